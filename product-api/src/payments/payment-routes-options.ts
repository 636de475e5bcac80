import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/headers'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Database } from '../db/client.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import type { PaymentProviders } from './payment-provider.ts'
import type { Recipient } from './transfer/recipient.ts'

/** Of a call that begins a payment. */
export const keyHeadersSchema = z.looseObject({
  [IDEMPOTENCY_KEY_HEADER]: z.string().regex(/^[\x21-\x7e]{1,200}$/),
})

export type PaymentRoutesOptions = {
  db: Database
  stock: StockKeeper
  providers: PaymentProviders
  logger: FastifyBaseLogger
  shopSegment: string
  company: Recipient
}

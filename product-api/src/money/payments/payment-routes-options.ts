import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import type { PaymentProviders } from './payment-provider.ts'
import type { Recipient } from './transfer/recipient.ts'

export type PaymentRoutesOptions = {
  db: Database
  stock: StockKeeper
  providers: PaymentProviders
  logger: FastifyBaseLogger
  shopSegment: string
  company: Recipient
}

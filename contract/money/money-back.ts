import { z } from 'zod'
import { moneySchema } from './money.ts'
import { usdSchema } from './payment.ts'
import { paymentProviders } from './payment-providers.ts'

/** Money of an order that went back to its buyer, as the buyer sees it. */
export const moneyBackSchema = z.strictObject({
  amount: moneySchema,
  /** What of the wallet's dollars went; null: it was paid in złoty. */
  usd: usdSchema.nullable(),
  /** The way it was paid by; null: staff hand it over, or transfer it. */
  provider: z.enum(paymentProviders).nullable(),
  /** `asked`: it is on its way. */
  state: z.enum(['asked', 'done']),
  /** When it went; of what is on its way, when it was asked for. */
  at: z.iso.datetime(),
})
export type MoneyBack = z.output<typeof moneyBackSchema>

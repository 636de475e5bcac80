import { z } from 'zod'
import { exchangeRateSchema, moneySchema } from './money.ts'
import { orderIdSchema } from './order-id.ts'

/**
 * - `created`: the provider was asked for it; nobody has paid yet.
 * - `captured`: the money is ours.
 * - `refused`: the provider or the buyer's bank said no, or the buyer's time ran out; no money moved.
 * - `refunded`: the money went back.
 * - `disputed`: what the provider reports is not what was asked for (amount, currency, payee or order); a person has to look.
 */
export const paymentStates = ['created', 'captured', 'refused', 'refunded', 'disputed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** An amount of US dollars on the wire, two decimals as text, as the provider writes it: "103.40". */
export const usdSchema = z.string().regex(/^\d{1,8}\.\d{2}$/)

/** The provider's id of its order, such as 5O190127TN364715T. */
export const walletOrderIdSchema = z.string().regex(/^[A-Z\d]{8,36}$/)

/** What the wallet would be asked for now. */
export const paymentQuoteSchema = z.strictObject({
  /** The cart's total. */
  total: moneySchema,
  /** The same at the dollar's rate of the day. */
  usd: usdSchema,
  exchangeRate: exchangeRateSchema,
})
export type PaymentQuote = z.output<typeof paymentQuoteSchema>

export const paymentSchema = z.strictObject({
  id: z.uuid(),
  /** The provider's id of the order that the buyer approves. */
  walletOrderId: walletOrderIdSchema,
  state: z.enum(paymentStates),
  /** The cart's total when the payment was created: what it counts for on an order. */
  amount: moneySchema,
  /** What the wallet was asked for. */
  usd: usdSchema,
  exchangeRate: exchangeRateSchema,
  /** The order that it pays; null: it waits for the person's next one. */
  orderId: orderIdSchema.nullable(),
  createdAt: z.iso.datetime(),
  capturedAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
})
export type Payment = z.output<typeof paymentSchema>

export const paymentsSchema = z.array(paymentSchema)

/** Body of `POST payments`: the total that the buyer was shown; when the cart comes to something else, nothing is created. */
export const createPaymentSchema = z.strictObject({ expectedTotal: moneySchema })
export type CreatePayment = z.output<typeof createPaymentSchema>

/** What the browser needs for the provider's button; null: no wallet is configured. */
export const walletConfigSchema = z.strictObject({
  clientId: z.string(),
  /** Where the button's script comes from, when it is not the provider's own host. */
  sdkBaseUrl: z.url().optional(),
})
export type WalletConfig = z.output<typeof walletConfigSchema>

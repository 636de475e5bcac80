import { z } from 'zod'
import { languages } from '../language.ts'
import { exchangeRateSchema, moneySchema } from './money.ts'
import { orderIdSchema } from '../selling/order-id.ts'
import { isAwaited, paymentProviders } from './payment-providers.ts'
import { transferDetailsSchema } from './transfer.ts'

/** Whether an order is begun only when its money has come, so that no day of delivery can be promised yet. */
export const waitsForMoney = (order: { typeOfPayment: string; due: number; status: string }): boolean =>
  order.due > 0 && order.status !== 'Canceled' && isAwaited(order.typeOfPayment)

/**
 * - `created`: the provider was asked for it; it is not paid yet.
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
  provider: z.enum(paymentProviders),
  /** PayPal's id of the order that the buyer approves; null for another provider. */
  walletOrderId: walletOrderIdSchema.nullable(),
  /** What staff find it by at the provider: PayPal's order, the number of Przelewy24, day and number of a line of a bank statement; null: nothing was paid there yet. */
  reference: z.string().nullable(),
  state: z.enum(paymentStates),
  /** What it counts for on an order: the cart's total when the payment was created, or what was due of the order. */
  amount: moneySchema,
  /** What the wallet was asked for; null for a payment in złoty. */
  usd: usdSchema.nullable(),
  exchangeRate: exchangeRateSchema.nullable(),
  /** The order that it pays; null: it waits for the person's next one. */
  orderId: orderIdSchema.nullable(),
  createdAt: z.iso.datetime(),
  capturedAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
  /** The provider was asked to send the money back, and has not said yet that it did. */
  isRefundAsked: z.boolean(),
})
export type Payment = z.output<typeof paymentSchema>

export const paymentsSchema = z.array(paymentSchema)

/** A payment through the wallet, as its buyer sees it. */
export const walletPaymentSchema = z.strictObject({
  ...paymentSchema.shape,
  provider: z.literal('paypal'),
  walletOrderId: walletOrderIdSchema,
  usd: usdSchema,
  exchangeRate: exchangeRateSchema,
})
export type WalletPayment = z.output<typeof walletPaymentSchema>

export const walletPaymentsSchema = z.array(walletPaymentSchema)

/** Body of `POST payments`: the total that the buyer was shown; when the cart comes to something else, nothing is created. */
export const createPaymentSchema = z.strictObject({
  expectedTotal: moneySchema,
  /** Of the page, and so of the wallet's. */
  language: z.enum(languages).default('pl'),
})
export type CreatePayment = z.output<typeof createPaymentSchema>

/** Body of `POST payments/orders/{id}`: the language of the page that the buyer comes back to. */
export const startPaymentSchema = z.strictObject({ language: z.enum(languages) })

/** Six digits that the app of a bank in Poland shows for two minutes. */
const blikCodeSchema = z.string().regex(/^\d{6}$/)

const MAX_USER_AGENT = 255

/** Body of `POST payments/orders/{id}/blik`. `payer`: whose browser it is, which the provider tells the bank; it is kept nowhere. */
export const payByBlikSchema = startPaymentSchema.extend({
  code: blikCodeSchema,
  payer: z.strictObject({
    address: z.union([z.ipv4(), z.ipv6()]).nullable(),
    userAgent: z.string().min(1).max(MAX_USER_AGENT).nullable(),
  }),
})
export type PayByBlik = z.output<typeof payByBlikSchema>
export type Payer = PayByBlik['payer']

/**
 * What became of a BLIK code.
 * - `waiting`: the code is good; the buyer is asked in the app of the bank.
 * - `wrong_code`: it is none, or not any more; the buyer is not asked.
 * - `refused`: the bank does not take the payment.
 * - `elsewhere`: codes are not taken here at this moment; the page of the provider takes them.
 */
const blikOutcomes = ['waiting', 'wrong_code', 'refused', 'elsewhere'] as const
export const blikReplySchema = z.strictObject({ outcome: z.enum(blikOutcomes) })
export type BlikOutcome = z.output<typeof blikReplySchema>['outcome']

/** The page of the provider where the buyer pays. */
export const startedPaymentSchema = z.strictObject({ payAt: z.url({ protocol: /^https?$/ }) })
export type StartedPayment = z.output<typeof startedPaymentSchema>

/**
 * What is known of the payment for an order.
 * - `paid`: nothing is due any more.
 * - `checking`: the provider does not say at this moment.
 * - `unpaid`: the provider knows of no payment yet.
 * - `disputed`: something was paid that was not asked for; a person looks.
 * - `canceled`: the order is, and nothing is to be paid for it.
 * - `canceled_paid`: the order is, and what was paid for it goes back.
 * - `refunded`: all that was paid went back, or is on its way.
 */
const orderPaymentStates = [
  'paid',
  'checking',
  'unpaid',
  'disputed',
  'canceled',
  'canceled_paid',
  'refunded',
] as const
export const orderPaymentSchema = z.strictObject({
  state: z.enum(orderPaymentStates),
  due: moneySchema,
  /** What came in for it so far, whatever of it went back. */
  paid: moneySchema,
  /** Whether it can be paid now, on a page of the provider. */
  isPayable: z.boolean(),
  /** Whether the code of a bank's app is taken in the shop as well; absent: it is not. */
  takesBlik: z.literal(true).optional(),
  /** The bank refused the newest try; absent: it did not. */
  isRefused: z.literal(true).optional(),
  /** How it is paid by bank transfer; absent: it is not. */
  transfer: transferDetailsSchema.optional(),
})
export type OrderPayment = z.output<typeof orderPaymentSchema>

/** What the browser needs for the provider's button; null: no wallet is configured. */
export const walletConfigSchema = z.strictObject({
  clientId: z.string(),
  /** Where the button's script comes from, when it is not the provider's own host. */
  sdkBaseUrl: z.url().optional(),
})
export type WalletConfig = z.output<typeof walletConfigSchema>

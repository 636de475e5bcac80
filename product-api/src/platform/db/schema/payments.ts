import type { Grosze } from '@bieznik/contract/money/money'
import { paymentStates } from '@bieznik/contract/money/payment'
import { paymentProviders } from '@bieznik/contract/money/payment-providers'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bankStatementLines } from './bank-statements.ts'
import { orders } from './orders.ts'
import { time } from './time.ts'

/** Payments through a provider. Nothing of a card or of an account at the provider is kept. */
export const payments = pgTable(
  'payments',
  {
    /** Also PayPal's `custom_id` and `invoice_id`, and the root of every request id that a provider is sent. */
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    provider: text('provider', { enum: paymentProviders }).notNull().default('paypal'),
    /** The provider's id of what the buyer approves: PayPal's order, the token of Przelewy24. Empty until the provider responds. */
    walletOrderId: text('wallet_order_id').unique(),
    /** Our id of it at Przelewy24. Money that came in a second time has the one of the payment that it was meant for. */
    sessionId: text('session_id'),
    /** The provider's id of the money that it took. */
    captureId: text('capture_id'),
    state: text('state', { enum: paymentStates }).notNull().default('created'),
    /** grosze: the cart's total when it was created, or what was due of the order */
    amount: integer('amount').$type<Grosze>().notNull(),
    /** What the wallet was asked for; empty where the payment is in złoty. */
    usdCents: integer('usd_cents'),
    plnPerUsd: numeric('pln_per_usd', { precision: 10, scale: 4, mode: 'number' }),
    exchangeRateDate: date('exchange_rate_date'),
    /** The order that it pays. */
    orderId: integer('order_id').references(() => orders.id),
    /** Of a bank transfer: the line of a bank statement that the money is a part of, or all. */
    statementLineId: integer('statement_line_id').references(() => bankStatementLines.id),
    createdAt: time('created_at').notNull().defaultNow(),
    capturedAt: time('captured_at'),
    refundedAt: time('refunded_at'),
    /** uid of the member of staff who sent the money back; empty: the provider did. */
    refundedBy: text('refunded_by'),
    /** grosze: what came in, as far as it is known, where it came otherwise than it was asked for; empty: as it was asked for. */
    receivedAmount: integer('received_amount').$type<Grosze>(),
    /** Not used: of the version before, in which refunds of whole payments were no rows of `refunds`. */
    refundAskedAt: time('refund_asked_at'),
    refundRejections: integer('refund_rejections').notNull().default(0),
    /** When the provider was last asked for the money; the result may not be known. */
    captureAskedAt: time('capture_asked_at'),
    /** How often the provider refused the money: each refusal ends one request, and the next is a new one. */
    declines: integer('declines').notNull().default(0),
    /** grosze: what of it went back or was asked for by rows of `refunds`; one that was rejected is not counted. */
    refundedAmount: integer('refunded_amount')
      .$type<Grosze>()
      .notNull()
      .default(sql`0`),
    refundedUsdCents: integer('refunded_usd_cents').notNull().default(0),
    /** When its order came to another amount, so that it is not to be paid any more. */
    withdrawnAt: time('withdrawn_at'),
    /** When the provider is asked what became of it; empty: nothing is open any more. */
    nextLookAt: time('next_look_at'),
  },
  (payment) => [
    unique('payments_key_of_user').on(payment.userId, payment.idempotencyKey),
    index('payments_of_user').on(payment.userId, payment.createdAt),
    index('payments_of_order')
      .on(payment.orderId)
      .where(sql`${payment.orderId} is not null`),
    index('payments_to_look_at')
      .on(payment.nextLookAt)
      .where(sql`${payment.nextLookAt} is not null`),
    index('payments_of_session')
      .on(payment.sessionId)
      .where(sql`${payment.sessionId} is not null`),
    // A line pays an order once.
    uniqueIndex('payments_of_statement_line')
      .on(payment.statementLineId, payment.orderId)
      .where(sql`${payment.statementLineId} is not null`),
    check(
      'payments_refunded_in_bounds',
      sql`${payment.refundedAmount} between 0 and ${payment.amount} and ${payment.refundedUsdCents} between 0 and coalesce(${payment.usdCents}, 0)`,
    ),
    check('payments_amount_positive', sql`${payment.amount} > 0 and ${payment.usdCents} > 0`),
    check(
      'payments_dollars_of_paypal',
      sql`(${payment.provider} = 'paypal') = (${payment.usdCents} is not null and ${payment.plnPerUsd} is not null and ${payment.exchangeRateDate} is not null)`,
    ),
    check(
      'payments_joined_by_provider',
      sql`case when ${payment.provider} = 'paypal' then ${payment.orderId} is null or ${payment.capturedAt} is not null else ${payment.orderId} is not null end`,
    ),
  ],
)

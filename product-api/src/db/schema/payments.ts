import type { Grosze } from '@bieznik/contract/money'
import { paymentStates } from '@bieznik/contract/payment'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** Payments through the wallet. Nothing of a card or of an account at the provider is kept. */
export const payments = pgTable(
  'payments',
  {
    /** Also the provider's `custom_id` and `invoice_id`, and the root of every request id that it is sent. */
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Empty until the provider has answered. */
    walletOrderId: text('wallet_order_id').unique(),
    /** The provider's id of the money that it took. */
    captureId: text('capture_id'),
    state: text('state', { enum: paymentStates }).notNull().default('created'),
    /** grosze: the cart's total when it was created */
    amount: integer('amount').$type<Grosze>().notNull(),
    /** What the wallet was asked for. */
    usdCents: integer('usd_cents').notNull(),
    plnPerUsd: numeric('pln_per_usd', { precision: 10, scale: 4, mode: 'number' }).notNull(),
    exchangeRateDate: date('exchange_rate_date').notNull(),
    /** The order that it pays. */
    orderId: integer('order_id').references(() => orders.id),
    createdAt: time('created_at').notNull().defaultNow(),
    capturedAt: time('captured_at'),
    refundedAt: time('refunded_at'),
    /** uid of the member of staff who sent the money back; empty: the provider did. */
    refundedBy: text('refunded_by'),
    /** When the provider was last asked for the money; what came of it may not have been heard. */
    captureAskedAt: time('capture_asked_at'),
    /** How often the provider refused the money: each refusal ends one request, and the next is a new one. */
    declines: integer('declines').notNull().default(0),
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
    check('payments_amount_positive', sql`${payment.amount} > 0 and ${payment.usdCents} > 0`),
    check(
      'payments_captured_before_joined',
      sql`${payment.orderId} is null or ${payment.capturedAt} is not null`,
    ),
  ],
)

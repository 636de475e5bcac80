import type { FieldChange, LineChange } from '@bieznik/contract/selling/order-correction'
import type { Grosze } from '@bieznik/contract/money/money'
import { goodsConditions } from '@bieznik/contract/care/goods-return'
import { refundStates } from '@bieznik/contract/money/refund'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { complaints } from './complaints.ts'
import { orderItems, orders } from './orders.ts'
import { payments } from './payments.ts'
import { withdrawals } from './withdrawals.ts'
import { time } from './time.ts'

const orderId = () =>
  integer('order_id')
    .notNull()
    .references(() => orders.id)

/** What was corrected of an order after it was placed, before and after. Rows are only added. */
export const orderCorrections = pgTable(
  'order_corrections',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    /** In words for the buyer; empty: the buyer canceled a line. */
    reason: text('reason'),
    fields: jsonb('fields').$type<FieldChange[]>().notNull(),
    /** Prices in grosze. */
    lines: jsonb('lines').$type<LineChange[]>().notNull(),
    totalBefore: integer('total_before').$type<Grosze>().notNull(),
    totalAfter: integer('total_after').$type<Grosze>().notNull(),
    /** uid */
    doneBy: text('done_by').notNull(),
    doneAt: time('done_at').notNull().defaultNow(),
  },
  (correction) => [index('order_corrections_of_order').on(correction.orderId)],
)

/** Goods of an order that came back. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: orderId(),
    /** A repeat with the same key is the same return. */
    key: text('key').notNull(),
    note: text('note').notNull(),
    /** What they came back for. */
    withdrawalId: integer('withdrawal_id').references(() => withdrawals.id),
    complaintId: integer('complaint_id').references(() => complaints.id),
    /** uid */
    doneBy: text('done_by').notNull(),
    doneAt: time('done_at').notNull().defaultNow(),
  },
  (row) => [unique('order_returns_once').on(row.orderId, row.key)],
)

export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    returnId: integer('return_id')
      .notNull()
      .references(() => orderReturns.id),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    pieces: integer('pieces').notNull(),
    /** What became of them: into the stock, or to scrap. */
    condition: text('condition', { enum: goodsConditions }).notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.returnId, line.orderItemId, line.condition] }),
    index('order_return_lines_of_item').on(line.orderItemId),
    check('order_return_lines_pieces_positive', sql`${line.pieces} > 0`),
  ],
)

/** Money that goes back: parts of payments, or all that is left of one, and what staff sent back by hand. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the root of every request id that a provider is sent. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** Empty: of a payment that no order has used. */
    orderId: integer('order_id').references(() => orders.id),
    /** Of the request of staff: it can be used again once the refund is rejected. */
    key: text('key').notNull(),
    /** The payment that it goes back of; empty: staff hand it over or transfer it themselves. */
    paymentId: uuid('payment_id').references(() => payments.id),
    /** grosze */
    amount: integer('amount').$type<Grosze>().notNull(),
    /** All that the provider has of a disputed payment: the amount is what is known of it. */
    isWhole: boolean('is_whole').notNull().default(false),
    /** The part of the dollars of a payment in dollars. */
    usdCents: integer('usd_cents'),
    reason: text('reason').notNull(),
    state: text('state', { enum: refundStates }).notNull().default('asked'),
    /** What the provider says of why it has not gone; empty: nothing. */
    problem: text('problem'),
    /** The withdrawal that it pays. */
    withdrawalId: integer('withdrawal_id').references(() => withdrawals.id),
    /** The complaint that it pays. */
    complaintId: integer('complaint_id').references(() => complaints.id),
    /** uid */
    askedBy: text('asked_by').notNull(),
    askedAt: time('asked_at').notNull().defaultNow(),
    endedAt: time('ended_at'),
    /** When the provider is asked again; empty: it has said what became of it. */
    nextLookAt: time('next_look_at'),
  },
  (refund) => [
    index('refunds_of_order').on(refund.orderId),
    index('refunds_of_payment').on(refund.paymentId),
    index('refunds_to_look_at')
      .on(refund.nextLookAt)
      .where(sql`${refund.nextLookAt} is not null`),
    check('refunds_amount_positive', sql`${refund.amount} > 0 and ${refund.usdCents} > 0`),
  ],
)

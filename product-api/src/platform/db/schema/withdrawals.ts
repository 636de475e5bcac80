import { languages } from '@bieznik/contract/selling/order'
import type { WithdrawalLine } from '@bieznik/contract/care/withdrawal'
import { caseChannels } from '@bieznik/contract/care/case-channel'
import { withdrawalStatuses } from '@bieznik/contract/care/withdrawal-status'
import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { formDrafts } from './form-drafts.ts'
import { orders } from './orders.ts'
import { time } from './time.ts'

/** Statements of withdrawal. A trigger keeps what was stated, when and how from being changed or deleted. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Of the form that was confirmed; a repeat with the same key is the same statement. */
    idempotencyKey: text('idempotency_key').unique(),
    name: text('name').notNull(),
    email: text('email'),
    orderText: text('order_text').notNull(),
    /** Empty: from the whole contract. */
    lines: jsonb('lines').$type<WithdrawalLine[]>(),
    /** Of a refund of cash; empty: none was given. */
    account: text('account'),
    language: text('language', { enum: languages }).notNull(),
    channel: text('channel', { enum: caseChannels }).notNull(),
    receivedAt: time('received_at').notNull(),
    refundDue: date('refund_due').notNull(),
    status: text('status', { enum: withdrawalStatuses }).notNull().default('received'),
    orderId: integer('order_id').references(() => orders.id),
    note: text('note').notNull().default(''),
  },
  (withdrawal) => [
    index('withdrawals_by_status').on(withdrawal.status, withdrawal.refundDue),
    index('withdrawals_of_order').on(withdrawal.orderId),
  ],
)

/** The history of a withdrawal; its arrival is the row without `from`. */
export const withdrawalChanges = pgTable(
  'withdrawal_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    withdrawalId: integer('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id),
    from: text('from_status', { enum: withdrawalStatuses }),
    to: text('to_status', { enum: withdrawalStatuses }).notNull(),
    /** uid of the member of staff; empty: the person themselves. */
    changedBy: text('changed_by'),
    changedAt: time('changed_at').notNull().defaultNow(),
  },
  (change) => [index('withdrawal_changes_of_withdrawal').on(change.withdrawalId)],
)

export const withdrawalDrafts = formDrafts('withdrawal_drafts')

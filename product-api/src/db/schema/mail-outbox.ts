import { languages } from '@bieznik/contract/order'
import { orderStatuses } from '@bieznik/contract/order-status'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

export const mailKinds = ['order_placed', 'order_status_changed'] as const

/** Mails that are due, written in the transaction of what they tell. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    language: text('language', { enum: languages }).notNull(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The status that the mail tells of. */
    status: text('status', { enum: orderStatuses }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (mail) => [
    index('mail_outbox_due')
      .on(mail.id)
      .where(sql`${mail.sentAt} is null`),
  ],
)

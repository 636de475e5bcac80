import { languages } from '@bieznik/contract/order'
import { orderStatuses } from '@bieznik/contract/order-status'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

export const mailKinds = ['order_placed', 'order_status_changed'] as const

/** Mails to buyers, written in the transaction of what they tell. */
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
    /** Part of the Message-ID: a mail that goes out twice is known by it as one. */
    messageKey: uuid('message_key').notNull().defaultRandom(),
    /** Tries begun so far; one that ended with the process counts too. */
    tries: integer('tries').notNull().default(0),
    /** When to try next. While a try is under way: when it is taken to have ended with its process. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    /** Codes of the last failure, nothing personal. */
    lastFailure: text('last_failure'),
    /** When it was given up; a person has to look at it. */
    setAsideAt: timestamp('set_aside_at', { withTimezone: true }),
  },
  (mail) => [
    index('mail_outbox_due')
      .on(mail.id)
      .where(sql`${mail.sentAt} is null and ${mail.setAsideAt} is null`),
  ],
)

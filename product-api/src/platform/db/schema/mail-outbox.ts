import { languages } from '@bieznik/contract/selling/order'
import { orderStatuses } from '@bieznik/contract/selling/order-status'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { complaints } from './complaints.ts'
import { consents } from './consents.ts'
import { orderCorrections, refunds } from './corrections.ts'
import { invoices } from './invoices.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { recalls } from './recalls.ts'
import { withdrawals } from './withdrawals.ts'

/** `withdrawal_notice`: to the address of the order, when the statement came from another one. `complaint_due`: to the seller. */
export const mailKinds = [
  'order_placed',
  'order_status_changed',
  'order_corrected',
  'withdrawal_received',
  'withdrawal_notice',
  'complaint_received',
  'complaint_answered',
  'complaint_due',
  'recall',
  'opinion_invited',
  'back_in_stock',
  'invoice_issued',
  'payment_reminder',
  'unpaid_canceled',
  'money_returned',
  'payment_received',
] as const
export type MailKind = (typeof mailKinds)[number]

/** Mails that go to many at once, and wait until no other mail does. A literal: an index is found by the same expression alone. */
export const canWait = (kind: SQLWrapper): SQL =>
  sql`(${kind} in ('recall', 'opinion_invited', 'back_in_stock'))`

/** Mails, to buyers but for `complaint_due`, written in the transaction of what they tell. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    language: text('language', { enum: languages }).notNull(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    /** Of a mail about an order. */
    orderId: integer('order_id').references(() => orders.id),
    /** The status of the order that the mail tells of. */
    status: text('status', { enum: orderStatuses }),
    /** Of a mail about a withdrawal. */
    withdrawalId: integer('withdrawal_id').references(() => withdrawals.id),
    /** Of a mail about a complaint. */
    complaintId: integer('complaint_id').references(() => complaints.id),
    /** Of a recall notice; `orderId` is then the buyer's newest order that is concerned. */
    recallId: integer('recall_id').references(() => recalls.id),
    /** The consent that a commercial mail relies on; it is not sent once that is withdrawn. */
    consentId: integer('consent_id').references(() => consents.id),
    /** Of a mail that a product is in stock again. */
    productId: integer('product_id').references(() => products.id),
    /** Of a mail that brings an invoice or a correction. */
    invoiceId: integer('invoice_id').references(() => invoices.id),
    /** Of a mail that tells what was corrected. */
    correctionId: integer('correction_id').references(() => orderCorrections.id),
    /** Of a mail that money went back: a part, or a whole payment; the payment also of a mail that it came in. */
    refundId: uuid('refund_id').references(() => refunds.id),
    paymentId: uuid('payment_id').references(() => payments.id),
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
    index('mail_outbox_by_urgency')
      .on(canWait(mail.kind), mail.id)
      .where(sql`${mail.sentAt} is null and ${mail.setAsideAt} is null`),
    index('mail_outbox_set_aside')
      .on(mail.setAsideAt)
      .where(sql`${mail.setAsideAt} is not null`),
    index('mail_outbox_of_withdrawal')
      .on(mail.withdrawalId)
      .where(sql`${mail.withdrawalId} is not null`),
    index('mail_outbox_of_notices')
      .on(mail.orderId, mail.createdAt)
      .where(sql`${mail.kind} = 'withdrawal_notice'`),
    // One mail a buyer.
    uniqueIndex('mail_outbox_of_recall')
      .on(mail.recallId, sql`lower(${mail.recipient})`)
      .where(sql`${mail.recallId} is not null`),
    // One invitation an order.
    uniqueIndex('mail_outbox_of_invitation')
      .on(mail.orderId)
      .where(sql`${mail.kind} = 'opinion_invited'`),
    index('mail_outbox_of_product')
      .on(mail.productId)
      .where(sql`${mail.productId} is not null`),
    index('mail_outbox_of_consent')
      .on(mail.consentId)
      .where(sql`${mail.consentId} is not null`),
  ],
)

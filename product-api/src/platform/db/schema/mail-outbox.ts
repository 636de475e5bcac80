import { languages } from '@bieznik/contract/selling/order'
import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { complaints } from './complaints.ts'
import { consents } from './consents.ts'
import { orderCorrections, refunds } from './corrections.ts'
import { invoices } from './invoices.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { recalls } from './recalls.ts'
import { withdrawals } from './withdrawals.ts'

/** Mails that go to many at once, and wait until no other mail does. A literal: an index is found by the same expression alone. */
export const canWait = (kind: SQLWrapper): SQL =>
  sql`(${kind} in ('recall', 'opinion_invited', 'back_in_stock'))`

/**
 * What the version before reads and writes in place of `about`. A trigger fills these columns from `about`, and `about` from them, so that
 * both versions run over one table. Nothing else uses them: the next version drops them with the trigger.
 */
const columnsOfVersionBefore = {
  orderId: integer('order_id').references(() => orders.id),
  status: text('status'),
  withdrawalId: integer('withdrawal_id').references(() => withdrawals.id),
  complaintId: integer('complaint_id').references(() => complaints.id),
  recallId: integer('recall_id').references(() => recalls.id),
  consentId: integer('consent_id').references(() => consents.id),
  productId: integer('product_id').references(() => products.id),
  invoiceId: integer('invoice_id').references(() => invoices.id),
  correctionId: integer('correction_id').references(() => orderCorrections.id),
  refundId: uuid('refund_id').references(() => refunds.id),
  paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'set null' }),
}

/** Mails, to buyers but for `complaint_due`, written in the transaction of what they tell. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** One of `mail/mail-kinds.ts`; while two versions run, one may be unknown to this one. */
    kind: text('kind').notNull(),
    /** What the kind's schema asks for: ids of what it is about. null never: see `columnsOfVersionBefore`. */
    about: jsonb('about').$type<Readonly<Record<string, unknown>>>(),
    /** Mails of a kind with the same key are queued once; null: as often as they are asked for. */
    uniqueKey: text('unique_key'),
    ...columnsOfVersionBefore,
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
    index('mail_outbox_about').using('gin', mail.about.op('jsonb_path_ops')),
    uniqueIndex('mail_outbox_once')
      .on(mail.kind, mail.uniqueKey)
      .where(sql`${mail.uniqueKey} is not null`),
    // Of the version before, as its columns are.
    index('mail_outbox_of_withdrawal')
      .on(mail.withdrawalId)
      .where(sql`${mail.withdrawalId} is not null`),
    index('mail_outbox_of_notices')
      .on(mail.orderId, mail.createdAt)
      .where(sql`${mail.kind} = 'withdrawal_notice'`),
    uniqueIndex('mail_outbox_of_recall')
      .on(mail.recallId, sql`lower(${mail.recipient})`)
      .where(sql`${mail.recallId} is not null`),
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

/** The number that mails have under this name in `about`; null: they have none. */
export const numberIn = (name: string): SQL<number | null> =>
  sql`(${mailOutbox.about} ->> ${sql.raw(`'${name}'`)})::int`.mapWith(Number)

/** Mails about this, by an index. */
export const isAbout = (name: string, id: SQLWrapper | number): SQL =>
  sql`${mailOutbox.about} @> jsonb_build_object(${sql.raw(`'${name}'`)}, (${id})::int)`

/** Mails about one of these, by an index. */
export const isAboutAny = (name: string, ids: readonly number[]): SQL =>
  or(...ids.map((id) => isAbout(name, id))) ?? sql`false`

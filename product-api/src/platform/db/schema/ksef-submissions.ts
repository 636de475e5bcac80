import { ksefStates } from '@bieznik/contract/money/invoice'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { invoices } from './invoices.ts'
import { time } from './time.ts'

/** Something is still to be done for it: it has no number yet, or nothing that confirms it. */
export const isOpenSubmission = (row: { state: SQLWrapper; confirmation: SQLWrapper }): SQL =>
  sql`(${row.state} in ('waiting', 'sent') or (${row.state} = 'accepted' and ${row.confirmation} is null))`

/** What has become of an invoice in KSeF. An invoice without a row is not sent there. */
export const ksefSubmissions = pgTable(
  'ksef_submissions',
  {
    invoiceId: integer('invoice_id')
      .primaryKey()
      .references(() => invoices.id),
    state: text('state', { enum: ksefStates }).notNull().default('waiting'),
    sessionReference: text('session_reference'),
    invoiceReference: text('invoice_reference'),
    /** Given by KSeF. */
    ksefNumber: text('ksef_number').unique(),
    /** Where anybody can check it. */
    verificationUrl: text('verification_url'),
    /** The official confirmation of receipt (UPO), XML; empty until it was fetched. */
    confirmation: text('confirmation'),
    tries: integer('tries').notNull().default(0),
    /** How often KSeF failed for a reason that is not in the document, so that it was sent again. */
    resends: integer('resends').notNull().default(0),
    dueAt: time('due_at').notNull().defaultNow(),
    /** A code, nothing personal. */
    lastFailure: text('last_failure'),
    sentAt: time('sent_at'),
    acceptedAt: time('accepted_at'),
  },
  (submission) => [index('ksef_submissions_open').on(submission.dueAt).where(isOpenSubmission(submission))],
)

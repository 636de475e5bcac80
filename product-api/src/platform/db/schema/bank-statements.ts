import { bankFormats, lineEvents } from '@bieznik/contract/money/bank-statement'
import type { Grosze } from '@bieznik/contract/money/money'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'
import { time } from './time.ts'

/** Files of the bank that staff imported. */
export const bankStatements = pgTable('bank_statements', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fileName: text('file_name').notNull(),
  format: text('format', { enum: bankFormats }).notNull(),
  /** uid */
  importedBy: text('imported_by').notNull(),
  importedAt: time('imported_at').notNull().defaultNow(),
})

/** Money that came in on the account, line by line. Only whether a line is settled ever changes. */
export const bankStatementLines = pgTable(
  'bank_statement_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The file that it was first in. */
    statementId: integer('statement_id')
      .notNull()
      .references(() => bankStatements.id),
    bookedOn: date('booked_on').notNull(),
    /** grosze */
    amount: integer('amount').$type<Grosze>().notNull(),
    title: text('title').notNull(),
    payer: text('payer').notNull(),
    /** Digits of the account that it came from; empty: the file does not say. */
    payerAccount: text('payer_account').notNull(),
    /** The same for the same line of another file; see `fingerprint.ts`. */
    fingerprint: text('fingerprint').notNull().unique(),
    /** Orders that its title may name. */
    orderRefs: integer('order_refs').array().notNull(),
    /** When nothing of it was left to decide; empty: it waits for a person. */
    settledAt: time('settled_at'),
  },
  (line) => [
    check('bank_statement_lines_amount_positive', sql`${line.amount} > 0`),
    index('bank_statement_lines_of_statement').on(line.statementId),
    index('bank_statement_lines_open')
      .on(line.id)
      .where(sql`${line.settledAt} is null`),
    index('bank_statement_lines_by_day').on(line.bookedOn),
  ],
)

/** Credits that the bank took back (storno), line by line. */
export const bankReversals = pgTable(
  'bank_reversals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The file that it was first in. */
    statementId: integer('statement_id')
      .notNull()
      .references(() => bankStatements.id),
    bookedOn: date('booked_on').notNull(),
    /** grosze, as of the credit */
    amount: integer('amount').$type<Grosze>().notNull(),
    title: text('title').notNull(),
    payer: text('payer').notNull(),
    /** Digits of the account that the credit came from; empty: the file does not say. */
    payerAccount: text('payer_account').notNull(),
    /** As of a line. */
    fingerprint: text('fingerprint').notNull().unique(),
    /** The credit that it takes back; empty: no line is it for certain. */
    lineId: integer('line_id')
      .unique()
      .references(() => bankStatementLines.id),
    /** When nothing was left to clear up; empty: it waits for a person. */
    settledAt: time('settled_at'),
    /** uid; empty: nothing had been decided on its credit, or all of it was taken back from its orders. */
    settledBy: text('settled_by'),
  },
  (reversal) => [
    check('bank_reversals_amount_positive', sql`${reversal.amount} > 0`),
    index('bank_reversals_of_statement').on(reversal.statementId),
    index('bank_reversals_open')
      .on(reversal.id)
      .where(sql`${reversal.settledAt} is null`),
  ],
)

/** What people decided on a line; rows are only added. */
export const bankLineEvents = pgTable(
  'bank_line_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    lineId: integer('line_id')
      .notNull()
      .references(() => bankStatementLines.id),
    event: text('event', { enum: lineEvents }).notNull(),
    orderId: integer('order_id').references(() => orders.id),
    /** grosze */
    amount: integer('amount').$type<Grosze>(),
    note: text('note').notNull().default(''),
    /** uid */
    who: text('who').notNull(),
    at: time('at').notNull().defaultNow(),
  },
  (event) => [index('bank_line_events_of_line').on(event.lineId)],
)

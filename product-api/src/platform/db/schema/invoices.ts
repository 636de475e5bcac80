import { invoiceKinds } from '@bieznik/contract/money/invoice'
import type { Grosze } from '@bieznik/contract/money/money'
import { languages } from '@bieznik/contract/selling/order'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'

/** The last number of each series. Issuing locks the row until the transaction ends, so that a number is taken once and none is lost. */
export const invoiceSeries = pgTable('invoice_series', {
  /** `FV/2026` */
  name: text('name').primaryKey(),
  lastNumber: integer('last_number').notNull(),
  /** Of the last number: a later number has no earlier day. */
  lastIssuedOn: date('last_issued_on').notNull(),
})

/** Invoices and their corrections. A trigger keeps every row as it was issued. */
export const invoices = pgTable(
  'invoices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    series: text('series')
      .notNull()
      .references(() => invoiceSeries.name),
    sequence: integer('sequence').notNull(),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Of a correction: the invoice that it corrects. */
    correctsId: integer('corrects_id'),
    /** Of an invoice that was issued anew, to the right tax id: the one that was corrected to nothing. */
    replacesId: integer('replaces_id'),
    issuedOn: date('issued_on').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** uid of the member of staff; empty: the shop did. */
    issuedBy: text('issued_by'),
    /** Of the buyer's copy, beside Polish. */
    language: text('language', { enum: languages }).notNull(),
    /** grosze, with VAT; of a correction: by how much more or less. */
    gross: integer('gross').$type<Grosze>().notNull(),
    /** All that it says; `invoices/invoice-content.ts` reads it. */
    content: jsonb('content').notNull(),
    /** The structured invoice FA(3), as it was checked. */
    xml: text('xml').notNull(),
    /** Hex, of the UTF-8 bytes of `xml`. */
    sha256: text('sha256').notNull(),
  },
  (invoice) => [
    unique('invoices_number').on(invoice.series, invoice.sequence),
    foreignKey({ name: 'invoices_corrects', columns: [invoice.correctsId], foreignColumns: [invoice.id] }),
    foreignKey({ name: 'invoices_replaces', columns: [invoice.replacesId], foreignColumns: [invoice.id] }),
    index('invoices_of_order').on(invoice.orderId),
    // An order is invoiced once; what changes is corrected, or replaced once.
    uniqueIndex('invoices_first_of_order')
      .on(invoice.orderId)
      .where(sql`${invoice.kind} = 'invoice' and ${invoice.replacesId} is null`),
    uniqueIndex('invoices_replaced_once').on(invoice.replacesId),
    check(
      'invoices_corrects_one',
      sql`(${invoice.kind} = 'correction') = (${invoice.correctsId} is not null)`,
    ),
  ],
)

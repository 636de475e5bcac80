import { failureKinds } from '@bieznik/contract/platform/failure'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { orders } from './orders.ts'
import { time } from './time.ts'

/** What was given up, and staff have taken care of in another way. A row goes when its subject is tried again or fails anew. */
export const handledFailures = pgTable(
  'handled_failures',
  {
    kind: text('kind', { enum: failureKinds }).notNull(),
    /** The id of the row that was given up, in the table of its kind. */
    subject: text('subject').notNull(),
    /** uid of the member of staff. */
    handledBy: text('handled_by').notNull(),
    handledAt: time('handled_at').notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.subject] })],
)

/** Orders whose invoice the shop could not issue by itself; once it is issued, the row has no effect. */
export const invoiceFailures = pgTable(
  'invoice_failures',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** A code, nothing personal. */
    failure: text('failure').notNull(),
    tries: integer('tries').notNull().default(1),
    /** When it is tried again. */
    dueAt: time('due_at').notNull(),
    failedAt: time('failed_at').notNull().defaultNow(),
  },
  (row) => [index('invoice_failures_due').on(row.dueAt)],
)

import { customerEvents } from '@bieznik/contract/people/customer'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What staff note on a person for each other. Rows are only added. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull(),
    text: text('text').notNull(),
    /** uid of the member of staff. */
    writtenBy: text('written_by').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (note) => [index('customer_notes_of_user').on(note.userId, note.id)],
)

/** Who of staff read, copied, erased or merged the data of a person. Rows are only added. */
export const customerAccessLog = pgTable(
  'customer_access_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull(),
    event: text('event', { enum: customerEvents }).notNull(),
    /** uid of the member of staff. */
    who: text('who').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (entry) => [index('customer_access_log_of_user').on(entry.userId, entry.id)],
)

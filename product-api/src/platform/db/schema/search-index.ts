import { sql } from 'drizzle-orm'
import { check, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** 64-bit transaction id, does not wrap around. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Change log of the search index, written by triggers. */
export const searchChanges = pgTable(
  'search_changes',
  {
    productId: integer('product_id').notNull(),
    tx: transactionNumber('tx')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: timestamp('at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  ({ tx, at }) => [index('search_changes_by_transaction').on(tx), index('search_changes_by_time').on(at)],
)

/** The longest text that is counted. */
export const MAX_COUNTED_TEXT = 60

/** Queries without results and their count; no user id. */
export const searchMisses = pgTable(
  'search_misses',
  {
    text: text('text').primaryKey(),
    times: integer('times').notNull().default(1),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ text: typed, lastAt }) => [
    check('search_misses_short', sql`length(${typed}) between 1 and ${sql.raw(String(MAX_COUNTED_TEXT))}`),
    index('search_misses_by_time').on(lastAt),
  ],
)

import type { FeedInput, FeedRun } from '@bieznik/contract/catalogue/supplier-feed'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { file } from './file.ts'
import { productImports } from './product-imports.ts'
import { suppliers } from './suppliers.ts'

/** Addresses that lists of suppliers are fetched from. */
export const supplierFeeds = pgTable('supplier_feeds', {
  supplierId: integer('supplier_id')
    .primaryKey()
    .references(() => suppliers.id, { onDelete: 'cascade' }),
  url: text('url').notNull(),
  everyHours: integer('every_hours').$type<FeedInput['everyHours']>().notNull(),
  applies: boolean('applies').notNull(),
  /** Percent. */
  maxChanged: integer('max_changed').notNull(),
  /** Percent. */
  maxPriceChange: integer('max_price_change').notNull(),
  nextRunAt: timestamp('next_run_at', { withTimezone: true }).notNull().defaultNow(),
  /** uid of who set it up last; what is applied by itself is applied in their name. */
  who: text('who').notNull(),
})

/** What became of each list that was fetched. */
export const supplierFeedRuns = pgTable(
  'supplier_feed_runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    supplierId: integer('supplier_id')
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    outcome: text('outcome').$type<FeedRun['outcome']>().notNull(),
    reason: text('reason').$type<FeedRun['reason']>(),
    counts: jsonb('counts').$type<FeedRun['counts']>(),
    largestPriceChange: integer('largest_price_change'),
    importId: integer('import_id').references(() => productImports.id, { onDelete: 'set null' }),
    /** Only of a list that waits for a person. */
    file: file('file'),
    fileName: text('file_name'),
    /** SHA-256 of the file, by which it is known when a person applies it. */
    digest: text('digest'),
  },
  (run) => [
    index('supplier_feed_runs_of_supplier').on(run.supplierId, run.id),
    index('supplier_feed_runs_of_import').on(run.importId),
  ],
)

import type { BulkChange } from '@bieznik/contract/catalogue/bulk-change'
import type { Grosze } from '@bieznik/contract/money/money'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Changes of many products at once that were applied. */
export const bulkChanges = pgTable('bulk_changes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  change: jsonb('change').$type<BulkChange>().notNull(),
  /** uid of who applied it. */
  who: text('who').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  /** How many products it changed. */
  changed: integer('changed').notNull(),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
  /** uid of who undid it. */
  undoneBy: text('undone_by'),
})

/** What a bulk change did to a product, so that it can be undone. The product may be gone since. */
export const bulkChangeProducts = pgTable(
  'bulk_change_products',
  {
    bulkChangeId: integer('bulk_change_id')
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    /** grosze, the regular price before */
    priceFrom: integer('price_from').$type<Grosze>().notNull(),
    /** grosze, the new regular or the reduced price; null: its price stayed. */
    priceTo: integer('price_to').$type<Grosze>(),
    /** Where it lay in the store; null: that was not changed. */
    placeFrom: text('place_from'),
    /** The reduction that was planned, or that the new regular price has ended. */
    reductionId: integer('reduction_id'),
  },
  (row) => [
    primaryKey({ columns: [row.bulkChangeId, row.productId] }),
    index('bulk_change_products_of_product').on(row.productId),
  ],
)

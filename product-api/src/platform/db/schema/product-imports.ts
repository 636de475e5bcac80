import type { ManagedProduct } from '@bieznik/contract/catalogue/product'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Files of products that were applied. */
export const productImports = pgTable('product_imports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fileName: text('file_name').notNull(),
  /** uid of who applied it. */
  who: text('who').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  created: integer('created').notNull(),
  changed: integer('changed').notNull(),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
  /** uid of who undid it. */
  undoneBy: text('undone_by'),
})

/** What an import did to a product, so that it can be undone. The product may be gone since. */
export const productImportChanges = pgTable(
  'product_import_changes',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    /** Null: the import created it. */
    before: jsonb('before').$type<ManagedProduct>(),
    after: jsonb('after').$type<ManagedProduct>().notNull(),
  },
  (change) => [
    primaryKey({ columns: [change.importId, change.productId] }),
    index('product_import_changes_of_product').on(change.productId),
  ],
)

import type { SupplierReading } from '@bieznik/contract/catalogue/supplier'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { productImports } from './product-imports.ts'

/** Who sends lists of products. */
export const suppliers = pgTable('suppliers', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique(),
  /** How the last list of theirs was read; null: none has been applied. */
  reading: jsonb('reading').$type<SupplierReading>(),
  /** uid of who entered it. */
  who: text('who').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
})

/** What suppliers call products of ours: their own keys. */
export const supplierProducts = pgTable(
  'supplier_products',
  {
    supplierId: integer('supplier_id')
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** By which it became known, and with which it is forgotten again. */
    importId: integer('import_id')
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
  },
  (known) => [
    primaryKey({ columns: [known.supplierId, known.code] }),
    index('supplier_products_of_product').on(known.productId),
    index('supplier_products_of_import').on(known.importId),
  ],
)

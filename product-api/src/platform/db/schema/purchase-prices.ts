import type { Grosze } from '@bieznik/contract/money/money'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { products } from './catalogue.ts'
import { productImports } from './product-imports.ts'

/**
 * What a piece of a product cost the shop, net, from which moment on. In a table of its own, so that no reply about a product has it by
 * accident. Rows are only added.
 */
export const purchasePrices = pgTable(
  'purchase_prices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** grosze; null: it is not known any more. */
    price: integer('price').$type<Grosze>(),
    since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
    /** uid of the member of staff. */
    who: text('who').notNull(),
  },
  (row) => [
    check('purchase_prices_not_negative', sql`${row.price} >= 0`),
    index('purchase_prices_of_product').on(row.productId, row.id),
  ],
)

/** Which of them imports have written down, so that they can be undone. */
export const importedPurchasePrices = pgTable(
  'imported_purchase_prices',
  {
    purchasePriceId: integer('purchase_price_id')
      .primaryKey()
      .references(() => purchasePrices.id, { onDelete: 'cascade' }),
    importId: integer('import_id')
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
  },
  (row) => [index('imported_purchase_prices_of_import').on(row.importId)],
)

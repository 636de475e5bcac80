import { stockReasons } from '@bieznik/contract/catalogue/product-input'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { orders } from './orders.ts'

/** Every change of a stock. The changes of a product sum up to its `quantity_in_stock`. */
export const stockLedger = pgTable(
  'stock_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Pieces; negative when they leave. */
    change: integer('change').notNull(),
    reason: text('reason', { enum: stockReasons }).notNull(),
    /** uid of who caused it; empty for the system. */
    who: text('who'),
    /** What staff had to say of it. */
    note: text('note').notNull().default(''),
    orderId: integer('order_id').references(() => orders.id),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index('stock_ledger_of_product').on(row.productId)],
)

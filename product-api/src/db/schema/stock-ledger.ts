import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { orders } from './orders.ts'

export const stockReasons = ['initial', 'order_placed', 'order_canceled', 'order_restored'] as const
export type StockReason = (typeof stockReasons)[number]

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
    orderId: integer('order_id').references(() => orders.id),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [index('stock_ledger_of_product').on(row.productId)],
)

import { MAX_LINE_QUANTITY } from '@bieznik/contract/selling/cart'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'

/** A cart is the lines of one user. */
export const cartLines = pgTable(
  'cart_lines',
  {
    userId: text('user_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (line) => [
    primaryKey({ columns: [line.userId, line.productId] }),
    check('cart_lines_quantity', sql`${line.quantity} between 1 and ${sql.raw(String(MAX_LINE_QUANTITY))}`),
  ],
)

import { languages } from '@bieznik/contract/selling/order'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'

/** Addresses that want one mail when a product is in stock again. A row goes with the mail, or after `STOCK_NOTICE_DAYS`. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    email: text('email').notNull(),
    language: text('language', { enum: languages }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (notice) => [
    uniqueIndex('stock_notices_of_product').on(notice.productId, sql`lower(${notice.email})`),
    index('stock_notices_of_email').on(sql`lower(${notice.email})`),
  ],
)

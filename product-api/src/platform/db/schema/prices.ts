import type { Grosze } from '@bieznik/contract/money/money'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What every product cost from which moment on, its first price included. Triggers of `products` write it, so that no writer of a price can
 * forget it. It refers to no product: it stays when one is deleted, and no id is given twice.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id').notNull(),
    /** grosze */
    price: integer('price').$type<Grosze>().notNull(),
    isReduced: boolean('is_reduced').notNull(),
    since: moment('since').notNull(),
  },
  (row) => [index('price_history_of_product').on(row.productId, row.since, row.id)],
)

/** A lower price for a time. The reductions of a product do not overlap: one is written only with the product locked. */
export const reductions = pgTable(
  'reductions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** grosze */
    price: integer('price').$type<Grosze>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** When its price came into force; null: not yet, or never. */
    startedAt: moment('started_at'),
    /** When it was over; null: it is planned or in force. */
    endedAt: moment('ended_at'),
    /** grosze; the lowest price of the 30 days before it, from its start on. */
    lowestPrice: integer('lowest_price').$type<Grosze>(),
    /** uid of who planned it. */
    who: text('who').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (row) => [
    check('reductions_price_positive', sql`${row.price} > 0`),
    check('reductions_in_order', sql`${row.startsAt} <= ${row.endsAt}`),
    index('reductions_of_product').on(row.productId, row.startsAt),
    index('reductions_open')
      .on(row.productId)
      .where(sql`${row.endedAt} is null`),
  ],
)

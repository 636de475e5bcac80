import type { Grosze } from '@bieznik/contract/money/money'
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'

export const productChangeEvents = [
  'created',
  'edited',
  'archived',
  'restored',
  'price',
  'reduction_planned',
  'reduction_changed',
  'reduction_ended',
] as const

/** What staff did to a product, stock apart, which has its ledger. What it cost when is in `price_history`. */
export const productChanges = pgTable(
  'product_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    event: text('event', { enum: productChangeEvents }).notNull(),
    /** uid of who did it. */
    who: text('who').notNull(),
    reason: text('reason').notNull().default(''),
    /** grosze, before and after, of the event `price`; the regular and the reduced one, of the events of a reduction. */
    priceFrom: integer('price_from').$type<Grosze>(),
    priceTo: integer('price_to').$type<Grosze>(),
    /** Names of the fields that were edited. */
    fields: text('fields').array().notNull().default([]),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (change) => [index('product_changes_of_product').on(change.productId, change.id)],
)

import { dispatchProblems, dispatchStates } from '@bieznik/contract/selling/dispatch-order'
import { shippingCarriers } from '@bieznik/contract/selling/shipping-carriers'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { shipments } from './shipments.ts'
import { time } from './time.ts'

/** Couriers that are ordered to collect parcels. A row is written before the carrier is asked. */
export const dispatchOrders = pgTable(
  'dispatch_orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    carrier: text('carrier', { enum: shippingCarriers }).notNull(),
    /** Of the call of staff: a repeat finds it. */
    key: uuid('key').notNull(),
    state: text('state', { enum: dispatchStates }).notNull().default('asked'),
    /** The carrier's own, and its status in its words. */
    carrierId: text('carrier_id'),
    carrierStatus: text('carrier_status'),
    problem: text('problem', { enum: dispatchProblems }),
    /** Names of fields, nothing personal. */
    problemFields: text('problem_fields')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    tries: integer('tries').notNull().default(0),
    /** When there is something to do; while a process is at it, when another one may. */
    dueAt: time('due_at').notNull().defaultNow(),
    /** uid of the member of staff. */
    askedBy: text('asked_by').notNull(),
    askedAt: time('asked_at').notNull().defaultNow(),
  },
  (order) => [
    unique('dispatch_orders_key').on(order.carrier, order.key),
    index('dispatch_orders_due')
      .on(order.dueAt)
      .where(sql`${order.state} not in ('done', 'refused', 'canceled')`),
  ],
)

/** Which parcels a courier was ordered for; after one who did not come, a parcel is in another one. */
export const dispatchedShipments = pgTable(
  'dispatched_shipments',
  {
    dispatchOrderId: integer('dispatch_order_id')
      .notNull()
      .references(() => dispatchOrders.id),
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipments.id),
  },
  (row) => [
    primaryKey({ columns: [row.dispatchOrderId, row.shipmentId] }),
    index('dispatched_shipments_of_shipment').on(row.shipmentId),
  ],
)

export type DispatchOrderRow = typeof dispatchOrders.$inferSelect

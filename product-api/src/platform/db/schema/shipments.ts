import type { Grosze } from '@bieznik/contract/money/money'
import { shipmentProblems, shipmentStates } from '@bieznik/contract/selling/shipment'
import { shippingCarriers } from '@bieznik/contract/selling/shipping-carriers'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { file } from './file.ts'
import { orders, parcels } from './orders.ts'
import { time } from './time.ts'

/** Parcels that are ordered from a carrier. A row is written before the carrier is asked, and found again there by its reference. */
export const shipments = pgTable(
  'shipments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    carrier: text('carrier', { enum: shippingCarriers }).notNull(),
    /** Ours, at the carrier: never used for two parcels. */
    reference: text('reference').notNull(),
    state: text('state', { enum: shipmentStates }).notNull().default('asked'),
    pieces: integer('pieces').notNull(),
    grams: integer('grams').notNull(),
    /** mm */
    length: integer('length').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    isNonStandard: boolean('is_non_standard').notNull().default(false),
    /** The delivery address as staff have split it; null: as the order has it. */
    street: text('street'),
    building: text('building'),
    /** grosze that the carrier collects from the receiver */
    collects: integer('collects').$type<Grosze>().notNull(),
    /** The carrier's own, and its status in its words. */
    carrierId: text('carrier_id'),
    carrierStatus: text('carrier_status'),
    number: text('number'),
    /** PDF; gone once the parcel has arrived. */
    label: file('label'),
    /** The row of `parcels` that the buyer follows. */
    parcelId: integer('parcel_id').references(() => parcels.id, { onDelete: 'set null' }),
    isCanceling: boolean('is_canceling').notNull().default(false),
    problem: text('problem', { enum: shipmentProblems }),
    /** Names of fields, nothing personal. */
    problemFields: text('problem_fields')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    tries: integer('tries').notNull().default(0),
    dueAt: time('due_at').notNull().defaultNow(),
    /** Until then a process is at it; a process that dies holds it back for so long. */
    leasedUntil: time('leased_until'),
    /** uid of the member of staff. */
    askedBy: text('asked_by').notNull(),
    askedAt: time('asked_at').notNull().defaultNow(),
  },
  (shipment) => [
    unique('shipments_reference').on(shipment.carrier, shipment.reference),
    index('shipments_of_order').on(shipment.orderId),
    index('shipments_due')
      .on(shipment.dueAt)
      .where(sql`${shipment.state} not in ('delivered', 'returned', 'refused', 'canceled')`),
  ],
)

export type ShipmentRow = typeof shipments.$inferSelect

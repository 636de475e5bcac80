import { z } from 'zod'
import { MAX_ORDERS_AT_ONCE, refusedOrderSchema } from './many-orders.ts'
import { orderIdSchema } from './order-id.ts'
import { addParcelSchema } from './parcel.ts'

/* Parcel numbers of many orders at once, as they come from a scanner or from the list of a carrier. */

/** For as many orders as a page has. */
const PARCELS_AN_ORDER = 4

export const addParcelsSchema = z.strictObject({
  parcels: z
    .array(z.strictObject({ orderId: orderIdSchema, ...addParcelSchema.shape }))
    .min(1)
    .max(MAX_ORDERS_AT_ONCE * PARCELS_AN_ORDER)
    // One label stands on one parcel: the same number twice is a mistake in scanning.
    .refine(
      (parcels) => new Set(parcels.map(({ number }) => number)).size === parcels.length,
      'each number once',
    ),
})
export type AddParcels = z.output<typeof addParcelsSchema>

/** Each parcel by itself: one that is refused leaves the others written down. */
export const parcelOutcomesSchema = z.strictObject({
  /** Ids of the orders of which every parcel is written down. */
  added: z.array(orderIdSchema),
  refused: z.array(refusedOrderSchema),
})
export type ParcelOutcomes = z.output<typeof parcelOutcomesSchema>

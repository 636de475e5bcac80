import { z } from 'zod'
import { orderIdSchema } from './order-id.ts'
import { addParcelSchema } from './parcel.ts'
import { problemCodes } from '../platform/problem-codes.ts'
import { MAX_ORDERS_AT_ONCE } from './status-changes.ts'

/* Parcel numbers of many orders at once, as they come from a scanner or from the list of a carrier. */

/** What a page of orders is packed in at most, in the mean. */
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
  refused: z.array(z.strictObject({ orderId: orderIdSchema, code: z.enum(problemCodes) })),
})
export type ParcelOutcomes = z.output<typeof parcelOutcomesSchema>

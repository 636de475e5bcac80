import { z } from 'zod'
import { orderIdSchema } from './order-id.ts'
import { addParcelSchema } from './parcel.ts'
import { problemCodes } from '../platform/problem-codes.ts'
import { MAX_ORDERS_AT_ONCE } from './status-changes.ts'

/* Parcel numbers of many orders at once, as they come from a scanner or from the list of a carrier. */

export const addParcelsSchema = z.strictObject({
  parcels: z
    .array(z.strictObject({ orderId: orderIdSchema, ...addParcelSchema.shape }))
    .min(1)
    .max(MAX_ORDERS_AT_ONCE)
    // One label stands on one parcel: the same number twice is a mistake in scanning.
    .refine(
      (parcels) => new Set(parcels.map(({ number }) => number)).size === parcels.length,
      'each number once',
    )
    .refine(
      (parcels) => new Set(parcels.map(({ orderId }) => orderId)).size === parcels.length,
      'each order once',
    ),
})
export type AddParcels = z.output<typeof addParcelsSchema>

/** Each order by itself: one that is refused leaves the others with their parcels. */
export const parcelOutcomesSchema = z.strictObject({
  /** Ids of the orders. */
  added: z.array(orderIdSchema),
  refused: z.array(z.strictObject({ orderId: orderIdSchema, code: z.enum(problemCodes) })),
})
export type ParcelOutcomes = z.output<typeof parcelOutcomesSchema>

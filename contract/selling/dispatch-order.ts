import { z } from 'zod'
import { shippingCarriers } from './shipping-carriers.ts'

/* Couriers who are ordered to collect what is ready: one dispatch order for all parcels of that moment. */

/**
 * `asked`: the carrier may or may not know of it yet. `sent`: it does. `accepted`: a courier comes. `done`: the courier was there.
 * `refused`: none comes, and its parcels wait again; so with `canceled`.
 */
export const dispatchStates = ['asked', 'sent', 'accepted', 'done', 'refused', 'canceled'] as const
export type DispatchState = (typeof dispatchStates)[number]

/** Nothing more comes of these. */
export const endedDispatchStates = ['done', 'refused', 'canceled'] as const satisfies DispatchState[]

/** The address that is collected from, the account, one of the parcels, the carrier away (it is asked again by itself), something else. */
export const dispatchProblems = [
  'address',
  'account',
  'parcels',
  'rejected',
  'away',
  'unknown_status',
  'other',
] as const
export type DispatchProblem = (typeof dispatchProblems)[number]

export const dispatchOrderSchema = z.strictObject({
  id: z.int().min(1),
  carrier: z.enum(shippingCarriers),
  state: z.enum(dispatchStates),
  /** In the carrier's words; null: it has said none yet. */
  carrierStatus: z.string().nullable(),
  /** The carrier's number of it; null: there is none yet. */
  carrierId: z.string().nullable(),
  parcels: z.int().min(0),
  problem: z.enum(dispatchProblems).nullable(),
  problemFields: z.array(z.string()),
  askedAt: z.iso.datetime(),
})
export type DispatchOrder = z.output<typeof dispatchOrderSchema>

export const dispatchOrdersSchema = z.strictObject({
  /** Carriers whose courier is ordered here, with the parcels that are ready and that no courier was ordered for. */
  carriers: z.array(z.strictObject({ carrier: z.enum(shippingCarriers), ready: z.int().min(0) })),
  /** Those of the last days, newest first. */
  dispatchOrders: z.array(dispatchOrderSchema),
})
export type DispatchOrders = z.output<typeof dispatchOrdersSchema>

/** `key` makes a repeat the same call. */
export const askDispatchSchema = z.strictObject({ carrier: z.enum(shippingCarriers), key: z.uuid() })
export type AskDispatch = z.output<typeof askDispatchSchema>

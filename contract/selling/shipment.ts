import { z } from 'zod'
import { dispatchStates } from './dispatch-order.ts'
import { moneySchema } from '../money/money.ts'
import { orderIdSchema } from './order-id.ts'
import { MAX_PARCEL_GRAMS, MAX_PARCEL_PIECES, MAX_PARCELS } from './parcel.ts'
import { shippingCarriers } from './shipping-carriers.ts'
import { isEachOnce, MAX_ORDERS_AT_ONCE } from './many-orders.ts'
import { typedLine } from '../platform/typed-text.ts'

/* Shipments that are ordered from a carrier: each is one parcel with one label. */

/**
 * `asked`: the carrier may or may not know of it yet. `preparing`: it does, and there is no label yet. `ready`: number and label are
 * there. `problem`: on its way and held up.
 */
export const shipmentStates = [
  'asked',
  'preparing',
  'ready',
  'on_way',
  'problem',
  'delivered',
  'returned',
  'refused',
  'canceled',
] as const
export type ShipmentState = (typeof shipmentStates)[number]

/** What a carrier puts into one file. */
export const MAX_LABELS_AT_ONCE = 100

/** Nothing more comes of these. */
export const endedStates = ['delivered', 'returned', 'refused', 'canceled'] as const satisfies ShipmentState[]

export const isEnded = (state: ShipmentState): boolean => endedStates.some((ended) => ended === state)

/** Whether the carrier, or what waits for it, has the parcel: it is not asked for once more by itself. */
export const isLive = (state: ShipmentState): boolean => state !== 'refused' && state !== 'canceled'

/** Soon another one by itself. */
export const isUnderWay = ({ state, isCanceling }: Pick<Shipment, 'state' | 'isCanceling'>): boolean =>
  state === 'asked' || state === 'preparing' || isCanceling

/**
 * What is wrong, and so what helps: the address, who receives it, weight or size, the account at the carrier, no offer for this parcel, too
 * late to cancel, the carrier away (it is asked again by itself), something else.
 */
export const shipmentProblems = [
  'address',
  'receiver',
  'parcel',
  'account',
  'no_offer',
  'too_late',
  'away',
  'unknown_status',
  'other',
] as const
export type ShipmentProblem = (typeof shipmentProblems)[number]

/** Why no parcel of an order is asked for: what staff have to look at first. */
export const shipmentObstacles = [
  'not_found',
  'not_shipped',
  'canceled',
  'too_many',
  'country',
  'address',
  'phone',
  'failed',
] as const
export type ShipmentObstacle = (typeof shipmentObstacles)[number]

/** A parcel as it is packed. Sides in mm. */
export const packedParcelSchema = z.strictObject({
  pieces: z.int().min(1).max(MAX_PARCEL_PIECES),
  grams: z.int().min(1).max(MAX_PARCEL_GRAMS),
  length: z.int().min(1).max(5_000),
  width: z.int().min(1).max(5_000),
  height: z.int().min(1).max(5_000),
  /** Round, or not in a box: carriers sort it by hand, and charge more for one that was not declared. */
  isNonStandard: z.boolean().default(false),
})
export type PackedParcel = z.output<typeof packedParcelSchema>

export const shipmentSchema = z.strictObject({
  id: z.int().min(1),
  orderId: orderIdSchema,
  carrier: z.enum(shippingCarriers),
  state: z.enum(shipmentStates),
  /** In the carrier's words; null: it has said none yet. */
  carrierStatus: z.string().nullable(),
  number: z.string().nullable(),
  ...packedParcelSchema.shape,
  /** What the carrier collects from the receiver; 0: nothing. */
  collects: moneySchema,
  hasLabel: z.boolean(),
  isCanceling: z.boolean(),
  /** What became of ordering a courier for it; null: none was ordered. */
  courier: z.enum(dispatchStates).nullable(),
  problem: z.enum(shipmentProblems).nullable(),
  /** Which of what was sent, in the carrier's words: `receiver.address.post_code`. */
  problemFields: z.array(z.string()),
  askedAt: z.iso.datetime(),
})
export type Shipment = z.output<typeof shipmentSchema>

/** A parcel that is proposed; null: a product has no weight, and somebody has to weigh it. */
export const proposedParcelSchema = packedParcelSchema.extend({
  grams: packedParcelSchema.shape.grams.nullable(),
})
export type ProposedParcel = z.output<typeof proposedParcelSchema>

/** Street and number of the delivery address, where its one line can be read in more than one way. */
export const splitAddressSchema = z.strictObject({ street: typedLine(100), building: typedLine(50) })
export type SplitAddress = z.output<typeof splitAddressSchema>

/** What is known of an order's shipments. `canShip`: it goes to an address that the carrier delivers to, and is not canceled. */
export const orderShipmentsSchema = z.strictObject({
  orderId: orderIdSchema,
  canShip: z.boolean(),
  shipments: z.array(shipmentSchema),
  /** What no courier can use as the buyer wrote it, word for word; null: it is fine. */
  unclear: z.strictObject({
    /** Staff say where the number of the building begins. */
    address: z.string().nullable(),
    /** Staff ask for a Polish number. */
    phone: z.string().nullable(),
  }),
  /** For the pieces that are in no parcel yet. */
  proposed: z.array(proposedParcelSchema),
})
export type OrderShipments = z.output<typeof orderShipmentsSchema>

export const shipmentsSchema = z.strictObject({
  /** Those that are configured; none: labels cannot be made here. */
  carriers: z.array(z.enum(shippingCarriers)),
  orders: z.array(orderShipmentsSchema),
})

/** The parcels of one order; `key` makes a repeat the same call. */
export const askShipmentsSchema = z.strictObject({
  carrier: z.enum(shippingCarriers),
  key: z.uuid(),
  orders: z
    .array(
      z.strictObject({
        orderId: orderIdSchema,
        /** Where the address of the order is unclear. */
        address: splitAddressSchema.optional(),
        parcels: z.array(packedParcelSchema).min(1).max(MAX_PARCELS),
      }),
    )
    .min(1)
    .max(MAX_ORDERS_AT_ONCE)
    .refine((orders) => isEachOnce(orders.map(({ orderId }) => orderId)), 'each once'),
})
export type AskShipments = z.output<typeof askShipmentsSchema>

/** Orders that were refused, each by itself; the others are asked for. */
export const askedShipmentsSchema = z.strictObject({
  refused: z.array(
    z.strictObject({
      orderId: orderIdSchema,
      reason: z.enum(shipmentObstacles),
    }),
  ),
})
export type AskedShipments = z.output<typeof askedShipmentsSchema>

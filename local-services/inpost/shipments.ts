import { z } from 'zod'
import { labelsPdf } from './label.ts'
import { detailsOf, ShipxRefusal } from './refusal.ts'
import { requestSchema } from './request.ts'

/* The shipments of one organization, as ShipX keeps them. */

const shipmentSchema = requestSchema.extend({
  id: z.int(),
  created_at: z.string(),
  /** When a courier was to come; null: nobody has ordered one. */
  courier_at: z.string().nullable().default(null),
  /** Whether the branch finds that it is no box. */
  is_round: z.boolean().default(false),
  /** null: it goes by the clock. */
  moved_to: z.string().nullable(),
  tracking_number: z.string().nullable(),
})
export type Shipment = z.output<typeof shipmentSchema>
// Those of a file that an earlier version has written were not insured.
export const shipmentsSchema = z.array(
  shipmentSchema.partial({ insurance: true }).transform((each) => ({
    ...each,
    insurance: each.insurance ?? { amount: 1, currency: 'PLN' as const },
  })),
)

/** One step after the other, by the clock. */
const PREPARING = ['created', 'offers_prepared', 'offer_selected', 'confirmed'] as const
const ON_ITS_WAY = [
  'collected_from_sender',
  'adopted_at_source_branch',
  'out_for_delivery',
  'delivered',
] as const
const CANCELABLE = new Set(['created', 'offers_prepared', 'offer_selected'])
/** The sides of a standard parcel in mm, and their sum (inpost.pl, "Rodzaje paczek kurierskich"). */
const LONGEST_STANDARD = 1_200
const SUM_OF_STANDARD = 2_200

/** Sorted by hand, and not declared so: there is a surcharge for it. */
function isSurcharged({ parcels, is_round: isRound }: Shipment): boolean {
  return parcels.some(({ dimensions: { length, width, height }, is_non_standard: isDeclared }) => {
    const isTooLarge =
      Math.max(length, width, height) > LONGEST_STANDARD || length + width + height > SUM_OF_STANDARD
    return (isRound || isTooLarge) && !isDeclared
  })
}

/** The courier goes nowhere there. */
const isUnreachable = ({ receiver }: Shipment) => receiver.address.post_code.startsWith('99-99')

export type Pace = {
  /** Milliseconds of a step while it is prepared, and of one on its way. */
  stepMs: number
  wayMs: number
  /** A courier comes by agreement, and none is ordered. */
  isStanding: boolean
}

export function makeShipments({ stepMs, wayMs, isStanding, kept }: Pace & { kept: readonly Shipment[] }) {
  const shipments = [...kept]
  let nextId = Math.max(1_000, ...kept.map(({ id }) => id)) + 1

  function statusOf(shipment: Shipment): string {
    if (shipment.moved_to !== null) return shipment.moved_to
    const age = Date.now() - Date.parse(shipment.created_at)
    const prepared = Math.min(Math.floor(age / stepMs), PREPARING.length - 1)
    const isOrdered = !isStanding && shipment.custom_attributes?.sending_method === 'dispatch_order'
    const from = isOrdered ? shipment.courier_at : shipment.created_at
    const way = from === null ? 0 : Date.now() - Date.parse(from)
    const onWay = Math.min(Math.floor(way / wayMs), ON_ITS_WAY.length)
    const name = ON_ITS_WAY[onWay - 1] ?? PREPARING[prepared] ?? 'created'
    return isUnreachable(shipment) && name !== 'created' ? 'offers_prepared' : name
  }

  const numberOf = ({ id }: Shipment) => `6200000000${String(id).padStart(14, '0')}`

  function shown(shipment: Shipment) {
    const status = statusOf(shipment)
    const isBought = !['created', 'offers_prepared', 'offer_selected', 'canceled'].includes(status)
    if (isBought) shipment.tracking_number ??= numberOf(shipment)
    const offer = { id: shipment.id * 10, status: isUnreachable(shipment) ? 'unavailable' : 'available' }
    const { moved_to: _movedTo, courier_at: _courierAt, is_round: _isRound, ...rest } = shipment
    return {
      ...rest,
      status,
      offers: status === 'created' ? [] : [offer],
      transactions: isBought ? [{ status: 'success' }] : [],
    }
  }

  function require_(id: number): Shipment {
    const found = shipments.find((each) => each.id === id)
    if (!found) throw new ShipxRefusal(404, 'resource_not_found')
    return found
  }

  /** What stands on the label; a parcel that is not bought has none. */
  function linesOf(id: number): string[] {
    const { status, tracking_number: number, receiver } = shown(require_(id))
    if (number === null) throw new ShipxRefusal(400, 'invalid_action', { status })
    const { street, building_number: building, post_code: postCode, city } = receiver.address
    const name = receiver.company_name ?? `${receiver.first_name ?? ''} ${receiver.last_name ?? ''}`
    return ['InPost (stand-in)', number, name, `${street} ${building}`, `${postCode} ${city}`]
  }

  return {
    create: (body: unknown) => {
      const read = requestSchema.safeParse(body)
      if (!read.success) throw new ShipxRefusal(400, 'validation_failed', detailsOf(read.error.issues))
      const { cod, insurance } = read.data
      if (cod && (insurance?.amount ?? 0) < cod.amount)
        throw new ShipxRefusal(400, 'validation_failed', { insurance: ['not_enough'] })
      const shipment: Shipment = {
        ...read.data,
        id: nextId,
        created_at: new Date().toISOString(),
        courier_at: null,
        is_round: false,
        moved_to: null,
        tracking_number: null,
      }
      nextId += 1
      shipments.push(shipment)
      return shown(shipment)
    },
    list: (since: string | null, page: number, perPage: number) => {
      const from = since === null ? 0 : Date.parse(since)
      const all = shipments.filter((each) => Date.parse(each.created_at) >= from).toReversed()
      const items = all.slice((page - 1) * perPage, page * perPage).map(shown)
      return { href: '', count: all.length, page, per_page: perPage, items }
    },
    get: (id: number) => shown(require_(id)),
    labels: (ids: readonly number[]): Buffer => labelsPdf(ids.map(linesOf)),
    cancel: (id: number): void => {
      const shipment = require_(id)
      if (!CANCELABLE.has(statusOf(shipment))) throw new ShipxRefusal(400, 'invalid_action')
      shipment.moved_to = 'canceled'
    },
    /** What happens to it on its way. */
    move: (id: number, status: string): void => {
      require_(id).moved_to = status
    },
    /** What the branch finds when it measures it. */
    measure: (id: number, isRound: boolean): void => {
      require_(id).is_round = isRound
    },
    /** A courier comes for it. */
    collect: (id: number, at: string): void => {
      require_(id).courier_at ??= at
    },
    require: require_,
    statusOf,
    all: (): readonly Shipment[] => shipments,
    books: () => shipments.map((each) => ({ ...each, surcharged: isSurcharged(each) })),
  }
}

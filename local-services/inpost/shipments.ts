import { z } from 'zod'
import { labelsPdf } from './label.ts'

/* The shipments of one organization, as ShipX keeps them. */

const text = z.string().trim().min(1)
const moneySchema = z.object({ amount: z.number().positive(), currency: z.literal('PLN') })
const partySchema = z.object({
  company_name: text.optional(),
  first_name: text.optional(),
  last_name: text.optional(),
  email: z.email(),
  phone: z.string().regex(/^\d{9}$/),
  address: z.object({
    street: text,
    building_number: text,
    city: text,
    post_code: z.string().regex(/^(?!00-000)\d{2}-\d{3}$/),
    country_code: z.literal('PL'),
  }),
})
const millimetres = (longest: number) => z.coerce.number().min(1).max(longest)
const requestSchema = z.object({
  service: z.literal('inpost_courier_standard'),
  reference: z.string().min(3).max(100).optional(),
  receiver: partySchema,
  sender: partySchema.optional(),
  parcels: z
    .array(
      z.object({
        dimensions: z.object({
          length: millimetres(3_500),
          width: millimetres(2_400),
          height: millimetres(2_400),
          unit: z.literal('mm'),
        }),
        weight: z.object({ amount: z.coerce.number().positive().max(50), unit: z.literal('kg') }),
      }),
    )
    .min(1),
  cod: moneySchema.optional(),
  insurance: moneySchema.optional(),
  comments: z.string().max(100).optional(),
})

const shipmentSchema = requestSchema.extend({
  id: z.int(),
  created_at: z.string(),
  /** null: it goes by the clock. */
  moved_to: z.string().nullable(),
  tracking_number: z.string().nullable(),
})
type Shipment = z.output<typeof shipmentSchema>
export const shipmentsSchema = z.array(shipmentSchema)

/** What ShipX answers a refusal with. */
export class ShipxRefusal extends Error {
  readonly status: number
  readonly error: string
  readonly details: unknown
  constructor(status: number, error: string, details: unknown = null) {
    super(error)
    this.status = status
    this.error = error
    this.details = details
  }
}

/** `{ receiver: [{ address: [{ post_code: ['invalid_format'] }] }] }`, as ShipX nests them. */
function detailsOf(issues: readonly { path: PropertyKey[] }[]): Record<string, unknown[]> {
  const details: Record<string, unknown[]> = {}
  for (const { path } of issues) {
    const [first = 'base', ...rest] = path.filter((part) => typeof part === 'string')
    const inside = rest.reduceRight<unknown[]>((inner, name) => [{ [name]: inner }], ['invalid_format'])
    details[first] = [...(details[first] ?? []), ...inside]
  }
  return details
}

/** One step after the other, by the clock. */
const PREPARING = ['created', 'offers_prepared', 'offer_selected', 'confirmed'] as const
const ON_ITS_WAY = [
  'collected_from_sender',
  'adopted_at_source_branch',
  'out_for_delivery',
  'delivered',
] as const
const CANCELABLE = new Set(['created', 'offers_prepared', 'offer_selected'])
/** The courier goes nowhere there. */
const isUnreachable = ({ receiver }: Shipment) => receiver.address.post_code.startsWith('99-99')

export type Pace = {
  /** Milliseconds of a step while it is prepared, and of one on its way. */
  stepMs: number
  wayMs: number
}

export function makeShipments({ stepMs, wayMs, kept }: Pace & { kept: readonly Shipment[] }) {
  const shipments = [...kept]
  let nextId = Math.max(1_000, ...kept.map(({ id }) => id)) + 1

  function statusOf(shipment: Shipment): string {
    if (shipment.moved_to !== null) return shipment.moved_to
    const age = Date.now() - Date.parse(shipment.created_at)
    const prepared = Math.min(Math.floor(age / stepMs), PREPARING.length - 1)
    const onWay = Math.min(Math.floor(age / wayMs), ON_ITS_WAY.length)
    const name = ON_ITS_WAY[onWay - 1] ?? PREPARING[prepared] ?? 'created'
    return isUnreachable(shipment) && name !== 'created' ? 'offers_prepared' : name
  }

  const numberOf = ({ id }: Shipment) => `6200000000${String(id).padStart(14, '0')}`

  function shown(shipment: Shipment) {
    const status = statusOf(shipment)
    const isBought = !['created', 'offers_prepared', 'offer_selected', 'canceled'].includes(status)
    if (isBought) shipment.tracking_number ??= numberOf(shipment)
    const offer = { id: shipment.id * 10, status: isUnreachable(shipment) ? 'unavailable' : 'available' }
    const { moved_to: _movedTo, ...rest } = shipment
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
    all: (): readonly Shipment[] => shipments,
  }
}

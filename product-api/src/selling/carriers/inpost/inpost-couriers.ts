import type { Company } from '@bieznik/contract/platform/company'
import type { DispatchProblem } from '@bieznik/contract/selling/dispatch-order'
import { z } from 'zod'
import {
  CarrierAway,
  CarrierRefusal,
  DispatchRefusal,
  type CarrierDispatch,
  type CourierOrders,
} from '../carrier.ts'
import { readShipx } from './read-shipx.ts'
import type { createShipxCall } from './shipx-call.ts'
import { senderOf } from './shipx-parties.ts'

/* InPost's courier is ordered for parcels that wait at the sender (dokumentacja-inpost, page "Dispatch Order"). */

const PER_PAGE = 100
/** Clocks of two machines differ. */
const CLOCKS_MS = 600_000

const idSchema = z.union([z.int(), z.string()]).transform(String)
const dispatchSchema = z.object({
  id: idSchema,
  status: z.string(),
  shipments: z.array(z.object({ id: idSchema })).nullish(),
})
const pageSchema = z.object({ items: z.array(dispatchSchema) })

const states = new Map<string, CarrierDispatch['state']>([
  ['new', 'sent'],
  ['sent', 'sent'],
  ['accepted', 'accepted'],
  ['done', 'done'],
  ['rejected', 'refused'],
  ['canceled', 'canceled'],
])

function toDispatch({ id, status }: z.output<typeof dispatchSchema>): CarrierDispatch {
  const state = states.get(status)
  if (state === undefined) return { id, status, state: 'sent', problem: 'unknown_status' }
  return { id, status, state, problem: state === 'refused' ? 'rejected' : null }
}

function problemOf({ problem, fields }: CarrierRefusal): DispatchProblem {
  const [first = ''] = (fields[0] ?? '').split('.')
  if (problem === 'account') return fields.length > 0 ? 'address' : 'account'
  if (['address', 'name', 'phone', 'email'].includes(first)) return 'address'
  return first === 'shipments' ? 'parcels' : 'other'
}

/** A refusal of a parcel means something else than one of a courier. */
async function asDispatch<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CarrierRefusal)) throw error
    throw new DispatchRefusal(problemOf(error), error.fields)
  }
}

export function createInpostCouriers(
  call: ReturnType<typeof createShipxCall>,
  organization: string,
  sender: Company,
): CourierOrders {
  const path = `${organization}/dispatch_orders`

  async function create(shipmentIds: readonly string[]): Promise<CarrierDispatch> {
    const { company_name: name, ...from } = senderOf(sender)
    const json = { shipments: shipmentIds.map(Number), name, ...from }
    return toDispatch(readShipx(dispatchSchema, await call({ method: 'POST', path, json })))
  }

  async function find(shipmentId: string, since: Date): Promise<CarrierDispatch | null> {
    const query = new URLSearchParams({
      shipment_id: shipmentId,
      created_at_gteq: new Date(since.getTime() - CLOCKS_MS).toISOString(),
      per_page: String(PER_PAGE),
    })
    const { items } = readShipx(pageSchema, await call({ method: 'GET', path: `${path}?${query}` }))
    const own = items.filter(({ shipments }) => shipments?.some(({ id }) => id === shipmentId))
    const counting = own.map(toDispatch).find(({ state }) => state !== 'refused' && state !== 'canceled')
    if (!counting && items.length >= PER_PAGE)
      throw new CarrierAway('InPost has too many dispatch orders to look through')
    return counting ?? null
  }

  return {
    create: (shipmentIds) => asDispatch(() => create(shipmentIds)),
    find: (shipmentId, since) => asDispatch(() => find(shipmentId, since)),
    get: (id) =>
      asDispatch(async () => {
        const found = await call({ method: 'GET', path: `/v1/dispatch_orders/${encodeURIComponent(id)}` })
        return toDispatch(readShipx(dispatchSchema, found))
      }),
  }
}

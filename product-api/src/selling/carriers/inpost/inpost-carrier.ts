import type { Company } from '@bieznik/contract/platform/company'
import { z } from 'zod'
import { CarrierAway, type Carrier, type CarrierShipment } from '../carrier.ts'
import { createInpostCouriers } from './inpost-couriers.ts'
import { readShipx } from './read-shipx.ts'
import { createShipxCall, type InpostAccount } from './shipx-call.ts'
import { shipmentBodyOf } from './shipx-shipment.ts'
import { stateOfStatus } from './shipx-status.ts'

/* InPost's courier through ShipX, in its simplified mode: with a service named, ShipX chooses and buys the offer by itself. */

/** Shipments of one page, and pages that are looked through for one of ours. */
const PER_PAGE = 100
const MAX_PAGES = 20
/** Clocks of two machines differ. */
const CLOCKS_MS = 600_000

const shipmentSchema = z.object({
  id: z.int(),
  status: z.string(),
  tracking_number: z.string().nullish(),
  reference: z.string().nullish(),
  created_at: z.string().nullish(),
  offers: z.array(z.object({ status: z.string().nullish() })).nullish(),
  transactions: z.array(z.object({ status: z.string().nullish() })).nullish(),
})
const pageSchema = z.object({ items: z.array(shipmentSchema), count: z.int().nullish() })

type ShipxShipment = z.output<typeof shipmentSchema>

/** Bought for nothing, or nothing to buy: ShipX leaves such a shipment as it is. */
function problemOf({ offers, transactions }: ShipxShipment): CarrierShipment['problem'] {
  if (transactions?.at(-1)?.status === 'failure') return 'account'
  const isOffered = (offers ?? []).length === 0 || offers?.some(({ status }) => status !== 'unavailable')
  return isOffered ? null : 'no_offer'
}

function toShipment(shipment: ShipxShipment): CarrierShipment {
  const { id, status, tracking_number: number = null } = shipment
  const named = stateOfStatus(status)
  if (named === null) {
    const known = number === null ? 'preparing' : 'problem'
    return { id: String(id), status, state: known, number, problem: 'unknown_status' }
  }
  const state = named === 'ready' && number === null ? 'preparing' : named
  const problem = state === 'preparing' ? problemOf(shipment) : null
  return { id: String(id), status, state: problem ? 'refused' : state, number, problem }
}

export function createInpostCarrier(account: InpostAccount, sender: Company, deadlineMs?: number): Carrier {
  const call = createShipxCall(account, deadlineMs)
  const organization = `/v1/organizations/${encodeURIComponent(account.organizationId)}`
  const ofOrganization = `${organization}/shipments`
  const ofShipment = (id: string) => `/v1/shipments/${encodeURIComponent(id)}`

  async function readPdf(path: string): Promise<Buffer> {
    const pdf = await call({ method: 'GET', path, accept: 'application/pdf' })
    if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new CarrierAway('InPost answered no PDF')
    return pdf
  }

  async function find(reference: string, since: Date): Promise<CarrierShipment | null> {
    const from = new Date(since.getTime() - CLOCKS_MS)
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const query = new URLSearchParams({
        created_at_gteq: from.toISOString(),
        sort_by: 'created_at',
        sort_order: 'desc',
        page: String(page),
        per_page: String(PER_PAGE),
      })
      const { items, count } = readShipx(
        pageSchema,
        await call({ method: 'GET', path: `${ofOrganization}?${query}` }),
      )
      // ShipX finds by no reference of ours, so it is compared here.
      const found = items.find((each) => each.reference === reference)
      if (found) return toShipment(found)
      const last = items.at(-1)?.created_at
      const isPast = last !== undefined && last !== null && Date.parse(last) < from.getTime()
      if (items.length === 0 || isPast || page * items.length >= (count ?? Infinity)) return null
    }
    throw new CarrierAway('InPost has too many shipments to look through')
  }

  return {
    name: 'inpost',
    create: async (request) => {
      const json = shipmentBodyOf(request, sender)
      return toShipment(readShipx(shipmentSchema, await call({ method: 'POST', path: ofOrganization, json })))
    },
    find,
    get: async (id) =>
      toShipment(readShipx(shipmentSchema, await call({ method: 'GET', path: ofShipment(id) }))),
    label: (id) => readPdf(`${ofShipment(id)}/label?format=pdf&type=A6`),
    labels: (ids) => {
      const query = new URLSearchParams({ format: 'pdf', type: 'A6' })
      for (const id of ids) query.append('shipment_ids[]', id)
      return readPdf(`${ofOrganization}/labels?${query}`)
    },
    cancel: async (id) => void (await call({ method: 'DELETE', path: ofShipment(id) })),
    couriers: account.isStanding ? null : createInpostCouriers(call, organization, sender),
  }
}

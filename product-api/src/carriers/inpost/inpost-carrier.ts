import { plnFromGrosze } from '@bieznik/contract/money'
import type { Company } from '@bieznik/contract/company'
import { z } from 'zod'
import {
  CarrierAway,
  CarrierRefusal,
  type Carrier,
  type CarrierRequest,
  type CarrierShipment,
} from '../carrier.ts'
import { createShipxCall, type InpostAccount } from './shipx-call.ts'
import { stateOfStatus } from './shipx-status.ts'
import { splitStreet } from './street.ts'

/* InPost's courier through ShipX, in its simplified mode: with a service named, ShipX chooses and buys the offer by itself. */

const SERVICE = 'inpost_courier_standard'
const MAX_NOTE = 100
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
  const named = stateOfStatus(status, number)
  const state = named === 'ready' && number === null ? 'preparing' : named
  const problem = state === 'preparing' ? problemOf(shipment) : null
  return { id: String(id), status, state: problem ? 'refused' : state, number, problem }
}

/** ShipX wants nine digits of a Polish number. */
const phoneOf = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^48(?=\d{9}$)/, '')

const postCodeOf = (written: string) => written.replace(/^(\d{2})\s*-?\s*(\d{3})$/, '$1-$2')

function addressOf({
  address,
  city,
  postCode,
}: Pick<CarrierRequest['receiver'], 'address' | 'city' | 'postCode'>) {
  const parts = splitStreet(address)
  if (!parts) return null
  const { street, building } = parts
  return { street, building_number: building, city, post_code: postCodeOf(postCode), country_code: 'PL' }
}

/** The last word is the family name. */
function namesOf(name: string) {
  const words = name.trim().split(/\s+/u)
  const last = words.pop() ?? ''
  return { first_name: words.join(' ') || last, last_name: last }
}

const inKilograms = (grams: number) => (grams / 1_000).toFixed(3).replace(/\.?0+$/, '')

function bodyOf({ reference, receiver, parcel, collects, note }: CarrierRequest, sender: Company) {
  const address = addressOf(receiver)
  if (!address) throw new CarrierRefusal('InPost', 'address', ['receiver.address.building_number'])
  const from = addressOf({
    address: sender.seat.street,
    city: sender.seat.city,
    postCode: sender.seat.postCode,
  })
  if (!from) throw new CarrierRefusal('InPost', 'account', ['sender.address.building_number'])
  const amount = { amount: plnFromGrosze(collects), currency: 'PLN' }
  return {
    service: SERVICE,
    reference,
    receiver: {
      ...(receiver.companyName !== null && { company_name: receiver.companyName }),
      ...namesOf(receiver.personName),
      email: receiver.email,
      phone: phoneOf(receiver.phone),
      address,
    },
    sender: {
      company_name: sender.legalName,
      ...namesOf(sender.legalName),
      email: sender.email,
      phone: phoneOf(sender.phone),
      address: from,
    },
    parcels: [
      {
        dimensions: {
          length: String(parcel.length),
          width: String(parcel.width),
          height: String(parcel.height),
          unit: 'mm',
        },
        weight: { amount: inKilograms(parcel.grams), unit: 'kg' },
      },
    ],
    custom_attributes: { sending_method: 'dispatch_order' },
    // What is collected has to be insured for as much.
    ...(collects > 0 && { cod: amount, insurance: amount }),
    ...(note !== '' && { comments: note.slice(0, MAX_NOTE) }),
  }
}

export function createInpostCarrier(account: InpostAccount, sender: Company, deadlineMs?: number): Carrier {
  const call = createShipxCall(account, deadlineMs)
  const ofOrganization = `/v1/organizations/${encodeURIComponent(account.organizationId)}/shipments`
  const ofShipment = (id: string) => `/v1/shipments/${encodeURIComponent(id)}`

  /** A response that is not as documented says nothing of what was done. */
  function read<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.output<Schema> {
    try {
      return schema.parse(JSON.parse(body.toString('utf8')))
    } catch {
      // The cause would repeat what it could not read, and that may be about a person.
      throw new CarrierAway('InPost answered something unexpected')
    }
  }

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
      const { items, count } = read(
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
      const json = bodyOf(request, sender)
      return toShipment(read(shipmentSchema, await call({ method: 'POST', path: ofOrganization, json })))
    },
    find,
    get: async (id) => toShipment(read(shipmentSchema, await call({ method: 'GET', path: ofShipment(id) }))),
    label: (id) => readPdf(`${ofShipment(id)}/label?format=pdf&type=A6`),
    labels: (ids) => {
      const query = new URLSearchParams({ format: 'pdf', type: 'A6' })
      for (const id of ids) query.append('shipment_ids[]', id)
      return readPdf(`${ofOrganization}/labels?${query}`)
    },
    cancel: async (id) => void (await call({ method: 'DELETE', path: ofShipment(id) })),
  }
}

import {
  askShipmentsSchema,
  isUnderWay,
  type AskShipments,
  type PackedParcel,
  type ProposedParcel,
} from '@bieznik/contract/shipment'
import { writeDecimal } from '@bieznik/contract/decimal'
import { shipments } from '@bieznik/contract/endpoints/shipments'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { streamBff } from '@/lib/http/bff'
import { callEndpoint, endpointQuery } from '@/lib/http/call-endpoint'
import { ADMIN_ORDERS, readsOrders } from './order-queries'
import { gramsOf } from './parcels'

/** While a carrier prepares something; a label takes some seconds. */
const LOOK_AGAIN_MS = 2_000

export function shipmentsQuery(orderIds: readonly number[]) {
  return queryOptions({
    ...endpointQuery(shipments.list, { query: { orders: orderIds.join(',') } }),
    queryKey: [...ADMIN_ORDERS, 'shipments', orderIds],
    refetchInterval: ({ state: { data } }) =>
      data?.orders.some((order) => order.shipments.some(isUnderWay)) ? LOOK_AGAIN_MS : false,
  })
}

export function askShipmentsMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (asked: AskShipments) =>
      callEndpoint(shipments.ask, { json: z.encode(askShipmentsSchema, asked) }),
    ...readsOrders(client),
  })
}

export function cancelShipmentMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) => callEndpoint(shipments.cancel, { params: { id } }),
    ...readsOrders(client),
  })
}

/** A label, as a PDF. */
export const labelMutation = mutationOptions({
  mutationFn: async (id: number) => (await streamBff(`/api/admin/shipments/${id}/label`, {})).blob(),
})

/** Those of several orders, as one PDF that the carrier makes. */
export const labelsMutation = mutationOptions({
  mutationFn: async (orderIds: readonly number[]) =>
    (await streamBff(`/api/admin/shipments/labels?orders=${orderIds.join(',')}`, {})).blob(),
})

export const packedFields = ['pieces', 'kilograms', 'length', 'width', 'height'] as const
/** A parcel as it is typed: kilograms, and sides in centimeters. */
export type TypedParcel = Record<(typeof packedFields)[number], string>

const MM_PER_CM = 10

export function typedOf({
  pieces,
  grams,
  length,
  width,
  height,
}: Omit<ProposedParcel, 'isNonStandard'>): TypedParcel {
  const inCentimeters = (side: number) => String(Math.ceil(side / MM_PER_CM))
  return {
    pieces: String(pieces),
    kilograms: grams === null ? '' : writeDecimal(grams / 1_000, 'pl'),
    length: inCentimeters(length),
    width: inCentimeters(width),
    height: inCentimeters(height),
  }
}

const wholeOf = (written: string, most: number): number | undefined => {
  const value = /^\s*[1-9]\d{0,2}\s*$/.test(written) ? Number(written) : undefined
  return value !== undefined && value <= most ? value : undefined
}

const LONGEST_CM = 500
const MOST_PIECES = 100

type Numbers = Omit<PackedParcel, 'isNonStandard'>

/** What is typed as numbers; undefined where it is none that may be sent. */
export function readParcel(typed: TypedParcel): { [Field in keyof Numbers]: Numbers[Field] | undefined } {
  const side = (written: string) => {
    const centimeters = wholeOf(written, LONGEST_CM)
    return centimeters === undefined ? undefined : centimeters * MM_PER_CM
  }
  return {
    pieces: wholeOf(typed.pieces, MOST_PIECES),
    // Without a weight no carrier takes it.
    grams: gramsOf(typed.kilograms) ?? undefined,
    length: side(typed.length),
    width: side(typed.width),
    height: side(typed.height),
  }
}

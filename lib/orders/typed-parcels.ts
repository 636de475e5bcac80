import { piecesOf } from '@bieznik/contract/selling/order-list'
import type { Order } from '@bieznik/contract/selling/order'
import type { AddParcels } from '@bieznik/contract/selling/many-parcels'
import { carrierOfNumber } from '@bieznik/contract/selling/carrier-of-number'
import { MAX_PARCEL_PIECES, parcelNumberSchema, type Carrier } from '@bieznik/contract/selling/parcel'

/** The numbers in a field: several parcels of one order are separated by commas. */
export const numbersIn = (typed: string): string[] =>
  typed
    .split(/[,;]/)
    .map((number) => number.trim())
    .filter((number) => number !== '')

/** Another number behind those that are there. */
export const withNumber = (typed: string, number: string): string => [...numbersIn(typed), number].join(', ')

/** As numbers are stored; undefined: one of them can be none. */
export function readNumbers(typed: string): string[] | undefined {
  const read = numbersIn(typed).map((number) => parcelNumberSchema.safeParse(number).data)
  return read.every((number) => number !== undefined) ? read : undefined
}

/** The carrier that the form of all numbers names, else the chosen one. */
export const carrierOf = (numbers: readonly string[], chosen: Carrier): Carrier => {
  const [first, ...others] = new Set(numbers.map(carrierOfNumber))
  return others.length === 0 ? (first ?? chosen) : chosen
}

/** Shares the pieces of an order out to its parcels, the first ones first; each has one at least. */
export function sharedPieces(pieces: number, parcels: number): number[] {
  return Array.from({ length: parcels }, (_each, at) =>
    Math.min(MAX_PARCEL_PIECES, Math.max(1, Math.floor((pieces + parcels - 1 - at) / parcels))),
  )
}

/** The parcels of an order, each with the carrier that its own number names. */
export function parcelsOf(
  order: Pick<Order, 'id' | 'orderItems'>,
  numbers: readonly string[],
  chosen: Carrier,
): AddParcels['parcels'] {
  const shares = sharedPieces(piecesOf(order), numbers.length)
  return numbers.map((number, at) => ({
    orderId: order.id,
    carrier: carrierOfNumber(number) ?? chosen,
    number,
    pieces: shares[at] ?? 1,
    grams: null,
  }))
}

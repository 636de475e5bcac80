import {
  packedParcelSchema,
  splitAddressSchema,
  type AskShipments,
  type OrderShipments,
  type SplitAddress,
} from '@bieznik/contract/selling/shipment'
import { readParcel, typedOf, type TypedParcel } from '@/lib/orders/typed-parcel'

/** What somebody has changed of a proposed parcel. */
export type ParcelChange = { typed?: TypedParcel; isNonStandard?: boolean; isWanted?: boolean }
export type ParcelRow = Required<ParcelChange> & { id: string; orderId: number }

/** By order, as it is typed. */
export type TypedAddresses = Readonly<Record<number, SplitAddress>>
export const noAddress: SplitAddress = { street: '', building: '' }

/** Changes belong to the parcel as it was proposed: one that is proposed anew begins anew. No courier is asked without a phone number. */
export const rowsOf = (
  orders: readonly OrderShipments[],
  changes: Readonly<Record<string, ParcelChange>>,
): ParcelRow[] =>
  orders
    .filter(({ unclear }) => unclear.phone === null)
    .flatMap(({ orderId, proposed }) =>
      proposed.map((parcel, at) => {
        const id = `${orderId}/${at}/${JSON.stringify(parcel)}`
        const { isNonStandard } = parcel
        return { id, orderId, typed: typedOf(parcel), isNonStandard, isWanted: true, ...changes[id] }
      }),
    )

/** The parcels as they are asked for, order by order; null: something that is typed cannot be sent. */
export function askedOf(
  wanted: readonly ParcelRow[],
  orders: readonly OrderShipments[],
  addresses: TypedAddresses,
): AskShipments['orders'] | null {
  const asked: AskShipments['orders'] = []
  for (const [orderId, own] of Map.groupBy(wanted, (row) => row.orderId)) {
    const parcels = own.map(
      ({ typed, isNonStandard }) =>
        packedParcelSchema.safeParse({ ...readParcel(typed), isNonStandard }).data,
    )
    const isUnclear = orders.some((order) => order.orderId === orderId && order.unclear.address !== null)
    const address = splitAddressSchema.safeParse(addresses[orderId]).data
    const read = parcels.filter((parcel) => parcel !== undefined)
    if (read.length < parcels.length || (isUnclear && !address)) return null
    asked.push({ orderId, parcels: read, ...(isUnclear && address && { address }) })
  }
  return asked
}

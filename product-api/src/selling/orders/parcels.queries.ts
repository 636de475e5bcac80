import type { Order } from '@bieznik/contract/selling/order'
import { asc, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { parcels } from '../../platform/db/schema/orders.ts'

/** The parcels of each of these orders; one that has none is not in the result. */
export async function listParcels(
  db: Queryable,
  orderIds: number[],
): Promise<Map<number, Pick<Order, 'parcels'>>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({
      orderId: parcels.orderId,
      parcel: {
        id: parcels.id,
        carrier: parcels.carrier,
        number: parcels.number,
        pieces: parcels.pieces,
        grams: parcels.grams,
      },
    })
    .from(parcels)
    .where(inArray(parcels.orderId, orderIds))
    .orderBy(asc(parcels.id))
  const byOrder = Map.groupBy(rows, (row) => row.orderId)
  return new Map(
    [...byOrder].map(([orderId, own]) => [orderId, { parcels: own.map(({ parcel }) => parcel) }]),
  )
}

import { carrierNames, MAX_PARCELS, type AddParcel, type Parcel } from '@bieznik/contract/selling/parcel'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { orderWorkLog, parcels } from '../../platform/db/schema/orders.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { lockOrder } from './move-order.ts'
import { listParcels } from './parcels.queries.ts'

/** Which order, and the uid of the member of staff. */
type Doing = { orderId: number; who: string }

const nameOf = ({ carrier, number }: Pick<Parcel, 'carrier' | 'number'>) =>
  `${carrierNames[carrier]} ${number}`

async function parcelsOf(tx: Transaction, orderId: number): Promise<Parcel[]> {
  return (await listParcels(tx, [orderId])).get(orderId)?.parcels ?? []
}

/** Adds one; the same one again is no second. Throws not_found, or invalid_request for one too many. */
export async function addParcel(
  db: Database,
  { orderId, who, ...parcel }: Doing & AddParcel,
): Promise<Parcel[]> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const there = await parcelsOf(tx, orderId)
    const isThere = there.some(
      ({ carrier, number }) => carrier === parcel.carrier && number === parcel.number,
    )
    if (isThere) return there
    if (there.length >= MAX_PARCELS)
      throw new ProblemError('invalid_request', 'There are enough parcels of this order.', {
        fields: [{ path: 'number', message: `at most ${MAX_PARCELS}` }],
      })
    await tx.insert(parcels).values({ orderId, ...parcel })
    await tx
      .insert(orderWorkLog)
      .values({ orderId, kind: 'parcel_added', detail: nameOf(parcel), doneBy: who })
    return parcelsOf(tx, orderId)
  })
}

/** One that is not there any more is no failure. Throws not_found for an order that is not there. */
export async function removeParcel(
  db: Database,
  { orderId, who, parcelId }: Doing & { parcelId: number },
): Promise<Parcel[]> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const [removed] = await tx
      .delete(parcels)
      .where(and(eq(parcels.id, parcelId), eq(parcels.orderId, orderId)))
      .returning({ carrier: parcels.carrier, number: parcels.number })
    if (removed)
      await tx
        .insert(orderWorkLog)
        .values({ orderId, kind: 'parcel_removed', detail: nameOf(removed), doneBy: who })
    return parcelsOf(tx, orderId)
  })
}

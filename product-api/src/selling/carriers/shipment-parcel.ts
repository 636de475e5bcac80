import { carrierNames } from '@bieznik/contract/selling/parcel'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { orderWorkLog, parcels } from '../../platform/db/schema/orders.ts'
import { shipments, type ShipmentRow } from '../../platform/db/schema/shipments.ts'
import { lockOrder } from '../orders/move-order.ts'

const logOf = ({ orderId, carrier, askedBy }: ShipmentRow, number: string) => ({
  orderId,
  detail: `${carrierNames[carrier]} ${number}`,
  doneBy: askedBy,
})

async function insertParcel(tx: Transaction, row: ShipmentRow, number: string): Promise<number> {
  const { orderId, carrier, pieces, grams } = row
  const [added] = await tx
    .insert(parcels)
    .values({ orderId, carrier, number, pieces, grams })
    .onConflictDoNothing()
    .returning({ id: parcels.id })
  if (added) {
    await tx.insert(orderWorkLog).values({ ...logOf(row, number), kind: 'parcel_added' })
    return added.id
  }
  // Somebody has typed the number in.
  const [there] = await tx
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.orderId, orderId), eq(parcels.carrier, carrier), eq(parcels.number, number)))
  if (!there) throw new Error('carriers: a parcel is neither new nor there')
  return there.id
}

/** The number becomes a parcel that the buyer can follow. One that staff have taken off the order later stays off. */
export async function storeParcel(db: Database, row: ShipmentRow, number: string): Promise<void> {
  if (row.number !== null) return
  await db.transaction(async (tx) => {
    await lockOrder(tx, row.orderId)
    const parcelId = await insertParcel(tx, row, number)
    await tx.update(shipments).set({ parcelId, number }).where(eq(shipments.id, row.id))
  })
}

/** What is taken back is in no parcel. */
export async function removeParcelOf(db: Database, row: ShipmentRow): Promise<void> {
  const { parcelId, orderId, number } = row
  if (parcelId === null || number === null) return
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const removed = await tx.delete(parcels).where(eq(parcels.id, parcelId)).returning({ id: parcels.id })
    if (removed.length > 0)
      await tx.insert(orderWorkLog).values({ ...logOf(row, number), kind: 'parcel_removed' })
  })
}

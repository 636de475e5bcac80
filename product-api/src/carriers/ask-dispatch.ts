import type { AskDispatch } from '@bieznik/contract/dispatch-order'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { dispatchedShipments, dispatchOrders } from '../db/schema/dispatch-orders.ts'
import { ProblemError } from '../http/problem-error.ts'
import { lockReady } from './dispatch-orders.queries.ts'

/**
 * Writes down that a courier is to collect every parcel that is ready; the carrier is asked afterwards (`follow-dispatch-orders.ts`). The
 * same call again changes nothing. Throws status_not_allowed when no parcel waits for one.
 */
export async function askForCourier(
  db: Database,
  { carrier, key, who }: AskDispatch & { who: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ready = await lockReady(tx, carrier)
    const ofSameCall = and(eq(dispatchOrders.carrier, carrier), eq(dispatchOrders.key, key))
    if ((await tx.$count(dispatchOrders, ofSameCall)) > 0) return
    if (ready.length === 0) throw new ProblemError('status_not_allowed', 'No parcel waits for a courier.')
    const [asked] = await tx
      .insert(dispatchOrders)
      .values({ carrier, key, askedBy: who })
      .returning({ id: dispatchOrders.id })
    if (!asked) throw new Error('carriers: a dispatch order was not written')
    await tx
      .insert(dispatchedShipments)
      .values(ready.map((shipmentId) => ({ dispatchOrderId: asked.id, shipmentId })))
  })
}

import { randomUUID } from 'node:crypto'
import type { AskDispatch } from '@bieznik/contract/selling/dispatch-order'
import type { ShippingCarrier } from '@bieznik/contract/selling/shipping-carriers'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { dispatchedShipments, dispatchOrders } from '../../platform/db/schema/dispatch-orders.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import type { Carrier } from './carrier.ts'
import { lockReady } from './dispatch-orders.queries.ts'

/**
 * Writes down that a courier is to collect every parcel that is ready; the carrier is asked afterwards (`follow-dispatch-orders.ts`). The
 * same call again changes nothing. Throws status_not_allowed when no parcel waits for one.
 */
export async function askForCourier(
  tx: Transaction,
  { carrier, key, who }: AskDispatch & { who: string },
): Promise<void> {
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
}

/** Carriers whose couriers are ordered here. */
export const couriersOf = (carriers: readonly Carrier[]): ShippingCarrier[] =>
  carriers.filter(({ couriers }) => couriers !== null).map(({ name }) => name)

/**
 * Orders a courier anew in place of one whom the carrier has refused, for what is ready by now. Throws not_found, and status_not_allowed
 * when no parcel waits for one, or none of the carrier's is ordered here any more.
 */
export async function askForCourierAgain(
  tx: Transaction,
  { id, who, couriers }: { id: number; who: string; couriers: readonly ShippingCarrier[] },
): Promise<void> {
  const [refused] = await tx
    .select({ carrier: dispatchOrders.carrier })
    .from(dispatchOrders)
    .where(and(eq(dispatchOrders.id, id), eq(dispatchOrders.state, 'refused')))
  if (!refused) throw notFound('dispatch order')
  const { carrier } = refused
  if (!couriers.includes(carrier))
    throw new ProblemError('status_not_allowed', 'No courier of this carrier is ordered here.')
  await askForCourier(tx, { carrier, key: randomUUID(), who })
}

import type { DispatchOrder, DispatchState } from '@bieznik/contract/selling/dispatch-order'
import type { ShippingCarrier } from '@bieznik/contract/selling/shipping-carriers'
import { and, count, desc, eq, gt, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { dispatchedShipments, dispatchOrders } from '../../platform/db/schema/dispatch-orders.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { shipments } from '../../platform/db/schema/shipments.ts'

/**
 * What became of the last courier who was ordered for a shipment; null: none was. Names are written out, since Drizzle leaves the table's out
 * where a query selects from one table.
 */
export const courierOf = sql<DispatchState | null>`(
  select "dispatch_orders"."state" from "dispatched_shipments"
  join "dispatch_orders" on "dispatch_orders"."id" = "dispatched_shipments"."dispatch_order_id"
  where "dispatched_shipments"."shipment_id" = "shipments"."id"
  order by "dispatch_orders"."id" desc limit 1
)`

/** A courier comes for it, or is still asked for. One who was to come a day ago and left it behind does not count. */
const isInHand = (db: Queryable) =>
  db
    .select({ id: dispatchOrders.id })
    .from(dispatchedShipments)
    .innerJoin(dispatchOrders, eq(dispatchOrders.id, dispatchedShipments.dispatchOrderId))
    .where(
      and(
        eq(dispatchedShipments.shipmentId, shipments.id),
        ne(dispatchOrders.state, 'refused'),
        ne(dispatchOrders.state, 'canceled'),
        or(eq(dispatchOrders.state, 'asked'), gt(dispatchOrders.askedAt, sql`now() - interval '1 day'`)),
      ),
    )

/** Parcels with a label that wait for a courier; one that was to be canceled, or whose order is, is not sent. */
const isReady = (db: Queryable, carrier: ShippingCarrier) =>
  and(
    eq(shipments.carrier, carrier),
    eq(shipments.state, 'ready'),
    eq(shipments.isCanceling, false),
    or(isNull(shipments.problem), ne(shipments.problem, 'too_late')),
    notExists(
      db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, shipments.orderId), eq(orders.status, 'Canceled'))),
    ),
    notExists(isInHand(db)),
  )

export async function countReady(db: Queryable, carrier: ShippingCarrier): Promise<number> {
  return db.$count(shipments, isReady(db, carrier))
}

/** Nobody else orders a courier for them until the transaction ends. Two who ask at once: who comes second finds none. */
export async function lockReady(tx: Transaction, carrier: ShippingCarrier): Promise<number[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`dispatch_orders ${carrier}`}))`)
  const rows = await tx.select({ id: shipments.id }).from(shipments).where(isReady(tx, carrier))
  return rows.map(({ id }) => id)
}

/** Those of the last week, newest first. */
export async function listDispatchOrders(db: Queryable): Promise<DispatchOrder[]> {
  const rows = await db
    .select({
      id: dispatchOrders.id,
      carrier: dispatchOrders.carrier,
      state: dispatchOrders.state,
      carrierStatus: dispatchOrders.carrierStatus,
      carrierId: dispatchOrders.carrierId,
      problem: dispatchOrders.problem,
      problemFields: dispatchOrders.problemFields,
      askedAt: dispatchOrders.askedAt,
      parcels: count(dispatchedShipments.shipmentId),
    })
    .from(dispatchOrders)
    .leftJoin(dispatchedShipments, eq(dispatchedShipments.dispatchOrderId, dispatchOrders.id))
    .where(gt(dispatchOrders.askedAt, sql`now() - interval '7 days'`))
    .groupBy(dispatchOrders.id)
    .orderBy(desc(dispatchOrders.id))
    .limit(20)
  return rows.map(withIso)
}

/** The carrier's ids of its parcels. */
export async function listDispatched(db: Queryable, dispatchOrderId: number): Promise<string[]> {
  const rows = await db
    .select({ carrierId: shipments.carrierId })
    .from(dispatchedShipments)
    .innerJoin(shipments, eq(shipments.id, dispatchedShipments.shipmentId))
    .where(eq(dispatchedShipments.dispatchOrderId, dispatchOrderId))
    .orderBy(shipments.id)
  return rows.flatMap(({ carrierId: known }) => known ?? [])
}

import { readCountry } from '@bieznik/contract/platform/countries'
import { isPickup, type Order } from '@bieznik/contract/selling/order'
import { isLive, type OrderShipments, type Shipment } from '@bieznik/contract/selling/shipment'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { shipments } from '../../platform/db/schema/shipments.ts'
import { getOrderDocument } from '../orders/order-document.queries.ts'
import { listProductsByIds } from '../../catalogue/products/products.queries.ts'
import { courierOf } from './dispatch-orders.queries.ts'
import { proposeParcels } from './propose-parcels.ts'
import { unclearOf } from './unclear-receiver.ts'

const shipmentColumns = {
  id: shipments.id,
  orderId: shipments.orderId,
  carrier: shipments.carrier,
  state: shipments.state,
  carrierStatus: shipments.carrierStatus,
  number: shipments.number,
  pieces: shipments.pieces,
  grams: shipments.grams,
  length: shipments.length,
  width: shipments.width,
  height: shipments.height,
  isNonStandard: shipments.isNonStandard,
  collects: shipments.collects,
  hasLabel: sql<boolean>`${shipments.label} is not null`,
  isCanceling: shipments.isCanceling,
  courier: courierOf,
  problem: shipments.problem,
  problemFields: shipments.problemFields,
  askedAt: shipments.askedAt,
}

/** Of these orders, oldest first. */
export async function listShipments(db: Queryable, orderIds: readonly number[]): Promise<Shipment[]> {
  const rows = await db
    .select(shipmentColumns)
    .from(shipments)
    .where(inArray(shipments.orderId, [...orderIds]))
    .orderBy(asc(shipments.id))
  return rows.map(withIso)
}

/** Whether a carrier may be asked, or why not. */
export function obstacleOf({
  status,
  typeOfDelivery,
  country,
}: Pick<Order, 'status' | 'typeOfDelivery' | 'country'>): 'canceled' | 'not_shipped' | 'country' | null {
  if (status === 'Canceled') return 'canceled'
  if (isPickup(typeOfDelivery)) return 'not_shipped'
  return readCountry(country) === 'PL' ? null : 'country'
}

/** Pieces in parcels, and in those that are asked for and have no number yet. */
export function packedPieces({ parcels = [] }: Pick<Order, 'parcels'>, own: readonly Shipment[]): number {
  const waiting = own.filter(({ state, number }) => isLive(state) && number === null)
  return [...parcels, ...waiting].reduce((sum, { pieces }) => sum + pieces, 0)
}

/** Those that the buyer keeps. */
const linesOf = ({ orderItems }: Pick<Order, 'orderItems'>) =>
  orderItems.map(({ productId, quantity, returned = 0 }) => ({ productId, quantity: quantity - returned }))

export const piecesToShip = (order: Pick<Order, 'orderItems'>): number =>
  linesOf(order).reduce((sum, { quantity }) => sum + quantity, 0)

/** What is known of the shipments of one order; null: there is no such order. */
export async function getOrderShipments(db: Queryable, orderId: number): Promise<OrderShipments | null> {
  const order = await getOrderDocument(db, { id: orderId })
  if (!order) return null
  const own = await listShipments(db, [orderId])
  const canShip = obstacleOf(order) === null
  const lines = linesOf(order)
  const products = await listProductsByIds(
    db,
    lines.map(({ productId }) => productId),
  )
  const known = lines.flatMap(({ productId, quantity }) => {
    const product = products.find(({ id }) => id === productId)
    return product ? [{ product, quantity }] : []
  })
  const isToPack = canShip && order.status !== 'Delivered'
  const proposed = isToPack ? proposeParcels(known, packedPieces(order, own)) : []
  const unclear = canShip ? unclearOf(order) : { address: null, phone: null }
  return { orderId, canShip, shipments: own, unclear, proposed }
}

import { randomUUID } from 'node:crypto'
import { grosze } from '@bieznik/contract/money/money'
import { paidStateOf } from '@bieznik/contract/selling/order-list'
import { MAX_PARCELS } from '@bieznik/contract/selling/parcel'
import {
  isLive,
  type AskedShipments,
  type AskShipments,
  type ShipmentObstacle,
} from '@bieznik/contract/selling/shipment'
import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { shipments } from '../../platform/db/schema/shipments.ts'
import { lockOrder } from '../orders/move-order.ts'
import { getOrderDocument } from '../orders/order-document.queries.ts'
import { oneByOne } from '../../platform/http/one-by-one.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { listShipments, obstacleOf, packedPieces, piecesToShip } from './shipments.queries.ts'
import { unclearOf } from './unclear-receiver.ts'

type Asked = AskShipments['orders'][number] & Pick<AskShipments, 'carrier' | 'key'> & { who: string }

/** How many characters of the key are enough to tell two calls for one order apart. */
const KEY_LENGTH = 12

const referencesOf = ({ orderId, key, parcels }: Asked) =>
  parcels.map((_, at) => `B${orderId}-${key.replaceAll('-', '').slice(0, KEY_LENGTH)}-${at + 1}`)

/** Keeps what is asked for an order, or says why not. The same call again changes nothing. */
async function askForOrder(tx: Transaction, asked: Asked): Promise<ShipmentObstacle | null> {
  const { orderId, carrier, parcels, address, who } = asked
  await lockOrder(tx, orderId)
  const references = referencesOf(asked)
  const ofSameCall = and(eq(shipments.carrier, carrier), inArray(shipments.reference, references))
  if ((await tx.$count(shipments, ofSameCall)) > 0) return null
  const order = await getOrderDocument(tx, { id: orderId })
  if (!order) throw notFound('order')
  const obstacle = obstacleOf(order)
  if (obstacle) return obstacle
  const unclear = unclearOf(order)
  if (unclear.phone !== null) return 'phone'
  if (unclear.address !== null && !address) return 'address'
  const own = await listShipments(tx, [orderId])
  const pieces = parcels.reduce((sum, each) => sum + each.pieces, 0)
  const isTooMuch = packedPieces(order, own) + pieces > piecesToShip(order)
  if (isTooMuch || own.filter(({ state }) => isLive(state)).length + parcels.length > MAX_PARCELS)
    return 'too_many'
  const isCollected = own.some(({ state, collects }) => isLive(state) && collects > 0)
  const due = paidStateOf(order) === 'at_delivery' && !isCollected ? order.due : grosze(0)
  await tx.insert(shipments).values(
    parcels.map((parcel, at) => ({
      ...parcel,
      ...(unclear.address !== null && address),
      orderId,
      carrier,
      reference: references[at] ?? '',
      // The whole sum is collected with one of the parcels.
      collects: at === 0 ? due : grosze(0),
      askedBy: who,
    })),
  )
  return null
}

/**
 * Asks for a refused parcel anew, as it was packed, for the receiver and the sum that its order has by now. Throws not_found, or
 * status_not_allowed, with the obstacle under the path `order`, where staff have to look at the order first.
 */
export async function askAgain(tx: Transaction, id: number, who: string): Promise<void> {
  const [refused] = await tx
    .select()
    .from(shipments)
    .where(and(eq(shipments.id, id), eq(shipments.state, 'refused')))
  if (!refused) throw notFound('shipment')
  const { orderId, carrier, pieces, grams, length, width, height, isNonStandard } = refused
  const parcels = [{ pieces, grams, length, width, height, isNonStandard }]
  const reason = await askForOrder(tx, { orderId, carrier, parcels, key: randomUUID(), who })
  if (reason)
    throw new ProblemError('status_not_allowed', 'Staff have to look at the order first.', {
      fields: [{ path: 'order', message: reason }],
    })
}

/** Each order by itself; the carrier is asked afterwards (`follow-shipments.ts`). */
export async function askShipments(
  { db, log }: { db: Database; log: Pick<FastifyBaseLogger, 'error'> },
  { orders, ...rest }: AskShipments & { who: string },
): Promise<AskedShipments> {
  const { done, refused } = await oneByOne(
    orders,
    (order) => db.transaction((tx) => askForOrder(tx, { ...rest, ...order })),
    { log, message: 'carriers: the parcels of one of many orders could not be asked for' },
  )
  return {
    refused: [
      ...done.flatMap(({ row: { orderId }, made: reason }) => (reason ? [{ orderId, reason }] : [])),
      ...refused.map(({ orderId, code }) => ({
        orderId,
        reason: code === 'not_found' ? ('not_found' as const) : ('failed' as const),
      })),
    ],
  }
}

/**
 * Takes a shipment back: at once where the carrier was never asked or has refused it, else when the carrier has said yes. One that is
 * taken back already stays so. Returns its order's id. Throws not_found, or status_not_allowed for a parcel that has left.
 */
export async function cancelShipment(db: Database, id: number): Promise<number> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ orderId: shipments.orderId, state: shipments.state, tries: shipments.tries })
      .from(shipments)
      .where(eq(shipments.id, id))
      .for('update')
    if (!found) throw notFound('shipment')
    const { orderId, state, tries } = found
    if (state === 'canceled') return orderId
    if (state === 'delivered' || state === 'returned' || state === 'on_way' || state === 'problem')
      throw new ProblemError('status_not_allowed', 'The parcel is with the carrier.')
    const isUnknown = state === 'refused' || (state === 'asked' && tries === 0)
    await tx
      .update(shipments)
      .set(
        isUnknown
          ? { state: 'canceled', problem: null }
          : { isCanceling: true, problem: null, dueAt: new Date() },
      )
      .where(eq(shipments.id, id))
    return orderId
  })
}

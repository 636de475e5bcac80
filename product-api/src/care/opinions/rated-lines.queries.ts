import type { RatedLine } from '@bieznik/contract/care/opinion'
import { and, desc, eq, isNotNull, or, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { opinions } from '../../platform/db/schema/opinions.ts'
import { orderItems, orders } from '../../platform/db/schema/orders.ts'
import { photosOfOpinion, toOpinion } from './opinions.queries.ts'

/** More delivered lines than anybody rates. */
const MOST_LINES = 500

const columns = {
  lineId: orderItems.id,
  orderId: orders.id,
  userId: orders.userId,
  productId: orderItems.productId,
  title: orderItems.title,
  buyer: { name: orders.name, customerType: orders.customerType },
  opinion: opinions,
  photos: photosOfOpinion,
}

const linesOf = (db: Queryable) =>
  db
    .select(columns)
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(opinions, eq(opinions.orderItemId, orderItems.id))
    .$dynamic()

export type RatedRow = Awaited<ReturnType<typeof linesOf>>[number]

/** Whose lines: of one person, or of the one order that somebody has the signed link to. */
export type Buyer = { userId: string } | { orderId: number }

const isOf = (buyer: Buyer): SQL =>
  'userId' in buyer ? eq(orders.userId, buyer.userId) : eq(orders.id, buyer.orderId)

/** Delivered to this buyer; what was written once stays theirs, whatever becomes of the order. */
const isRatable = (buyer: Buyer) =>
  and(isOf(buyer), or(eq(orders.status, 'Delivered'), isNotNull(opinions.id)))

/** The one name of a person that an opinion may show; null: a company bought it. */
export function firstNameOf({ name, customerType }: RatedRow['buyer']): string | null {
  if (customerType === 'company') return null
  return name.split(' ')[0] ?? null
}

export function toRatedLine({ buyer, userId: _userId, opinion, photos, ...line }: RatedRow): RatedLine {
  return { ...line, firstName: firstNameOf(buyer), opinion: opinion && toOwnOpinion(opinion, photos) }
}

function toOwnOpinion(row: typeof opinions.$inferSelect, photos: RatedRow['photos']): RatedLine['opinion'] {
  const { orderItemId: _line, productId: _product, userId: _user, hiddenReason, ...written } = row
  return { ...toOpinion({ ...written, photos }), hiddenReason }
}

/** The lines that a buyer may rate, or has rated, of the newest order first. */
export async function listRatedLines(db: Queryable, buyer: Buyer): Promise<RatedLine[]> {
  const rows = await linesOf(db)
    .where(isRatable(buyer))
    .orderBy(desc(orders.orderDate), desc(orders.id), orderItems.id)
    .limit(MOST_LINES)
  return rows.map(toRatedLine)
}

export async function getRatedLine(db: Queryable, buyer: Buyer, lineId: number): Promise<RatedRow | null> {
  const [row] = await linesOf(db).where(and(eq(orderItems.id, lineId), isRatable(buyer)))
  return row ?? null
}

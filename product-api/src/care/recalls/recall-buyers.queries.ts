import type { RecallBuyers, RecallScope } from '@bieznik/contract/care/recall'
import { and, desc, eq, gte, inArray, lte, ne, sql, sum } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { dateOf, dayOf } from '../../platform/db/warsaw-day.ts'
import { orderItems, orders } from '../../platform/db/schema/orders.ts'

const saleDay = dateOf(orders.orderDate)

/** Orders with what is concerned. What was canceled was never handed over. */
const isConcerned = ({ productIds, soldFrom, soldUntil }: RecallScope) =>
  and(
    inArray(orderItems.productId, productIds),
    ne(orders.status, 'Canceled'),
    soldFrom === null ? undefined : gte(saleDay, soldFrom),
    soldUntil === null ? undefined : lte(saleDay, soldUntil),
  )

/** An address is the same whatever its letters' size: no buyer is notified twice. */
const mailbox = (email: string): string => email.toLowerCase()

/** An order by phone may have none. */
const hasAddress = ({ email }: { email: string }): boolean => email !== ''

/** The newest order first. */
export async function listRecallBuyers(db: Queryable, scope: RecallScope): Promise<RecallBuyers> {
  const found = await db
    .select({
      id: orders.id,
      day: dayOf(orders.orderDate),
      name: orders.name,
      email: orders.email,
      phone: orders.phone,
      language: orders.language,
      pieces: sum(orderItems.quantity).mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(isConcerned(scope))
    .groupBy(orders.id)
    .orderBy(desc(orders.id))
  return {
    orders: found,
    buyers: new Set(found.filter(hasAddress).map(({ email }) => mailbox(email))).size,
    toCall: found.filter((order) => !hasAddress(order)).length,
    pieces: found.reduce((pieces, order) => pieces + order.pieces, 0),
  }
}

/** To whom one mail each goes: in the language of the newest order, which the mail belongs to. */
export function recipientsOf({ orders: found }: RecallBuyers) {
  const byMailbox = new Map(
    found
      .filter(hasAddress)
      .toReversed()
      .map((order) => [mailbox(order.email), order]),
  )
  return Array.from(byMailbox, ([key, { id: orderId, email: recipient, language }]) => ({
    mailbox: key,
    recipient,
    language,
    orderId,
  }))
}

/** What one buyer has of it: titles as they were sold, with the orders. */
export async function listBoughtBy(db: Queryable, email: string, scope: RecallScope) {
  return db
    .select({
      orderId: orders.id,
      title: orderItems.title,
      quantity: orderItems.quantity,
      productId: orderItems.productId,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(isConcerned(scope), eq(sql`lower(${orders.email})`, mailbox(email))))
    .orderBy(orders.id, orderItems.id)
}

import type { LinkedOrder } from '@bieznik/contract/selling/order-link'
import { and, eq } from 'drizzle-orm'
import { listGoodsChanges } from '../corrections/corrections.queries.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { together } from '../../platform/db/together.ts'
import { listInvoicesOfOrder } from '../../money/invoices/invoices.queries.ts'
import { listPaymentsWithMoneyBack } from '../../money/refunds/money-back.queries.ts'
import type { LinkedTo } from './order-link.ts'
import { getOrder } from './orders.queries.ts'

/** What the holder of a link sees of an order; null: there is none. */
export async function getLinkedOrder(db: Queryable, orderId: number): Promise<LinkedOrder | null> {
  const [order, [buyer], { moneyBack }, issued, corrections] = await together([
    getOrder(db, { id: orderId }),
    db.select({ email: orders.email }).from(orders).where(eq(orders.id, orderId)),
    listPaymentsWithMoneyBack(db, orderId),
    listInvoicesOfOrder(db, orderId),
    listGoodsChanges(db, orderId),
  ])
  if (!order || !buyer) return null
  const { id, orderDate, status, deliveredAt, name, typeOfDelivery, typeOfPayment } = order
  const { pickupDay, deliverBy, paidUntil, orderItems, parcels, total, paid, due, documentKind } = order
  const invoices = issued.map(({ id: invoiceId, number, kind, issuedOn, gross }) => ({
    id: invoiceId,
    number,
    kind,
    issuedOn,
    gross,
  }))
  return {
    id,
    orderDate,
    status,
    deliveredAt,
    name,
    typeOfDelivery,
    typeOfPayment,
    pickupDay,
    deliverBy,
    paidUntil,
    orderItems,
    total,
    paid,
    due,
    ...(documentKind && { documentKind }),
    ...(invoices.length > 0 && { invoices }),
    ...(parcels && { parcels }),
    ...(moneyBack && { moneyBack }),
    ...(corrections.length > 0 && { corrections }),
    ...buyer,
  }
}

/** What a link to a person's own order proves; null: there is no such order. */
export async function getLinkedToOf(
  db: Queryable,
  { id, userId }: { id: number; userId: string },
): Promise<LinkedTo | null> {
  const { orderDate } = orders
  const isOwn = and(eq(orders.id, id), eq(orders.userId, userId))
  const [own] = await db.select({ id: orders.id, orderDate }).from(orders).where(isOwn)
  return own ?? null
}

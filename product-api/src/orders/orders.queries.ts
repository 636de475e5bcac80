import type { Order, OrderDetail, OrderItem } from '@bieznik/contract/order'
import type { OrderStatus } from '@bieznik/contract/order-status'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { orderItems, orders, orderStatusChanges } from '../db/schema/orders.ts'
import type { Page, Slice } from '../http/paging.ts'
import { listInvoicesOfOrder } from '../invoices/invoices.queries.ts'
import { listMoneyBack } from '../refunds/money-back.queries.ts'
import { listPaymentsOfOrder, sumPaid } from '../payments/order-payments.queries.ts'
import { listCorrections } from '../corrections/corrections.queries.ts'
import { itemColumns, NOTHING_RECEIVED, orderColumns, toItem, toOrder } from './order-columns.ts'
import { matchingForStaff, type StaffFilter } from './order-filters.ts'
import { foundBy } from './order-search.ts'
import { listParcels } from './parcels.queries.ts'

export type OrderFilter = StaffFilter & {
  userId?: string
  status?: OrderStatus
  /** Words of the customer's name, e-mail address, phone number or tax id, of a product's title, or of the order's id. */
  search?: string
}

function matching({ userId, status, search, ...narrowed }: OrderFilter) {
  return and(
    userId === undefined ? undefined : eq(orders.userId, userId),
    status && eq(orders.status, status),
    search ? foundBy(search) : undefined,
    matchingForStaff(narrowed),
  )
}

async function listItems(db: Queryable, orderIds: number[]): Promise<Map<number, OrderItem[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ orderId: orderItems.orderId, item: itemColumns })
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.id))
  const byOrder = Map.groupBy(rows, (row) => row.orderId)
  return new Map([...byOrder].map(([orderId, own]) => [orderId, own.map(({ item }) => toItem(item))]))
}

/** Orders that match, newest first. */
export async function listOrders(db: Queryable, filter: OrderFilter, slice?: Slice): Promise<Page<Order>> {
  const query = db
    .select(orderColumns)
    .from(orders)
    .where(matching(filter))
    .orderBy(desc(orders.orderDate), desc(orders.id))
    .$dynamic()
  const rows = await (slice ? query.limit(slice.limit).offset(slice.offset) : query)
  const ids = rows.map((row) => row.id)
  const items = await listItems(db, ids)
  const paid = await sumPaid(db, ids)
  const parcels = await listParcels(db, ids)
  const total = slice ? await countOrders(db, filter) : rows.length
  return {
    rows: rows.map((row) => ({
      ...toOrder(row, items.get(row.id) ?? [], paid.get(row.id) ?? NOTHING_RECEIVED),
      ...parcels.get(row.id),
    })),
    total,
  }
}

async function countOrders(db: Queryable, filter: OrderFilter): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(orders).where(matching(filter))
  return counted?.total ?? 0
}

/** With a `userId` only when the order is that user's. */
export async function getOrder(
  db: Queryable,
  { id, userId }: { id: number; userId?: string },
): Promise<Order | null> {
  const [row] = await db
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.id, id), matching({ userId })))
  if (!row) return null
  const items = await listItems(db, [id])
  const paid = await sumPaid(db, [id])
  const parcels = await listParcels(db, [id])
  return { ...toOrder(row, items.get(id) ?? [], paid.get(id) ?? NOTHING_RECEIVED), ...parcels.get(id) }
}

/** The order with its history, payments and invoices. With a `userId` only when the order is that user's. */
export async function getOrderDetail(
  db: Queryable,
  key: { id: number; userId?: string },
): Promise<OrderDetail | null> {
  const order = await getOrder(db, key)
  if (!order) return null
  const changes = await db
    .select({
      id: orderStatusChanges.id,
      from: orderStatusChanges.from,
      to: orderStatusChanges.to,
      changedBy: orderStatusChanges.changedBy,
      changedAt: orderStatusChanges.changedAt,
    })
    .from(orderStatusChanges)
    .where(eq(orderStatusChanges.orderId, key.id))
    .orderBy(asc(orderStatusChanges.id))
  const payments = await listPaymentsOfOrder(db, key.id)
  return {
    ...order,
    history: changes.map((change) => ({ ...change, changedAt: change.changedAt.toISOString() })),
    payments,
    ...(await listMoneyBack(db, key.id, payments)),
    ...(await listCorrections(db, key.id)),
    invoices: await listInvoicesOfOrder(db, key.id),
  }
}

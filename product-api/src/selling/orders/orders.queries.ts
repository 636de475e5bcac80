import type { Order, OrderDetail, OrderItem } from '@bieznik/contract/selling/order'
import type { orderSorts } from '@bieznik/contract/selling/order-list'
import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { orderItems, orders, orderStatusChanges } from '../../platform/db/schema/orders.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'
import { listInvoicesOfOrder } from '../../money/invoices/invoices.queries.ts'
import { listPaymentsWithMoneyBack } from '../../money/refunds/money-back.queries.ts'
import { sumReceived } from '../../money/payments/order-payments.queries.ts'
import { listCorrections } from '../corrections/corrections.queries.ts'
import { together } from '../../platform/db/together.ts'
import {
  itemColumns,
  NOTHING_RECEIVED,
  orderColumns,
  toItem,
  toOrder,
  type OrderRow,
} from './order-columns.ts'
import { anyOf, matchingForStaff, type Choice, type StaffFilter } from './order-filters.ts'
import { foundBy } from './order-search.ts'
import { listParcels } from './parcels.queries.ts'

export type OrderFilter = StaffFilter & {
  userId?: string
  status?: Choice<OrderStatus>
  /** Words of the customer's name, e-mail address, phone number or tax id, of a product's title, or of the order's id. */
  search?: string
  /** Not given: the newest first. */
  sort?: (typeof orderSorts)[number] | undefined
}

function matching({ userId, status, search, sort: _sort, ...narrowed }: OrderFilter) {
  return and(
    userId === undefined ? undefined : eq(orders.userId, userId),
    anyOf(status, (each) => eq(orders.status, each)),
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

/** As the indexes have it: in any other order of nulls, of which there are none, all orders would be read and sorted. */
const ordering = ({ sort }: OrderFilter) =>
  sort === 'oldest'
    ? [sql`${orders.orderDate} asc nulls first`, sql`${orders.id} asc nulls first`]
    : [sql`${orders.orderDate} desc nulls last`, sql`${orders.id} desc nulls last`]

/** What a search finds is looked for once, and counted on the way. */
async function findSlice(
  db: Queryable,
  filter: OrderFilter,
  { limit, offset }: Slice,
): Promise<Page<number>> {
  const found = await db
    .select({ id: orders.id, total: sql`count(*) over ()`.mapWith(Number) })
    .from(orders)
    .where(matching(filter))
    .orderBy(...ordering(filter))
    .limit(limit)
    .offset(offset)
  const isBehindLast = found.length === 0 && offset > 0
  return {
    rows: found.map(({ id }) => id),
    total: isBehindLast ? await countOrders(db, filter) : (found[0]?.total ?? 0),
  }
}

/** Without a search an index leads to the slice, and counting is cheaper by itself. */
async function listRows(db: Queryable, filter: OrderFilter, slice: Slice | undefined) {
  const query = db
    .select(orderColumns)
    .from(orders)
    .orderBy(...ordering(filter))
    .$dynamic()
  if (slice && filter.search) {
    const found = await findSlice(db, filter, slice)
    return { rows: await query.where(inArray(orders.id, found.rows)), total: found.total }
  }
  const matched = query.where(matching(filter))
  if (!slice) {
    const rows = await matched
    return { rows, total: rows.length }
  }
  const [rows, total] = await together([
    matched.limit(slice.limit).offset(slice.offset),
    countOrders(db, filter),
  ])
  return { rows, total }
}

/** The orders of these rows, in the same order. */
export async function completeOrders(db: Queryable, rows: readonly OrderRow[]): Promise<Order[]> {
  const ids = rows.map(({ id }) => id)
  const [items, paid, parcels] = await together([
    listItems(db, ids),
    sumReceived(db, ids),
    listParcels(db, ids),
  ])
  return rows.map((row) => ({
    ...toOrder(row, items.get(row.id) ?? [], paid.get(row.id) ?? NOTHING_RECEIVED),
    ...parcels.get(row.id),
  }))
}

/** Orders that match, newest first unless sorted. */
export async function listOrders(db: Queryable, filter: OrderFilter, slice?: Slice): Promise<Page<Order>> {
  const { rows, total } = await listRows(db, filter, slice)
  return { rows: await completeOrders(db, rows), total }
}

const countOrders = async (db: Queryable, filter: OrderFilter) => db.$count(orders, matching(filter))

/** With a `userId` only when the order is that user's. */
export async function getOrder(
  db: Queryable,
  { id, userId }: { id: number; userId?: string },
): Promise<Order | null> {
  const rows = await db
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.id, id), matching({ userId })))
  const [order] = await completeOrders(db, rows)
  return order ?? null
}

/** The order with its history, payments and invoices. With a `userId` only when the order is that user's. */
export async function getOrderDetail(
  db: Queryable,
  key: { id: number; userId?: string },
): Promise<OrderDetail | null> {
  const order = await getOrder(db, key)
  if (!order) return null
  const [history, payments, corrections, invoices] = await together([
    listHistory(db, key.id),
    listPaymentsWithMoneyBack(db, key.id),
    listCorrections(db, key.id),
    listInvoicesOfOrder(db, key.id),
  ])
  return { ...order, history, ...payments, ...corrections, invoices }
}

async function listHistory(db: Queryable, orderId: number): Promise<OrderDetail['history']> {
  const changes = await db
    .select({
      id: orderStatusChanges.id,
      from: orderStatusChanges.from,
      to: orderStatusChanges.to,
      changedBy: orderStatusChanges.changedBy,
      changedAt: orderStatusChanges.changedAt,
    })
    .from(orderStatusChanges)
    .where(eq(orderStatusChanges.orderId, orderId))
    .orderBy(asc(orderStatusChanges.id))
  return changes.map(withIso)
}

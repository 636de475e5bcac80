import type { ListedOrder, OrderWork } from '@bieznik/contract/selling/order-work'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { orders, orderWorkLog } from '../../platform/db/schema/orders.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'
import { listOrders, type OrderFilter } from './orders.queries.ts'

export async function getOrderWork(db: Queryable, orderId: number): Promise<OrderWork | null> {
  const [order] = await db
    .select({ heldBy: orders.heldBy, tags: orders.tags, receiptNumber: orders.receiptNumber })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order) return null
  const log = await db
    .select({
      id: orderWorkLog.id,
      kind: orderWorkLog.kind,
      detail: orderWorkLog.detail,
      doneBy: orderWorkLog.doneBy,
      doneAt: orderWorkLog.doneAt,
    })
    .from(orderWorkLog)
    .where(eq(orderWorkLog.orderId, orderId))
    .orderBy(asc(orderWorkLog.id))
  return { ...order, log: log.map(withIso) }
}

type ListedWork = Pick<ListedOrder, 'heldBy' | 'tags' | 'notes'>

const NO_WORK: ListedWork = { heldBy: null, tags: [], notes: 0 }

/** What staff's list says of each of these orders. */
async function listWork(db: Queryable, orderIds: number[]): Promise<Map<number, ListedWork>> {
  if (orderIds.length === 0) return new Map()
  const notes = db
    .select({ notes: count() })
    .from(orderWorkLog)
    .where(and(eq(orderWorkLog.orderId, orders.id), eq(orderWorkLog.kind, 'note')))
  const rows = await db
    .select({
      id: orders.id,
      heldBy: orders.heldBy,
      tags: orders.tags,
      notes: sql`(${notes})`.mapWith(Number),
    })
    .from(orders)
    .where(inArray(orders.id, orderIds))
  return new Map(rows.map(({ id, ...work }) => [id, work]))
}

/** Orders that match, newest first, each with what staff keep on it. */
export async function listOrdersForStaff(
  db: Queryable,
  filter: OrderFilter,
  slice?: Slice,
): Promise<Page<ListedOrder>> {
  const { rows, total } = await listOrders(db, filter, slice)
  const work = await listWork(
    db,
    rows.map(({ id }) => id),
  )
  return { total, rows: rows.map((order) => ({ ...order, ...(work.get(order.id) ?? NO_WORK) })) }
}

/** So many tags are offered at most. */
const MOST_TAGS = 100

/** Every tag that an order has, the most used first. */
export async function listTags(db: Queryable): Promise<string[]> {
  const used = db
    .select({ tag: sql<string>`unnest(${orders.tags})`.as('tag') })
    .from(orders)
    .where(sql`${orders.tags} <> '{}'`)
    .as('used')
  const rows = await db
    .select({ tag: used.tag })
    .from(used)
    .groupBy(used.tag)
    .orderBy(desc(count()), asc(used.tag))
    .limit(MOST_TAGS)
  return rows.map(({ tag }) => tag)
}

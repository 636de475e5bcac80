import type { OrderDetail } from '@bieznik/contract/order'
import { canChangeStatus, type OrderStatus, type StatusChangeMode } from '@bieznik/contract/order-status'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { orderItems, orders, orderStatusChanges } from '../db/schema/orders.ts'
import { notFound, ProblemError } from '../http/problem-error.ts'
import type { StockKeeper } from '../stock/stock-keeper.ts'
import { tagsOfStock } from '../storefront/tags.ts'
import { requireStock, type OrderLine } from './order-lines.ts'
import { getOrderDetail } from './orders.queries.ts'
import { queueMail } from './queue-mail.ts'

export type StatusChange = {
  orderId: number
  to: OrderStatus
  /** What the caller saw; when it is no longer so, the change is refused. */
  seen?: OrderStatus | undefined
  mode: StatusChangeMode
  /** uid of the member of staff. */
  who: string
}

type ChangedOrder = { order: OrderDetail; changedTags: string[] }

async function lockOrder(tx: Transaction, id: number) {
  const [order] = await tx
    .select({ status: orders.status, email: orders.email, language: orders.language })
    .from(orders)
    .where(eq(orders.id, id))
    .for('update')
  if (!order) throw notFound('order')
  return order
}

function requirePossible(current: OrderStatus, { to, seen, mode }: StatusChange): void {
  if (seen !== undefined && seen !== current) {
    throw new ProblemError('stale_status', `The order is ${current} by now.`)
  }
  if (!canChangeStatus(current, to, mode)) {
    throw new ProblemError('status_not_allowed', `An order that is ${current} cannot become ${to} here.`)
  }
}

async function lockLinesOfOrder(tx: Transaction, stock: StockKeeper, orderId: number): Promise<OrderLine[]> {
  const items = await tx
    .select({ productId: orderItems.productId, quantity: orderItems.quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  const quantities = new Map(items.map((item) => [item.productId, item.quantity]))
  const products = await stock.lock(tx, [...quantities.keys()])
  return products.map((product) => ({ product, quantity: quantities.get(product.id) ?? 0 }))
}

/** Gives the stock back when an order is canceled and takes it again when it comes back. Answers the changed tags. */
async function moveStock(
  tx: Transaction,
  stock: StockKeeper,
  from: OrderStatus,
  change: StatusChange,
): Promise<string[]> {
  const { orderId, to, who } = change
  if (from !== 'Canceled' && to !== 'Canceled') return []
  const lines = await lockLinesOfOrder(tx, stock, orderId)
  if (to !== 'Canceled') requireStock(lines)
  const sign = to === 'Canceled' ? 1 : -1
  const moved = lines.map(({ product, quantity }) => ({ product, change: sign * quantity }))
  const reason = to === 'Canceled' ? 'order_canceled' : 'order_restored'
  await stock.change(tx, moved, { reason, orderId, who })
  return tagsOfStock(moved)
}

/** Throws a ProblemError: not_found, stale_status, status_not_allowed, or out_of_stock for an order that comes back. */
export async function changeOrderStatus(
  { db, stock }: { db: Database; stock: StockKeeper },
  change: StatusChange,
): Promise<ChangedOrder> {
  const { orderId, to, who } = change
  return db.transaction(async (tx) => {
    const { status: from, email, language } = await lockOrder(tx, orderId)
    requirePossible(from, change)
    const changedTags = await moveStock(tx, stock, from, change)
    const deliveredAt = to === 'Delivered' ? new Date() : null
    await tx.update(orders).set({ status: to, deliveredAt }).where(eq(orders.id, orderId))
    await tx.insert(orderStatusChanges).values({ orderId, from, to, changedBy: who })
    await queueMail(tx, { recipient: email, language, kind: 'order_status_changed', orderId, status: to })
    const order = await getOrderDetail(tx, { id: orderId })
    if (!order) throw notFound('order')
    return { order, changedTags }
  })
}

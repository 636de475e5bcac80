import type { OrderDetail } from '@bieznik/contract/selling/order'
import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { today } from '../../platform/db/warsaw-day.ts'
import { orderItems, orders, orderStatusChanges } from '../../platform/db/schema/orders.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import { tagsOfStock } from '../../platform/storefront/tags.ts'
import { itemColumns } from './order-columns.ts'
import { requireStock, type OrderLine } from './order-lines.ts'
import { getOrderDetail } from './orders.queries.ts'

export type ChangedOrder = { order: OrderDetail; changedTags: string[] }

export type Move = {
  orderId: number
  from: OrderStatus
  to: OrderStatus
  deliveredAt: Date | null
  /** uid of who moves it: staff, or the buyer who cancels; or `SHOP_ITSELF`. */
  who: string
}

/**
 * Locks the order row until the transaction ends. Throws not_found; with a `userId` also when the order is another's.
 */
export async function lockOrder(tx: Transaction, id: number, userId?: string) {
  const [order] = await tx
    .select({ status: orders.status, email: orders.email, language: orders.language })
    .from(orders)
    .where(and(eq(orders.id, id), userId === undefined ? undefined : eq(orders.userId, userId)))
    .for('update')
  if (!order) throw notFound('order')
  return order
}

async function lockLinesOfOrder(tx: Transaction, stock: StockKeeper, orderId: number): Promise<OrderLine[]> {
  const items = await tx
    .select({
      productId: orderItems.productId,
      quantity: orderItems.quantity,
      returned: itemColumns.returned,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
  // What came back has been counted by then.
  const quantities = new Map(
    items.map(({ productId, quantity, returned }) => [productId, quantity - returned]),
  )
  const products = await stock.lock(tx, [...quantities.keys()])
  return products.map((product) => ({ product, quantity: quantities.get(product.id) ?? 0 }))
}

/** Gives the stock back when an order is canceled and takes it again when it comes back. Returns the changed tags. */
async function moveStock(
  tx: Transaction,
  stock: StockKeeper,
  { orderId, from, to, who }: Move,
): Promise<string[]> {
  if (from !== 'Canceled' && to !== 'Canceled') return []
  const lines = (await lockLinesOfOrder(tx, stock, orderId)).filter(({ quantity }) => quantity > 0)
  if (lines.length === 0) return []
  if (to !== 'Canceled') requireStock(lines)
  const sign = to === 'Canceled' ? 1 : -1
  const moved = lines.map(({ product, quantity }) => ({ product, change: sign * quantity }))
  const reason = to === 'Canceled' ? 'order_canceled' : 'order_restored'
  await stock.change(tx, moved, { reason, orderId, who })
  return tagsOfStock(moved)
}

const isDeadlineOver = sql`${orders.paidUntil} < ${today}`

/** An order that waits again after its time for paying was over is given a new one, and its buyer is reminded anew. */
const newDeadline = {
  paidUntil: sql`case when ${isDeadlineOver} then null else ${orders.paidUntil} end`,
  paymentRemindedAt: sql`case when ${isDeadlineOver} then null else ${orders.paymentRemindedAt} end`,
}

/** Gives a locked order another status, with its stock and a row of its history. Throws out_of_stock for an order that comes back. */
export async function moveOrder(tx: Transaction, stock: StockKeeper, move: Move): Promise<ChangedOrder> {
  const { orderId, from, to, deliveredAt, who } = move
  const changedTags = await moveStock(tx, stock, move)
  const again = to === 'Pending' ? newDeadline : {}
  await tx
    .update(orders)
    .set({ status: to, deliveredAt, ...again })
    .where(eq(orders.id, orderId))
  await tx.insert(orderStatusChanges).values({ orderId, from, to, changedBy: who })
  const order = await getOrderDetail(tx, { id: orderId })
  if (!order) throw notFound('order')
  return { order, changedTags }
}

import type { ReturnGoods } from '@bieznik/contract/care/goods-return'
import type { OrderDetail, OrderItem } from '@bieznik/contract/selling/order'
import { lockWholeOrder } from '../../selling/corrections/correct-order.ts'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { once } from '../../platform/db/once.ts'
import { orderReturnLines, orderReturns } from '../../platform/db/schema/corrections.ts'
import { orderWorkLog } from '../../platform/db/schema/orders.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { keepPaid } from '../payments/keep-paid.ts'
import { withdrawOpenPayments } from '../payments/withdraw-open-payments.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import { tagsOfStock } from '../../platform/storefront/tags.ts'
import { followWithdrawalsOf } from './follow-withdrawal.ts'
import { requireOfOrder } from './belongs-to-order.ts'

type Request = ReturnGoods & { orderId: number; key: string; who: string }

const refused = (path: string, message: string) =>
  new ProblemError('invalid_request', 'These goods cannot come back.', { fields: [{ path, message }] })

/** The item of each line. Throws invalid_request when more would come back than was sold. */
function itemsOf({ lines }: Request, { orderItems }: OrderDetail): Map<number, OrderItem> {
  const items = new Map<number, OrderItem>()
  const back = new Map<number, number>()
  const seen = new Set<string>()
  for (const [index, { itemId, pieces, condition }] of lines.entries()) {
    const item = orderItems.find(({ id }) => id === itemId)
    const all = (back.get(itemId) ?? item?.returned ?? 0) + pieces
    if (!item || all > item.quantity) throw refused(`lines.${index}.pieces`, 'more than was sold')
    if (seen.has(`${itemId} ${condition}`)) throw refused(`lines.${index}`, 'each line once')
    seen.add(`${itemId} ${condition}`)
    items.set(itemId, item)
    back.set(itemId, all)
  }
  return items
}

/** Into the stock goes what can be sold again. */
async function restock(
  tx: Transaction,
  stock: StockKeeper,
  { request: { lines, orderId, who, note }, items }: { request: Request; items: Map<number, OrderItem> },
): Promise<string[]> {
  const pieces = new Map<number, number>()
  for (const { itemId, condition, pieces: count } of lines) {
    const productId = items.get(itemId)?.productId
    if (productId === undefined || condition !== 'stock') continue
    pieces.set(productId, (pieces.get(productId) ?? 0) + count)
  }
  if (pieces.size === 0) return []
  const products = await stock.lock(tx, [...pieces.keys()])
  const moved = products.map((product) => ({ product, change: pieces.get(product.id) ?? 0 }))
  await stock.change(tx, moved, { reason: 'order_returned', orderId, who, note })
  return tagsOfStock(moved)
}

/**
 * Takes goods of an order back that has left, into the stock or to scrap, once for each key. Nothing is paid for them any more; money
 * that was paid is sent back by itself. Returns the changed tags. Throws not_found, status_not_allowed, invalid_request or
 * idempotency_key_reused.
 */
export async function returnGoods(
  { db, stock }: { db: Database; stock: StockKeeper },
  request: Request,
): Promise<string[]> {
  const { orderId, key, lines, note, withdrawalId, complaintId } = request
  return db.transaction(async (tx) => {
    const { detail } = await lockWholeOrder(tx, orderId)
    const claim = { scope: 'return', key, request: { orderId, lines, note, withdrawalId, complaintId } }
    const done = await once(tx, claim, () => takeBack(tx, stock, { request, detail }))
    return done.isRepeat ? [] : done.made
  })
}

/** Returns the changed tags. */
async function takeBack(
  tx: Transaction,
  stock: StockKeeper,
  { request, detail }: { request: Request; detail: OrderDetail },
): Promise<string[]> {
  const { orderId, key, lines, note, withdrawalId, complaintId, who: doneBy } = request
  if (detail.status !== 'Sent' && detail.status !== 'Delivered')
    throw new ProblemError('status_not_allowed', `The goods of an order that is ${detail.status} are here.`)
  await requireOfOrder(tx, orderId, { withdrawalId, complaintId })
  const items = itemsOf(request, detail)
  const [back] = await tx
    .insert(orderReturns)
    .values({ orderId, key, note, withdrawalId, complaintId, doneBy })
    .returning({ id: orderReturns.id })
  if (!back) throw new Error('an insert returned no row')
  await tx.insert(orderReturnLines).values(
    lines.map(({ itemId: orderItemId, pieces, condition }) => ({
      returnId: back.id,
      orderItemId,
      pieces,
      condition,
    })),
  )
  const detailText = lines.map(({ itemId, pieces }) => `${pieces} × ${items.get(itemId)?.title}`).join(', ')
  await tx.insert(orderWorkLog).values({ orderId, kind: 'goods_returned', detail: detailText, doneBy })
  await withdrawOpenPayments(tx, orderId)
  await keepPaid(tx, orderId)
  await followWithdrawalsOf(tx, { orderId, who: doneBy })
  return restock(tx, stock, { request, items })
}

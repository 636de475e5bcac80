import type { LineChange } from '@bieznik/contract/selling/order-correction'
import type { Language, OrderItem } from '@bieznik/contract/selling/order'
import { textIn } from '@bieznik/contract/translated'
import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { opinions } from '../../platform/db/schema/opinions.ts'
import { orderItems } from '../../platform/db/schema/orders.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { lockProductLines, requireSellable, requireStock, type OrderLine } from '../orders/order-lines.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import { tagsOfStock } from '../../platform/storefront/tags.ts'
import { toLineChange, type PlannedLine } from './plan-lines.ts'

type Lines = {
  orderId: number
  orderItems: readonly OrderItem[]
  planned: readonly PlannedLine[]
  added: readonly { productId: number; quantity: number }[]
  language: Language
  who: string
}

type Moved = { changes: LineChange[]; changedTags: string[] }

/** Pieces of each product that leave the stock (positive) or come back. */
function demandOf({ planned, added }: Pick<Lines, 'planned' | 'added'>): Map<number, number> {
  const demand = new Map<number, number>()
  for (const { item, after } of planned) demand.set(item.productId, (after?.quantity ?? 0) - item.quantity)
  for (const { productId, quantity } of added) demand.set(productId, quantity)
  return demand
}

/** A product has one line in an order. Throws invalid_request. */
function requireNew({ orderItems: items, added }: Lines): void {
  const known = new Set(items.map(({ productId }) => productId))
  for (const [index, { productId }] of added.entries()) {
    if (known.has(productId))
      throw new ProblemError('invalid_request', 'This product is in the order already.', {
        fields: [{ path: `added.${index}.productId`, message: 'in the order already' }],
      })
    known.add(productId)
  }
}

/** Throws invalid_request, not_for_sale or out_of_stock. */
function requireAvailable(lines: readonly OrderLine[], added: Lines['added']): void {
  const found = new Set(lines.map(({ product }) => product.id))
  const missing = added.findIndex(({ productId }) => !found.has(productId))
  if (missing >= 0)
    throw new ProblemError('invalid_request', 'There is no such product.', {
      fields: [{ path: `added.${missing}.productId`, message: 'no such product' }],
    })
  const isAdded = new Set(added.map(({ productId }) => productId))
  requireSellable(lines.filter(({ product }) => isAdded.has(product.id)))
  requireStock(lines.filter(({ quantity }) => quantity > 0))
}

async function requireUnrated(tx: Transaction, itemIds: number[]): Promise<void> {
  if (itemIds.length === 0 || (await tx.$count(opinions, inArray(opinions.orderItemId, itemIds))) === 0)
    return
  throw new ProblemError('status_not_allowed', 'The buyer has written an opinion on this line.')
}

async function writePlanned(tx: Transaction, planned: readonly PlannedLine[]): Promise<void> {
  const canceled = planned.flatMap(({ item, after }) => (after ? [] : [item.id]))
  await requireUnrated(tx, canceled)
  if (canceled.length > 0) await tx.delete(orderItems).where(inArray(orderItems.id, canceled))
  for (const { item, after } of planned) {
    if (!after) continue
    // A price that was agreed on is no announced reduction.
    const price = after.price === item.price ? {} : { price: after.price, lowestPrice: null }
    await tx
      .update(orderItems)
      .set({ quantity: after.quantity, ...price })
      .where(eq(orderItems.id, item.id))
  }
}

async function writeAdded(
  tx: Transaction,
  { orderId, added, language }: Lines,
  lines: readonly OrderLine[],
): Promise<LineChange[]> {
  const changes: LineChange[] = []
  for (const { productId, quantity } of added) {
    const product = lines.find((line) => line.product.id === productId)?.product
    if (!product) throw new Error('a product that is added was locked')
    const { text: title, language: titleLanguage } = textIn(product, 'title', language)
    const { url, price, lowestPrice } = product
    const [item] = await tx
      .insert(orderItems)
      .values({ orderId, productId, title, titleLanguage, url, price, lowestPrice, quantity })
      .returning({ id: orderItems.id })
    if (!item) throw new Error('an insert returned no row')
    changes.push({ itemId: item.id, title, before: null, after: { quantity, price } })
  }
  return changes
}

/**
 * Changes the lines of a locked order with their stock and its ledger. Throws a ProblemError: invalid_request, not_for_sale,
 * out_of_stock or status_not_allowed.
 */
export async function moveLines(tx: Transaction, stock: StockKeeper, lines: Lines): Promise<Moved> {
  requireNew(lines)
  const demand = demandOf(lines)
  if (demand.size === 0) return { changes: [], changedTags: [] }
  const locked = await lockProductLines(tx, stock, demand)
  requireAvailable(locked, lines.added)
  await writePlanned(tx, lines.planned)
  const added = await writeAdded(tx, lines, locked)
  const moved = locked.flatMap(({ product, quantity }) =>
    quantity === 0 ? [] : [{ product, change: -quantity }],
  )
  const { orderId, who } = lines
  if (moved.length > 0) await stock.change(tx, moved, { reason: 'order_corrected', orderId, who })
  return { changes: [...lines.planned.map(toLineChange), ...added], changedTags: tagsOfStock(moved) }
}

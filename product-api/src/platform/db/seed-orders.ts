import type { ProductCore } from '@bieznik/contract/catalogue/product'
import { fieldIn, inEachField, textIn, type TextOf } from '@bieznik/contract/translated'
import { orderStatuses, type OrderStatus } from '@bieznik/contract/selling/order-status'
import { keepPaid } from '../../money/payments/keep-paid.ts'
import { requireExchangeRate } from '../../selling/orders/exchange-rate.queries.ts'
import type { Transaction } from './client.ts'
import { orderItems, orders, orderStatusChanges } from './schema/orders.ts'
import { stockLedger } from './schema/stock-ledger.ts'
import type { SeedOrder } from './seed/orders.ts'

/** Who is named in the history of sample orders. */
export const SEEDED_BY = 'seed'
const HOURS_PER_STEP = 20
const MS_PER_HOUR = 3_600_000

/** The statuses that an order went through to where it is. */
function pathTo(status: OrderStatus): OrderStatus[] {
  return status === 'Canceled'
    ? ['Pending', 'Canceled']
    : orderStatuses.slice(0, orderStatuses.indexOf(status) + 1)
}

function historyOf({ status, orderDate, deliveredAt }: SeedOrder) {
  const path = pathTo(status)
  return path.map((to, step) => ({
    from: path[step - 1] ?? null,
    to,
    changedBy: SEEDED_BY,
    changedAt:
      to === 'Delivered' && deliveredAt
        ? new Date(deliveredAt)
        : new Date(Date.parse(orderDate) + step * HOURS_PER_STEP * MS_PER_HOUR),
  }))
}

function requireAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`an order of the seed names a product that is not there: ${index}`)
  return item
}

type SeededProduct = Omit<ProductCore, 'id'> & Partial<TextOf<'title'>>

async function insertPastOrder(
  tx: Transaction,
  { items, orderDate, deliveredAt, ...order }: SeedOrder,
  products: readonly SeededProduct[],
  productIds: readonly number[],
): Promise<number> {
  const { plnPerUsd, date: exchangeRateDate } = await requireExchangeRate(tx)
  const { address: buyerAddress, city: buyerCity, postCode: buyerPostCode, country: buyerCountry } = order
  const [inserted] = await tx
    .insert(orders)
    .values({
      ...order,
      customerType: 'private_person',
      orderDate: new Date(orderDate),
      deliveredAt: deliveredAt ? new Date(deliveredAt) : null,
      buyerAddress,
      buyerCity,
      buyerPostCode,
      buyerCountry,
      plnPerUsd,
      exchangeRateDate,
    })
    .returning({ id: orders.id })
  if (!inserted) throw new Error('an insert returned no row')
  await tx.insert(orderItems).values(
    items.map(({ productIndex, quantity }) => {
      const product = requireAt(products, productIndex)
      const titles = inEachField('title', (language) => product[fieldIn('title', language)] ?? '')
      const shown = textIn(titles, 'title', order.language)
      const { url, price } = product
      return {
        orderId: inserted.id,
        productId: requireAt(productIds, productIndex),
        title: shown.text,
        titleLanguage: shown.language,
        url,
        price,
        quantity,
      }
    }),
  )
  await keepPaid(tx, inserted.id)
  return inserted.id
}

/** What the order took from the stock, and what made up for it: its cancellation, or a larger stock before it. */
function ledgerOf({ items, status }: SeedOrder, orderId: number, productIds: readonly number[]) {
  const madeUp =
    status === 'Canceled'
      ? ({ reason: 'order_canceled', orderId } as const)
      : ({ reason: 'initial' } as const)
  return items.flatMap(({ productIndex, quantity }) => {
    const productId = requireAt(productIds, productIndex)
    return [
      { productId, change: -quantity, reason: 'order_placed' as const, orderId },
      { productId, change: quantity, ...madeUp },
    ]
  })
}

/** Writes orders of the past. The stock of the products is what is left after them. */
export async function insertPastOrders(
  tx: Transaction,
  pastOrders: readonly SeedOrder[],
  products: readonly SeededProduct[],
  productIds: readonly number[],
): Promise<void> {
  // Oldest first, so that ids rise with the dates.
  for (const order of pastOrders.toReversed()) {
    const orderId = await insertPastOrder(tx, order, products, productIds)
    await tx.insert(orderStatusChanges).values(historyOf(order).map((change) => ({ orderId, ...change })))
    await tx.insert(stockLedger).values(ledgerOf(order, orderId, productIds))
  }
}

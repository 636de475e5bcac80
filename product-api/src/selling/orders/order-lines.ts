import { totalOf, type Grosze } from '@bieznik/contract/money/money'
import type { FieldProblem, ProblemCode } from '@bieznik/contract/problem'
import type { Transaction } from '../../platform/db/client.ts'
import { lockLines } from '../cart/cart.queries.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { priceAtThisMoment } from '../../catalogue/reductions/apply-reductions.ts'
import type { StockedProduct, StockKeeper } from '../../catalogue/products/stock-keeper.ts'

/** A line of the cart beside the product as it is now. */
export type OrderLine = { product: StockedProduct; quantity: number }

/** Pieces of each product, by its id. */
export type Quantities = ReadonlyMap<number, number>

/** What is in the cart; other transactions wait before they can change it. */
export async function lockCart(tx: Transaction, userId: string): Promise<Quantities> {
  const lines = await lockLines(tx, userId)
  return new Map(lines.map(({ productId, quantity }) => [productId, quantity]))
}

/** Throws cart_empty. */
export function requireNotEmpty(cart: Quantities): void {
  if (cart.size === 0) throw new ProblemError('cart_empty', 'There is nothing in the cart.')
}

/** Throws cart_empty. */
export async function lockOrderLines(
  tx: Transaction,
  stock: StockKeeper,
  userId: string,
): Promise<OrderLine[]> {
  const cart = await lockCart(tx, userId)
  requireNotEmpty(cart)
  return lockProductLines(tx, stock, cart)
}

/** So many pieces of each product, at the price of this moment; no other transaction changes their stock until this one ends. */
export async function lockProductLines(
  tx: Transaction,
  stock: StockKeeper,
  quantities: Quantities,
): Promise<OrderLine[]> {
  const orderLines: OrderLine[] = []
  for (const locked of await stock.lock(tx, [...quantities.keys()])) {
    const product = await atItsPrice(tx, locked)
    orderLines.push({ product, quantity: quantities.get(product.id) ?? 0 })
  }
  return orderLines
}

/** With the current price, also when a reduction has just begun or ended. */
async function atItsPrice(tx: Transaction, product: StockedProduct): Promise<StockedProduct> {
  return product.isPriceDue ? { ...product, ...(await priceAtThisMoment(tx, product)) } : product
}

function refuseLines(
  lines: OrderLine[],
  code: ProblemCode,
  message: string,
  describe: (line: OrderLine) => string,
): void {
  if (lines.length === 0) return
  const fields: FieldProblem[] = lines.map((line) => ({
    path: `items.${line.product.id}`,
    message: describe(line),
  }))
  throw new ProblemError(code, message, { fields })
}

/** Throws not_for_sale or out_of_stock, naming every line that is concerned. */
export function requireSellable(lines: OrderLine[]): void {
  refuseLines(
    lines.filter(({ product }) => product.inArchive),
    'not_for_sale',
    'Some of the products are not sold any more.',
    () => 'not sold any more',
  )
  requireStock(lines)
}

/** Throws out_of_stock, naming every line of which there is too little. */
export function requireStock(lines: OrderLine[]): void {
  refuseLines(
    lines.filter(({ product, quantity }) => quantity > product.quantityInStock),
    'out_of_stock',
    'There are not that many in stock.',
    ({ product }) => `${product.quantityInStock} left`,
  )
}

export function totalOfLines(lines: OrderLine[]): Grosze {
  return totalOf(lines.map(({ product, quantity }) => ({ price: product.price, quantity })))
}

function inPln(amount: Grosze): string {
  return `now ${(amount / 100).toFixed(2)} PLN`
}

/** Throws price_changed with the prices of today when the cart comes to something else than the buyer was shown. */
export function requireExpectedTotal(lines: OrderLine[], expectedTotal: Grosze | undefined): void {
  const total = totalOfLines(lines)
  if (expectedTotal === undefined || expectedTotal === total) return
  throw new ProblemError('price_changed', 'The cart comes to something else than the expected total.', {
    fields: [
      { path: 'expectedTotal', message: inPln(total) },
      ...lines.map(({ product }) => ({ path: `items.${product.id}`, message: inPln(product.price) })),
    ],
  })
}

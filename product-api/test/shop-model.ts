import { maxLineQuantity } from '@bieznik/contract/selling/cart'
import { plnFromGrosze, totalOf, type Grosze } from '@bieznik/contract/money/money'
import {
  canChangeStatus,
  type OrderStatus,
  type StatusChangeMode,
} from '@bieznik/contract/selling/order-status'

export type ModelLine = { productId: number; quantity: number }
type ModelProduct = { price: Grosze; quantityInStock: number; inArchive: boolean }
export type ModelOrder = {
  uid: string
  items: (ModelLine & { price: Grosze })[]
  total: number
  status: OrderStatus
}

/** What a caller gets: `200`, or `409 out_of_stock`. */
export type Answer = string

/** The shop as it is meant: no database, no transactions, one thing after another. */
export class ShopModel {
  readonly products: Map<number, ModelProduct>
  readonly orders: ModelOrder[] = []
  private readonly carts = new Map<string, ModelLine[]>()
  private readonly ordersOfKeys = new Map<string, ModelOrder>()

  constructor(products: ReadonlyMap<number, ModelProduct>) {
    this.products = new Map([...products].map(([id, product]) => [id, { ...product }]))
  }

  cartOf(uid: string): readonly ModelLine[] {
    return this.carts.get(uid) ?? []
  }

  totalOfCart(uid: string): number {
    return plnFromGrosze(
      totalOf(this.cartOf(uid).map((line) => ({ ...line, price: this.product(line).price }))),
    )
  }

  product({ productId }: { productId: number }): ModelProduct {
    const product = this.products.get(productId)
    if (!product) throw new Error(`the model has no product ${productId}`)
    return product
  }

  add(uid: string, line: ModelLine): Answer {
    const product = this.product(line)
    if (product.inArchive) return '409 not_for_sale'
    if (product.quantityInStock < line.quantity) return '409 out_of_stock'
    if (this.find(uid, line)) return '409 already_in_cart'
    this.carts.set(uid, [...this.cartOf(uid), { ...line }])
    return '200'
  }

  changeQuantity(uid: string, line: ModelLine): Answer {
    const product = this.product(line)
    if (product.inArchive) return '409 not_for_sale'
    if (product.quantityInStock === 0) return '409 out_of_stock'
    if (line.quantity < 1 || line.quantity > maxLineQuantity(product)) return '422 quantity_out_of_range'
    const there = this.find(uid, line)
    if (!there) return '404 not_found'
    there.quantity = line.quantity
    return '200'
  }

  remove(uid: string, productId: number): Answer {
    this.carts.set(
      uid,
      this.cartOf(uid).filter((line) => line.productId !== productId),
    )
    return '200'
  }

  clear(uid: string): Answer {
    this.carts.delete(uid)
    return '200'
  }

  /** `expectedTotal` in PLN. */
  order(uid: string, { key, expectedTotal }: { key?: string; expectedTotal?: number }): Answer {
    if (key !== undefined && this.orderOfKey(uid, key)) return '200'
    const refusal = this.refusalOfOrder(uid, expectedTotal)
    if (refusal) return refusal
    const items = this.cartOf(uid).map((line) => ({ ...line, price: this.product(line).price }))
    const order: ModelOrder = { uid, items, total: this.totalOfCart(uid), status: 'Pending' }
    this.orders.push(order)
    if (key !== undefined) this.ordersOfKeys.set(`${uid} ${key}`, order)
    for (const item of items) this.product(item).quantityInStock -= item.quantity
    this.clear(uid)
    return '200'
  }

  orderOfKey(uid: string, key: string): ModelOrder | undefined {
    return this.ordersOfKeys.get(`${uid} ${key}`)
  }

  changeStatus(order: ModelOrder, to: OrderStatus, mode: StatusChangeMode): Answer {
    if (!canChangeStatus(order.status, to, mode)) return '409 status_not_allowed'
    if (order.status === 'Canceled' && this.isShort(order.items)) return '409 out_of_stock'
    const sign = Number(to === 'Canceled') - Number(order.status === 'Canceled')
    for (const item of order.items) this.product(item).quantityInStock += sign * item.quantity
    order.status = to
    return '200'
  }

  private refusalOfOrder(uid: string, expectedTotal: number | undefined): Answer | null {
    const cart = this.cartOf(uid)
    if (cart.length === 0) return '409 cart_empty'
    if (cart.some((line) => this.product(line).inArchive)) return '409 not_for_sale'
    if (this.isShort(cart)) return '409 out_of_stock'
    if (expectedTotal !== undefined && expectedTotal !== this.totalOfCart(uid)) return '409 price_changed'
    return null
  }

  private isShort(lines: readonly ModelLine[]): boolean {
    return lines.some((line) => this.product(line).quantityInStock < line.quantity)
  }

  private find(uid: string, { productId }: ModelLine): ModelLine | undefined {
    return this.cartOf(uid).find((line) => line.productId === productId)
  }
}

import type { OrderDocument } from '@bieznik/contract/back-office'

export interface PickedProduct {
  productId: number
  /** As it stands in the first of the orders. */
  title: string
  titleLanguage: OrderDocument['language']
  /** Of all orders together. */
  pieces: number
  /** Into which order how many go. */
  orders: { orderId: number; quantity: number }[]
}

type Picked = Pick<OrderDocument, 'id' | 'status' | 'orderItems'>

/** What is to be fetched from the shelves for several orders, product by product, by title. Nothing is fetched for what is canceled. */
export function pickListOf(orders: readonly Picked[]): PickedProduct[] {
  const lines = orders
    .filter(({ status }) => status !== 'Canceled')
    .flatMap(({ id, orderItems }) => orderItems.map((item) => ({ orderId: id, item })))
  const products = [...Map.groupBy(lines, ({ item }) => item.productId)].flatMap(([productId, own]) => {
    const [first] = own
    if (!first) return []
    const { title, titleLanguage } = first.item
    return {
      productId,
      title,
      titleLanguage,
      pieces: own.reduce((sum, { item }) => sum + item.quantity, 0),
      orders: own.map(({ orderId, item }) => ({ orderId, quantity: item.quantity })),
    }
  })
  const byTitle = new Intl.Collator('pl', { numeric: true })
  return products.toSorted(
    (one, other) => byTitle.compare(one.title, other.title) || one.productId - other.productId,
  )
}

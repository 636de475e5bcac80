import type { PackingDocument } from '@bieznik/contract/people/back-office'

export interface PickedProduct {
  productId: number
  /** As it stands in the first of the orders. */
  title: string
  titleLanguage: PackingDocument['language']
  /** Of all orders together. */
  pieces: number
  /** Into which order how many go. */
  orders: { orderId: number; quantity: number }[]
}

export interface PickedPlace {
  /** null: it is not noted where they lie. */
  place: string | null
  products: PickedProduct[]
}

type Picked = Pick<PackingDocument, 'id' | 'status' | 'orderItems' | 'places'>

/** `A-2` comes before `A-10`. */
const asPeopleCount = new Intl.Collator('pl', { numeric: true })

/**
 * What is to be fetched for several orders, place by place in their order, what has none last; at a place by title. Nothing is fetched
 * for what is canceled.
 */
export function pickListOf(orders: readonly Picked[]): PickedPlace[] {
  const wanted = orders.filter(({ status }) => status !== 'Canceled')
  const places = new Map(
    wanted.flatMap((order) => order.places.map(({ productId, place }) => [productId, place])),
  )
  const byPlace = Map.groupBy(pickedProducts(wanted), ({ productId }) => places.get(productId) ?? null)
  return [...byPlace]
    .map(([place, products]) => ({ place, products }))
    .toSorted((one, other) => {
      if (one.place === null || other.place === null)
        return Number(one.place === null) - Number(other.place === null)
      return asPeopleCount.compare(one.place, other.place)
    })
}

function pickedProducts(orders: readonly Picked[]): PickedProduct[] {
  const lines = orders.flatMap(({ id, orderItems }) => orderItems.map((item) => ({ orderId: id, item })))
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
  return products.toSorted(
    (one, other) => asPeopleCount.compare(one.title, other.title) || one.productId - other.productId,
  )
}

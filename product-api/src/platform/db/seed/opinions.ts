import type { Product } from '@bieznik/contract/catalogue/product'
import { daysBeforeSeedDate } from './calendar.ts'
import { carFor, type CarriedProduct } from './cars.ts'
import { opinionTexts, type OpinionText } from './opinion-texts.ts'
import type { SeedOrder } from './orders.ts'
import { reviewers } from './reviewers.ts'

type RatedProduct = CarriedProduct & Pick<Product, 'price' | 'quantityInStock' | 'inArchive'>

export interface SeedOpinion {
  userId: string
  productIndex: number
  rating: number
  text: string
  name: string | null
  car: string | null
  mileage: number | null
  language: SeedOrder['language']
  /** ISO 8601, UTC. */
  writtenAt: string
  answer: string | null
  /** ISO 8601, UTC. */
  answeredAt: string | null
}

/** The places of a kind's products in the order in which its list shows them: what is in stock, the cheapest first. */
function listedFirst(products: readonly RatedProduct[], kind: Product['productType']): number[] {
  return products
    .map((product, index) => ({ ...product, index }))
    .filter(
      ({ productType, inArchive, quantityInStock }) =>
        productType === kind && !inArchive && quantityInStock > 0,
    )
    .toSorted((a, b) => a.price - b.price || a.index - b.index)
    .map(({ index }) => index)
}

/** The products that are rated, with what was written about each. */
function rated(products: readonly RatedProduct[]) {
  const [firstTire, secondTire] = listedFirst(products, 'Tire')
  const [wheel] = listedFirst(products, 'Wheel')
  const [spacer] = listedFirst(products, 'Spacer')
  const { firstTire: first, secondTire: second, wheel: onWheel, spacer: onSpacer } = opinionTexts
  return [
    { productIndex: firstTire, texts: first, quantity: 4, daysAgo: 200 },
    { productIndex: wheel, texts: onWheel, quantity: 4, daysAgo: 200 },
    { productIndex: spacer, texts: onSpacer, quantity: 2, daysAgo: 200 },
    { productIndex: secondTire, texts: second, quantity: 4, daysAgo: 130 },
  ].flatMap(({ productIndex, ...line }) => (productIndex === undefined ? [] : [{ productIndex, ...line }]))
}

const DELIVERY_DAYS = 3
const DAYS_UNTIL_WRITTEN = 30
const DAYS_UNTIL_ANSWERED = 1

/** Each reviewer bought a week after the one before. */
const DAYS_BETWEEN = 7

function orderOf(place: number, daysAgo: number, items: SeedOrder['items']): SeedOrder {
  const reviewer = reviewers[place]
  if (!reviewer) throw new Error(`there is no reviewer ${place}`)
  const { showsName: _showsName, ...buyer } = reviewer
  return {
    ...buyer,
    country: 'Polska',
    status: 'Delivered',
    orderDate: daysBeforeSeedDate(daysAgo - place * DAYS_BETWEEN),
    deliveredAt: daysBeforeSeedDate(daysAgo - place * DAYS_BETWEEN - DELIVERY_DAYS),
    typeOfDelivery: 'shipping_to_customer',
    typeOfPayment: 'payment_at_delivery',
    items,
  }
}

/** The delivered orders that the opinions are about, newest first as those of `generateOrders`. */
export function generateReviewedOrders(products: readonly RatedProduct[]): SeedOrder[] {
  const lines = rated(products)
  const ages = [...new Set(lines.map(({ daysAgo }) => daysAgo))]
  return reviewers
    .flatMap((_reviewer, place) =>
      ages.map((age) =>
        orderOf(
          place,
          age,
          lines
            .filter(({ daysAgo }) => daysAgo === age)
            .map(({ productIndex, quantity }) => ({ productIndex, quantity })),
        ),
      ),
    )
    .toSorted((a, b) => b.orderDate.localeCompare(a.orderDate))
}

function opinionOf(
  { rating, text, mileage, answer }: OpinionText,
  {
    place,
    product,
    productIndex,
    daysAgo,
  }: {
    place: number
    product: RatedProduct
    productIndex: number
    daysAgo: number
  },
): SeedOpinion[] {
  const reviewer = reviewers[place]
  if (!reviewer) return []
  const { userId, language, showsName, name } = reviewer
  const writtenDaysAgo = daysAgo - place * DAYS_BETWEEN - DELIVERY_DAYS - DAYS_UNTIL_WRITTEN
  return [
    {
      userId,
      productIndex,
      rating,
      text,
      mileage,
      language,
      car: carFor(product, place),
      name: showsName ? (name.split(' ')[0] ?? null) : null,
      writtenAt: daysBeforeSeedDate(writtenDaysAgo),
      answer: answer ?? null,
      answeredAt: answer ? daysBeforeSeedDate(writtenDaysAgo - DAYS_UNTIL_ANSWERED) : null,
    },
  ]
}

/** Five opinions on the product that each list shows first, and on one more tire. */
export function generateOpinions(products: readonly RatedProduct[]): SeedOpinion[] {
  return rated(products).flatMap(({ productIndex, texts, daysAgo }) => {
    const product = products[productIndex]
    if (!product) return []
    return texts.flatMap((text, place) => opinionOf(text, { place, product, productIndex, daysAgo }))
  })
}

import type { Product } from '@bieznik/contract/catalogue/product'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
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

/** What most cars on the road need: what is bought most of each kind. */
const usualSizes: Readonly<Record<string, (product: RatedProduct) => boolean>> = {
  firstTire: (product) => product.productType === 'Tire' && formatTireSize(product) === '205/55 R16',
  secondTire: (product) => product.productType === 'Tire' && formatTireSize(product) === '195/65 R15',
  wheel: (product) =>
    product.productType === 'Wheel' && product.diameter === 15 && product.boltSpacing === '5x112',
  spacer: (product) => product.productType === 'Spacer' && product.boltDistance === '5x112',
}

/** The place of the product that a list by sizes has first of this one: the cheapest that is in stock. */
function firstOf(products: readonly RatedProduct[], size: string): number | undefined {
  return products
    .map((product, index) => ({ product, index }))
    .filter(({ product }) => usualSizes[size]?.(product) && !product.inArchive && product.quantityInStock > 0)
    .toSorted((a, b) => a.product.price - b.product.price || a.index - b.index)
    .at(0)?.index
}

/** The products that are rated, with what was written about each. */
function rated(products: readonly RatedProduct[]) {
  const [firstTire, secondTire, wheel, spacer] = ['firstTire', 'secondTire', 'wheel', 'spacer'].map((size) =>
    firstOf(products, size),
  )
  const { firstTire: first, secondTire: second, wheel: onWheel, spacer: onSpacer } = opinionTexts
  return [
    { productIndex: firstTire, texts: first, quantity: 4, daysAgo: 120 },
    { productIndex: wheel, texts: onWheel, quantity: 4, daysAgo: 120 },
    { productIndex: spacer, texts: onSpacer, quantity: 2, daysAgo: 120 },
    { productIndex: secondTire, texts: second, quantity: 4, daysAgo: 90 },
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

/** Five opinions on the product that each list shows first, since its size is bought most, and on one more tire. */
export function generateOpinions(products: readonly RatedProduct[]): SeedOpinion[] {
  return rated(products).flatMap(({ productIndex, texts, daysAgo }) => {
    const product = products[productIndex]
    if (!product) return []
    return texts.flatMap((text, place) => opinionOf(text, { place, product, productIndex, daysAgo }))
  })
}

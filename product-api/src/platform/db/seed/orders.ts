import type { DeliveryMethod, Language, PaymentMethod } from '@bieznik/contract/selling/order'
import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import { daysBeforeSeedDate } from './calendar.ts'
import { seedCustomers } from './customers.ts'
import { createRandom, type Random } from './random.ts'
import { takeCycling } from './spread.ts'

export interface SeedOrder {
  userId: string
  language: Language
  name: string
  email: string
  phone: string
  address: string
  city: string
  postCode: string
  country: string
  status: OrderStatus
  /** ISO 8601, UTC. */
  orderDate: string
  /** ISO 8601, UTC; null: not delivered. */
  deliveredAt: string | null
  typeOfDelivery: DeliveryMethod
  typeOfPayment: PaymentMethod
  /** `productIndex` points into the products that the orders were generated for; no product comes twice in an order. */
  items: { productIndex: number; quantity: number }[]
}

const DEFAULT_COUNT = 12
const ORDERS_SEED = 1_411

/** Newest first; orders older than these are done, and every third of them was canceled. */
const openStatuses: readonly OrderStatus[] = [
  'Pending',
  'Pending',
  'In Processing',
  'In Processing',
  'Sent',
  'Sent',
]

/** The most usual ways to fill a cart: a set, a set and a pair, one axle, a single spare. */
const quantitiesOfOrders: readonly (readonly number[])[] = [[4], [4, 2], [2], [4], [1], [4, 1, 2]]

/**
 * Orders of the past months, newest first, in every status from a dozen orders on.
 * `products` are those that the orders may contain (tires, wheels and spacers, in the order of their ids). None: no orders.
 */
export function generateOrders(products: readonly unknown[], count = DEFAULT_COUNT): SeedOrder[] {
  if (products.length === 0) return []
  const random = createRandom(ORDERS_SEED)
  const customers = takeCycling(seedCustomers, count)
  const quantities = takeCycling(quantitiesOfOrders, count)
  return customers.map((customer, age) => ({
    ...customer,
    country: 'Polska',
    ...progressOf(age, random),
    typeOfDelivery: random.pick(['delivery_with_assembly', 'shipping_to_customer']),
    typeOfPayment: 'payment_at_delivery',
    items: pickItems(products.length, quantities.slice(age, age + 1).flat(), random),
  }))
}

/** How far the order is that is `age` places behind the newest one. Open orders come one a day, older ones every nine. */
function progressOf(age: number, random: Random): Pick<SeedOrder, 'status' | 'orderDate' | 'deliveredAt'> {
  const daysOld = Math.min(age, openStatuses.length) + Math.max(0, age - openStatuses.length) * 9
  const orderedDaysAgo = daysOld + random.between(1, 9) / 24
  const status = openStatuses.at(age) ?? (age % 3 === 0 ? 'Canceled' : 'Delivered')
  const deliveryDays = random.between(2, 3) + random.between(0, 2) / 24
  return {
    status,
    orderDate: daysBeforeSeedDate(orderedDaysAgo),
    deliveredAt: status === 'Delivered' ? daysBeforeSeedDate(orderedDaysAgo - deliveryDays) : null,
  }
}

/** One line for each quantity, as far as there are products. */
function pickItems(productCount: number, quantities: readonly number[], random: Random): SeedOrder['items'] {
  const chosen = new Map<number, number>()
  for (const quantity of quantities) chosen.set(random.between(0, productCount - 1), quantity)
  return Array.from(chosen, ([productIndex, quantity]) => ({ productIndex, quantity }))
}

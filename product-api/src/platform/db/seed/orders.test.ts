import { quantitySchema } from '@bieznik/contract/selling/cart'
import { placeOrderSchema } from '@bieznik/contract/selling/order-form'
import { orderStatuses } from '@bieznik/contract/selling/order-status'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SEED_DATE } from './calendar.ts'
import { generateOrders } from './orders.ts'

const products = Array.from({ length: 600 }, (_, index) => ({
  title: `product ${index}`,
  price: 1,
  url: null,
}))
const orders = generateOrders(products)

describe('the past orders', () => {
  it('are a dozen, the same on every run, in every status, for four customers', () => {
    expect(orders).toHaveLength(12)
    expect(generateOrders(products)).toEqual(orders)
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
    expect(new Set(orders.map(({ userId }) => userId)).size).toBe(4)
  })

  it('could have been placed as they are', () => {
    for (const { name, items, orderDate, deliveredAt, status, ...order } of orders) {
      const placed = placeOrderSchema.safeParse({
        ...order,
        customerType: 'private_person',
        firstAndLastName: name,
      })
      expect(placed.error).toBeUndefined()
      expect(items.length).toBeGreaterThan(0)
      expect(z.iso.datetime().safeParse(orderDate).success).toBe(true)
      expect(deliveredAt === null).toBe(status !== 'Delivered')
      expect(order.email).toMatch(/@example\.com$/)
    }
  })

  it('lie before the seed date, newest first, delivered within days after they were placed', () => {
    const dates = orders.map(({ orderDate }) => orderDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const { orderDate, deliveredAt } of orders) {
      expect(orderDate < SEED_DATE).toBe(true)
      if (!deliveredAt) continue
      expect(deliveredAt < SEED_DATE).toBe(true)
      const days = (Date.parse(deliveredAt) - Date.parse(orderDate)) / 86_400_000
      expect(days).toBeGreaterThan(1)
      expect(days).toBeLessThan(5)
    }
  })

  it.each([1, 2, 5, 600])('contain only products that exist, none twice (of %i)', (productCount) => {
    for (const { items } of generateOrders(products.slice(0, productCount), 40)) {
      const indices = items.map(({ productIndex }) => productIndex)
      expect(new Set(indices).size).toBe(indices.length)
      expect(indices.every((index) => index >= 0 && index < productCount)).toBe(true)
      expect(items.every(({ quantity }) => quantitySchema.safeParse(quantity).success)).toBe(true)
    }
  })

  it('are none without products', () => {
    expect(generateOrders([])).toEqual([])
  })
})

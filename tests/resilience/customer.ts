import { z } from 'zod'
import type { Shop } from './shop'
import { orderBy, signUp, visit, type Visit } from './visitor'

const productsSchema = z.array(z.object({ id: z.int(), price: z.number(), quantityInStock: z.int() }))

/** Somebody who buys one tire. */
export interface Customer {
  headers: Record<string, string>
  fillCart: () => Promise<Visit>
  /** Orders what is in the cart, with the same key each time. */
  order: () => Promise<Visit>
  cart: () => Promise<Visit>
}

export async function newCustomer(shop: Shop): Promise<Customer> {
  const headers = await signUp(shop.direct.identity)
  const { text } = await visit(`${shop.direct.productApi}/api/tires?page=1&pageSize=50`)
  const tire = productsSchema.parse(JSON.parse(text)).find(({ quantityInStock }) => quantityInStock > 0)
  if (!tire) throw new Error('There is no tire in stock.')
  const key = crypto.randomUUID()
  return {
    headers,
    fillCart: () =>
      visit(`${shop.url}/api/cart/items`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ productId: tire.id, quantity: 1 }),
      }),
    order: () => visit(`${shop.url}/api/orders`, orderBy(headers, tire.price, key)),
    cart: () => visit(`${shop.url}/api/cart`, { headers }),
  }
}

/** Somebody with a tire in the cart. */
export async function newBuyer(shop: Shop): Promise<Customer> {
  const customer = await newCustomer(shop)
  const { status, text } = await customer.fillCart()
  if (status !== 201) throw new Error(`The cart could not be filled: ${status} ${text}`)
  return customer
}

/** The slowest of them, rounded, for people to read. */
export const slowest = (visits: readonly Visit[]) =>
  `${Math.ceil(Math.max(...visits.map(({ ms }) => ms)))} ms`

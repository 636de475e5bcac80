import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openShop, type Shop } from './shop'
import { orderBy, signUp, visit } from './visitor'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())
afterEach(() => shop.setEverythingRight())

const productsSchema = z.array(z.object({ id: z.int(), price: z.number(), quantityInStock: z.int() }))

async function aTire() {
  const { text } = await visit(`${shop.direct.productApi}/api/tires?page=1&pageSize=50`)
  const tire = productsSchema.parse(JSON.parse(text)).find(({ quantityInStock }) => quantityInStock > 0)
  if (!tire) throw new Error('There is no tire in stock.')
  return tire
}

/** Puts a tire into the cart and orders it. */
async function buy(person: Record<string, string>): Promise<number[]> {
  const { id, price } = await aTire()
  const added = await visit(`${shop.url}/api/cart/items`, {
    method: 'POST',
    headers: { ...person, 'content-type': 'application/json' },
    body: JSON.stringify({ productId: id, quantity: 1 }),
  })
  const ordered = await visit(`${shop.url}/api/orders`, orderBy(person, price))
  return [added.status, ordered.status]
}

it.each([
  ['is silent', { kind: 'black hole' }],
  ['refuses', { kind: 'refuse' }],
] as const)('one can buy while the realtime database %s', async (_what, fault) => {
  const person = await signUp(shop.direct.identity)
  shop.faults.database.set(fault)
  expect(await buy(person)).toEqual([201, 201])
  const account = await visit(`${shop.url}/api/account`, { headers: person })
  expect([account.status, account.headers.get('retry-after')]).toEqual([503, '5'])
  expect(account.ms).toBeLessThan(5_000)
})

it.each([
  ['is silent', { kind: 'black hole' }],
  ['refuses', { kind: 'refuse' }],
] as const)(
  'nobody is called signed out while identity %s, and the shop can be looked at',
  async (_what, fault) => {
    const person = await signUp(shop.direct.identity)
    shop.faults.identity.set(fault)
    const cart = await visit(`${shop.url}/api/cart`, { headers: person })
    expect([cart.status, cart.headers.get('retry-after')]).toEqual([503, '5'])
    expect(cart.ms).toBeLessThan(4_000)
    for (const path of ['/', '/en/tires', '/allnews'])
      expect((await visit(shop.url + path)).status, path).toBe(200)
    await shop.setEverythingRight()
    expect((await visit(`${shop.url}/api/cart`, { headers: person })).status).toBe(200)
  },
)

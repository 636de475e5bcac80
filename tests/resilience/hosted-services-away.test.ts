import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { reached } from '../promises/reached.ts'
import { newCustomer, slowest, type Customer } from './customer'
import { openShop, type Shop } from './shop'
import { signUp, visit } from './visitor'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())
afterEach(() => shop.setEverythingRight())

/** Puts a tire into the cart and orders it. */
async function buy(customer: Customer): Promise<number[]> {
  return [(await customer.fillCart()).status, (await customer.order()).status]
}

it.each([
  ['is silent', { kind: 'black hole' }],
  ['refuses', { kind: 'refuse' }],
] as const)('one can buy while the realtime database %s', async (_what, fault) => {
  const customer = await newCustomer(shop)
  shop.faults.database.set(fault)
  expect(await buy(customer)).toEqual([201, 201])
  const account = await visit(`${shop.url}/api/account`, { headers: customer.headers })
  expect([account.status, account.headers.get('retry-after')]).toEqual([503, '5'])
  expect(account.ms).toBeLessThan(5_000)
  reached('records', `${fault.kind}: order 201, account 503 after ${slowest([account])}`)
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
    reached('identity', `${fault.kind}: cart 503 after ${slowest([cart])}, pages 200`)
  },
)

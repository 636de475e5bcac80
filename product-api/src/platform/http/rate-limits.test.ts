import { expect, test } from 'vitest'
import { buildTestShop } from '../../../test/shop.ts'

const shop = await buildTestShop({ rateLimits: { link: null, secret: '' } })

function times<T>(count: number, call: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, call))
}

test('ten orders a minute, then a time to come back', async () => {
  const jan = shop.asCustomer('jan')
  expect((await times(10, () => jan.order())).map(({ status }) => status)).not.toContain(429)
  expect(await jan.order()).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    body: { code: 'too_many_requests' },
  })
  // Only orders are: and only this person's.
  expect((await jan.cart()).status).toBe(200)
  expect((await shop.asCustomer('ola').order()).status).toBe(409)
})

test('a hundred and twenty cart calls a minute, all of them together', async () => {
  const ewa = shop.asCustomer('ewa')
  await times(60, () => ewa.cart())
  await times(60, () => ewa.get('/api/shop/cart/ewa/total'))
  expect((await ewa.cart()).status).toBe(429)
  expect((await ewa.get('/api/tires/orders/user/ewa')).status).toBe(200)
})

test('three hundred calls a minute of any kind', async () => {
  const adam = shop.asCustomer('adam')
  const inTime = await times(300, () => adam.get('/api/tires/orders/user/adam'))
  expect(inTime.filter(({ status }) => status !== 200)).toEqual([])
  expect((await adam.get('/api/tires/orders/user/adam')).status).toBe(429)
})

test('visitors are not counted here: they all come from the storefront', async () => {
  const replies = await times(400, () => shop.anyone.get('/api/health/live'))
  expect(replies.filter(({ status }) => status !== 200)).toEqual([])
})

import { paymentQuoteSchema } from '@bieznik/contract/money/payment'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { reached } from '../promises/reached.ts'
import { newBuyer, slowest, type Customer } from './customer'
import { openShop, type Shop } from './shop'
import { visit } from './visitor'

/** What the storefront gives an order, and a payment too. */
const ANSWERED_WITHIN_MS = 8_000

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())
afterEach(() => shop.setEverythingRight())

async function pay({ headers }: Customer) {
  const quote = await visit(`${shop.url}/api/payment/quote`, { headers })
  const { total } = paymentQuoteSchema.parse(JSON.parse(quote.text))
  return visit(`${shop.url}/api/payment/orders`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ expectedTotal: total / 100 }),
  })
}

it('with the wallet there, the payment begins', async () => {
  expect((await pay(await newBuyer(shop))).status).toBe(201)
})

it.each([
  ['is silent', { kind: 'black hole' }],
  ['refuses', { kind: 'refuse' }],
  ['breaks off', { kind: 'cut', afterBytes: 40 }],
] as const)('while the wallet %s, paying says so in time and all else goes on', async (_what, fault) => {
  const buyer = await newBuyer(shop)
  shop.faults.wallet.set(fault)
  const paying = pay(buyer)
  const pages = await Promise.all(['/', '/en/tires', '/allnews'].map((path) => visit(shop.url + path)))
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await buyer.cart()).status).toBe(200)
  const payment = await paying
  expect([payment.status, payment.headers.get('retry-after')]).toEqual([503, '5'])
  expect(payment.ms).toBeLessThan(ANSWERED_WITHIN_MS)
  expect((await buyer.order()).status).toBe(201)
  reached('paypal-once', `wallet ${fault.kind}: 503 after ${slowest([payment])}, order 201`)
})

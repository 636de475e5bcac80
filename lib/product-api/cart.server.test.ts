import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { noSafetyData } from '@bieznik/contract/catalogue/safety-fields'
import { startLoopback, type Loopback } from '@/tests/loopback'

/** What the product API was asked, and what it answers. */
let asked: { method?: string; url?: string; type?: string; token?: string; body: string }[] = []
let answer: { status: number; body?: unknown } = { status: 200, body: [] }

const wireLine = {
  product: {
    id: 7,
    productType: 'Spacer',
    title: 'Dystans 20 mm 5x112',
    price: 149.99,
    url: null,
    quantityInStock: 8,
    inArchive: false,
    boltDistance: '5x112',
    boltInfo: 'M14x1.5',
    thickness: 20,
    ...noSafetyData,
  },
  quantity: 2,
}

async function note(request: IncomingMessage): Promise<void> {
  const { method = '', url = '', headers } = request
  const body = await text(request)
  asked.push({
    method,
    url,
    type: headers['content-type'] ?? '',
    token: headers.authorization ?? '',
    body,
  })
}

let server: Loopback
let calls: typeof import('./cart.server')
const who = { caller: { uid: 'uid of/jan', token: 'the-token' }, requestId: 'the-request' }
const root = '/api/shop/cart/uid%20of%2Fjan'

beforeAll(async () => {
  server = await startLoopback((request, response) => {
    void note(request).then(() => {
      const { status, body } = request.method === 'GET' ? { status: 200, body: [wireLine] } : answer
      response.writeHead(status).end(body === undefined ? '' : JSON.stringify(body))
    })
  })
  vi.stubEnv('PRODUCT_API_URL', server.origin)
  calls = await import('./cart.server')
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

beforeEach(() => {
  asked = []
  answer = { status: 200, body: [wireLine] }
})

const changes: [string, () => Promise<unknown>, { method: string; url: string; body: string }][] = [
  [
    'add',
    () => calls.addToCart(who, 7, 1),
    { method: 'POST', url: `${root}/add`, body: '{"product":{"id":7},"quantity":1}' },
  ],
  [
    'changeQuantity, without a body',
    () => calls.changeCartQuantity(who, 7, 3),
    { method: 'PATCH', url: `${root}/changeQuantity/product_id=7/quantity=3`, body: '' },
  ],
  [
    'remove, with a body',
    () => calls.removeFromCart(who, 7),
    { method: 'DELETE', url: `${root}/remove`, body: '{"productId":7,"quantity":10}' },
  ],
  ['clear', () => calls.clearCart(who), { method: 'DELETE', url: `${root}/clear`, body: '' }],
  ['items', () => calls.getCart(who), { method: 'GET', url: `${root}/items`, body: '' }],
]

// Shows S7.2
it.each(changes)('asks as specified: %s', async (_name, call, expected) => {
  await call()
  expect(asked).toEqual([{ ...expected, type: 'application/json', token: 'Bearer the-token' }])
})

it.each([
  ['204', { status: 204 }],
  ['an empty 200', { status: 200 }],
])('reads %s as null, and then the cart anew', async (_name, empty) => {
  answer = empty
  const cart = [expect.objectContaining({ quantity: 2 })]
  expect(await calls.addToCart(who, 7, 1)).toEqual(cart)
  expect(await calls.changeCartQuantity(who, 7, 3)).toEqual(cart)
  expect(await calls.removeFromCart(who, 7)).toEqual(cart)
  await calls.clearCart(who)
  expect(asked.map(({ method }) => method)).toEqual([
    'POST',
    'GET',
    'PATCH',
    'GET',
    'DELETE',
    'GET',
    'DELETE',
  ])
})

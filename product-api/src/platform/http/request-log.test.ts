import { Writable } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { stockKeeper } from '../../catalogue/products/stock-keeper.ts'
import { createLogger } from '@bieznik/backend-kit/logger'

const lines: string[] = []
const destination = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
const logger = createLogger('product-api', { LOG_LEVEL: 'trace' }, destination)
const shop = await buildTestShop({
  logger,
  stock: {
    ...stockKeeper,
    // Fails inside the database, with a message that quotes what was sent.
    change: (tx, changes) =>
      stockKeeper.change(tx, changes, { reason: 'order_placed', orderId: -1, who: 'jan' }),
  },
})
/** One that works. */
const placing = await buildTestShop({ logger })
const placedSchema = z.object({ msg: z.literal('orders: placed'), requestId: z.string() })
const jan = shop.asCustomer('jan-kowalski-uid')

beforeEach(() => {
  lines.length = 0
})

test('the request id of the caller is in the reply and in every line', async () => {
  const requestId = 'from-the-browser-1'
  const reply = await jan.call('GET', '/api/tires', { headers: { 'x-request-id': requestId } })
  expect(reply.headers).toMatchObject({ 'x-request-id': requestId })
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { requestId, route: '/api/tires', status: 200 },
  ])
})

test.each(['short', 'has spaces in it', '"},{"level":60', 'x'.repeat(65)])(
  'the request id %j is replaced by a new one',
  async (sent) => {
    const { headers } = await jan.call('GET', '/api/tires', { headers: { 'x-request-id': sent } })
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  },
)

const read = () => lines.map((line): unknown => JSON.parse(line))

test('a refused call says why, with its request id', async () => {
  const headers = { 'x-request-id': 'from-the-browser-2' }
  await jan.call('GET', '/api/tires/999999', { headers })
  expect(read()).toMatchObject([{ requestId: 'from-the-browser-2', status: 404, code: 'not_found' }])
})

test('a placed order is found by its number, with the request id of the call that placed it', async () => {
  const ola = placing.asCustomer('ola-nowak-uid')
  await ola.add(ids.tire, 1)
  const { id } = orderIn(await ola.order())
  const line = read().find((each) => placedSchema.safeParse(each).success)
  expect(line).toMatchObject({ msg: 'orders: placed', orderId: id, requestId: expect.any(String) })
  expect(read()).toContainEqual(
    expect.objectContaining({
      route: expect.stringContaining('moveToOrder'),
      requestId: placedSchema.parse(line).requestId,
    }),
  )
})

test('nothing personal is in the log, not even of an order that failed in the database', async () => {
  await jan.add(ids.tire, 1)
  expect((await jan.order({}, 'my-own-key')).status).toBe(500)
  await jan.get('/api/tires/orders?search=Kowalski')
  await jan.get('/api/unknown/Kowalski')
  await jan.call('POST', '/api/shop/cart/jan-kowalski-uid/add', {
    body: '{"Kowalski',
    headers: { 'content-type': 'application/json' },
  })
  const log = lines.join('')
  expect(log).toContain('"level":50')
  expect(log).toContain('stock_ledger_order_id')
  for (const personal of [
    'Kowalski',
    'kowalski',
    'jan@example.com',
    '123456789',
    'Polna',
    'my-own-key',
    'Bearer',
  ]) {
    expect(log).not.toContain(personal)
  }
})

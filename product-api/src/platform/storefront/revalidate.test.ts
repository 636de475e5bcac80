import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { watchStorefronts } from '../metrics/watch-storefronts.ts'
import { createStorefrontNotifier, notifyAll } from './revalidate.ts'
import { tagsOfProducts, tagsOfStock } from './tags.ts'

const secret = 'a secret of the two programs'
const bodySchema = z.object({ tags: z.array(z.string()) })

type Received = { body: string; signature: unknown; type: unknown }

async function listen(
  answer: (request: IncomingMessage) => number | null,
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({
        body,
        signature: request.headers['x-signature'],
        type: request.headers['content-type'],
      })
      const status = answer(request)
      if (status !== null) response.writeHead(status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server on TCP has a port')
  return { url: `http://127.0.0.1:${address.port}/api/revalidate`, received }
}

function notifierFor(url: string, pausesMs?: readonly number[]) {
  const logger = { warn: vi.fn<(details: object, message?: string) => void>() }
  return { logger, ...createStorefrontNotifier({ url, secret, logger, ...(pausesMs && { pausesMs }) }) }
}

test('the tags are posted with the signature of the very bytes', async () => {
  const { url, received } = await listen(() => 204)
  const { changed, settled, logger } = notifierFor(url)
  changed(['product:1', 'tires'])
  await settled()
  const [call] = received
  expect(call).toEqual({
    body: '{"tags":["product:1","tires"]}',
    signature: createHmac('sha256', secret).update('{"tags":["product:1","tires"]}').digest('hex'),
    type: 'application/json',
  })
  expect(logger.warn).not.toHaveBeenCalled()
})

test('a rush of changes makes few calls, each tag once in each', async () => {
  const { url, received } = await listen(() => 204)
  const { changed, settled } = notifierFor(url)
  for (let order = 0; order < 100; order++) changed([`product:${order % 10}`, 'tires'])
  await settled()
  expect(received.length).toBeLessThanOrEqual(2)
  const tags = received.flatMap(({ body }) => bodySchema.parse(JSON.parse(body)).tags)
  expect(new Set(tags).size).toBe(11)
})

test('no call has more tags than the storefront takes', async () => {
  const { url, received } = await listen(() => 204)
  const { changed, settled } = notifierFor(url)
  changed(Array.from({ length: 2_500 }, (_, id) => `product:${id}`))
  await settled()
  const sizes = received.map(({ body }) => bodySchema.parse(JSON.parse(body)).tags.length)
  expect(sizes).toEqual([1_000, 1_000, 500])
})

test('no tags, no call', async () => {
  const { url, received } = await listen(() => 204)
  const { changed, settled } = notifierFor(url)
  changed([])
  await settled()
  expect(received).toEqual([])
})

test('a change without tags does not hold back the next one', async () => {
  const { url, received } = await listen(() => 204)
  const { changed, settled } = notifierFor(url)
  changed([])
  await settled()
  changed(['product:1'])
  await settled()
  expect(received).toHaveLength(1)
})

test.each([
  ['refuses', async () => (await listen(() => 401)).url],
  ['is away', async () => 'http://127.0.0.1:1/api/revalidate'],
  ['never answers', async () => (await listen(() => null)).url],
])('a storefront that %s is a warning and nothing more', async (_what, urlOf) => {
  const { changed, settled, logger } = notifierFor(await urlOf())
  changed(['tires'])
  await settled()
  expect(logger.warn).toHaveBeenCalledTimes(1)
  changed(['wheels'])
  await settled()
  expect(logger.warn).toHaveBeenCalledTimes(2)
})

test('what a storefront was not notified of is repeated until it is, each tag once', async () => {
  let isWell = false
  const { url, received } = await listen(() => (isWell ? 204 : 503))
  const { changed, settled } = notifierFor(url, [10, 20])
  changed(['product:1', 'tires'])
  changed(['tires'])
  await settled()
  await vi.waitUntil(() => received.length >= 3)
  changed(['product:2'])
  isWell = true
  const { length } = received
  await vi.waitUntil(() => received.length > length)
  await settled()
  const taken = received.slice(length).flatMap(({ body }) => bodySchema.parse(JSON.parse(body)).tags)
  expect(taken.toSorted()).toEqual(['product:1', 'product:2', 'tires'])
})

test('a product concerns its own page and the list of its kind', () => {
  expect(
    tagsOfProducts([
      { id: 1, productType: 'Tire' },
      { id: 2, productType: 'Tire' },
      { id: 3, productType: 'Spacer' },
    ]),
  ).toEqual(['product:1', 'tires', 'product:2', 'product:3', 'spacers'])
})

// Shows D16c
test.each([
  { had: 21, change: -1, isNotified: true },
  { had: 20, change: 1, isNotified: true },
  { had: 4, change: -4, isNotified: true },
  { had: 0, change: 30, isNotified: true },
  { had: 25, change: -4, isNotified: false },
  { had: 21, change: 4, isNotified: false },
])(
  'of $had pieces, $change concerns the pages of the product and no whole kind: $isNotified',
  ({ had, change, isNotified }) => {
    expect(tagsOfStock([{ product: { id: 7, quantityInStock: had }, change }])).toEqual(
      isNotified ? ['product:7'] : [],
    )
  },
)

test('each storefront is notified, also while another one is away', async () => {
  const [one, two] = await Promise.all([listen(() => 204), listen(() => 503)])
  const away = notifierFor('http://127.0.0.1:1/')
  const { changed, settled } = notifyAll([away, notifierFor(two.url), notifierFor(one.url)])
  changed(['tires'])
  await settled()
  expect(one.received).toHaveLength(1)
  expect(two.received).toHaveLength(1)
  expect(away.logger.warn).toHaveBeenCalledOnce()
})

test('a storefront that refuses is measured from the first refusal until it has taken everything', async () => {
  let status = 500
  const { url } = await listen(() => status)
  const { changed, settled, pendingSeconds } = notifierFor(url, [20])
  expect(pendingSeconds()).toBe(0)
  changed(['a'])
  await settled()
  const first = pendingSeconds()
  expect(first).toBeGreaterThanOrEqual(0)
  await vi.waitFor(() => expect(pendingSeconds()).toBeGreaterThan(first + 0.05))
  const registry = new Registry()
  watchStorefronts(registry, [{ url, pendingSeconds }])
  expect(await registry.metrics()).toMatch(
    /shop_revalidation_pending_seconds\{storefront="127\.0\.0\.1:\d+"\} 0\.\d+/,
  )
  status = 204
  await vi.waitFor(() => expect(pendingSeconds()).toBe(0))
})

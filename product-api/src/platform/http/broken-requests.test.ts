import { once } from 'node:events'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { problemSchema } from '@bieznik/contract/problem'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestShop } from '../../../test/shop.ts'
import { customerToken } from '../../../test/tokens.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createLogger } from '@bieznik/backend-kit/logger'

const lines: string[] = []
const destination = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
const metrics = createMetrics()
const shop = await buildTestShop({
  logger: createLogger('product-api', { LOG_LEVEL: 'info' }, destination),
  metrics,
})
const { port, hostname } = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }))

beforeEach(() => {
  lines.length = 0
})

const open = async (bytes: string) => {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(bytes)
  return socket
}

const bodyThatBreaksOff = [
  'POST /api/shop/cart/jan/add HTTP/1.1',
  'Host: x',
  `Authorization: Bearer ${customerToken('jan')}`,
  'Content-Type: application/json',
  'Content-Length: 100',
  '',
  '{',
].join('\r\n')

const openConnections = () =>
  new Promise<number>((resolve) => shop.app.server.getConnections((_error, count) => resolve(count)))

test.each(['end', 'destroy'] as const)(
  'a body that breaks off by %s is the fault of the caller, in the log and in the count',
  async (how) => {
    for (let time = 0; time < 3; time += 1) {
      const socket = await open(bodyThatBreaksOff)
      await expect.poll(openConnections).toBe(1)
      socket[how]()
      await expect.poll(openConnections).toBe(0)
    }
    await shop.anyone.get('/api/tires')
    const levels = lines.map((line) => z.object({ level: z.number() }).parse(JSON.parse(line)).level)
    expect(levels.filter((level) => level > 30)).toEqual([])
    expect(await metrics.registry.metrics()).not.toMatch(/status="5\d\d"/)
  },
)

test.each([
  ['two hosts', 'GET /api/tires HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n', 400],
  ['two hosts at no path of ours', 'GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['a head without end', `GET /api/tires HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['no HTTP', 'NONSENSE\r\n\r\n', 400],
])('%s is refused', async (_what, bytes, status) => {
  const [head = '', body = ''] = (await text(await open(bytes))).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(problemSchema.parse(JSON.parse(body)).code).toBe('invalid_request')
})

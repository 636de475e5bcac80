import { once } from 'node:events'
import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fetchList, FeedError } from './fetch-list.ts'
import { isPublicAddress } from './public-address.ts'

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** HTTP in place of HTTPS; loopback is let through where a test says so. */
const open: Parameters<typeof fetchList>[1] = { request: httpRequest, isAllowed: () => true }
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fetched',
    (error: unknown) => (error instanceof FeedError ? error.reason : error),
  )

test.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['2a00:1450:4001:81a::200e', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['localhost', false],
])('%s is a public address: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

describe('an address', () => {
  test.each([
    'http://example.com/list.csv',
    'ftp://example.com/list.csv',
    'https://name:secret@example.com/list.csv',
    'https://127.0.0.1/list.csv',
    'https://2130706433/list.csv',
    'https://[::1]/list.csv',
    'https://[::ffff:10.0.0.1]/list.csv',
    'https://localhost/list.csv',
    'list.csv',
  ])('%s is refused, and nothing is sent to it', async (address) => {
    let asked = 0
    const port = await serve((_request, response) => {
      asked += 1
      response.end('x')
    })
    const withPort = URL.canParse(address)
      ? Object.assign(new URL(address), { port: String(port) }).href
      : address
    expect(await reasonOf(fetchList(withPort, { request: httpRequest }))).toBe('address_refused')
    expect(asked).toBe(0)
  })
})

test('a list is read as it is sent, and named without the query, where a key may stand', async () => {
  const port = await serve((request, response) => response.end(request.url))
  const fetched = await fetchList(`https://localhost:${port}/lists/cennik.csv?key=secret`, open)
  expect(fetched.body.toString()).toBe('/lists/cennik.csv?key=secret')
  expect(fetched.fileName).toBe('localhost/cennik.csv')
})

test('a redirect is followed to a public host alone, over HTTPS alone, and not for ever', async () => {
  const port = await serve((request, response) => {
    const to = new URL(request.url ?? '', 'https://x').searchParams.get('to')
    if (to === null) response.end('list')
    else response.writeHead(302, { location: to }).end()
  })
  const from = (to: string) =>
    reasonOf(
      fetchList(`https://localhost:${port}/?to=${encodeURIComponent(to)}`, {
        request: httpRequest,
        isAllowed: (address) => address === '127.0.0.1' || address === '::1',
      }),
    )
  expect(await from('/list.csv')).toBe('fetched')
  expect(await from(`https://10.0.0.1:${port}/`)).toBe('address_refused')
  expect(await from(`https://169.254.169.254/latest/meta-data`)).toBe('address_refused')
  expect(await from(`http://localhost:${port}/`)).toBe('address_refused')
  const circle = await serve((_request, response) => response.writeHead(301, { location: '/' }).end())
  expect(await reasonOf(fetchList(`https://localhost:${circle}/`, open))).toBe('not_found')
})

test('what is too large, too slow, missing or cut off is no list', async () => {
  const port = await serve((request, response) => {
    switch (request.url) {
      case '/large':
        return void response.end('x'.repeat(2_000))
      case '/slow':
        return void response.write('x')
      case '/cut':
        response.writeHead(200, { 'content-length': '100' }).write('x')
        return void setTimeout(() => response.destroy(), 20)
      default:
        return void response.writeHead(404).end()
    }
  })
  const get = (path: string) =>
    reasonOf(fetchList(`https://localhost:${port}${path}`, { ...open, maxBytes: 1_000, deadlineMs: 500 }))
  expect(await get('/large')).toBe('too_large')
  expect(await get('/slow')).toBe('too_slow')
  expect(await get('/cut')).toBe('unreachable')
  expect(await get('/missing')).toBe('not_found')
  expect(await reasonOf(fetchList('https://localhost:1/', open))).toBe('unreachable')
})

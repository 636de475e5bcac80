import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { MAX_SEARCH_LENGTH } from '../contract/catalogue/catalogue-query.ts'
import { malformedRequests, respondToParserErrors } from './malformed-requests.ts'
import { compose } from './middleware.ts'
import { errorPages } from './test/error-pages.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** What comes back for these bytes; what gets through is answered with its method, target and router state. */
async function send(bytes: string): Promise<string> {
  const respond = compose([malformedRequests(errorPages)], ({ method, url, headers }, response) => {
    response.end(
      [method, url, headers['next-router-state-tree'], headers['content-security-policy']].join(' '),
    )
  })
  server = createServer(respond).listen(0, '127.0.0.1')
  respondToParserErrors(server, { 'X-Content-Type-Options': 'nosniff' })
  await once(server, 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

const request = (line: string, headers: readonly string[] = ['Host: x']) =>
  send(`${line} HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`)

it.each([
  ['no HTTP', 'garbage\r\n\r\n', '400 Bad Request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    '400 Bad Request',
  ],
  [
    'a head without end',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('refuses %s with the headers of every response', async (_what, bytes, status) => {
  const reply = await send(bytes)
  expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\n`))
  expect(reply).toContain('\r\nX-Content-Type-Options: nosniff\r\n')
  expect(reply).toMatch(/\r\nConnection: close\r\n\r\n$/)
})

it.each([
  ['one host', ['Host: x', 'X-Host: y'], 200],
  ['two hosts', ['Host: x', 'host: y'], 400],
])('%s', async (_what, hosts, status) => {
  expect(await request('GET /', hosts)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

it.each([
  ['GET /tires?page=2', 'GET /tires?page=2'],
  ['GET http://shop.example/tires?page=2', 'GET /tires?page=2'],
  ['GET https://shop.example', 'GET /'],
  ['GET //shop.example/tires', 'GET //shop.example/tires'],
  ['POST /api/contact', 'POST /api/contact'],
])('%s is read as %s', async (line, expected) => {
  expect(await request(line)).toContain(expected)
})

it.each(['POST /tires', 'PUT /signIn', 'DELETE /'])('%s is not allowed', async (line) => {
  expect(await request(line)).toMatch(/^HTTP\/1\.1 405 [\s\S]*allow: GET, HEAD/i)
})

const longestSearch = `/ru/products/title/${encodeURIComponent('🛞'.repeat(MAX_SEARCH_LENGTH / 2))}`

it.each([
  ['/tires?x=%', 200],
  ['/products/title/%D1%8A', 200],
  ['/%', 404],
  ['/tires/%FF', 404],
  ['/api/cart/items/%zz', 404],
  ['/tires/by/use%3D4X4', 404],
  ['/en/wheels/filter/diameter=16/b%79/sort%3Dnewest/page/2', 404],
  [longestSearch, 200],
  [`/ru/products/title/${encodeURIComponent('ш'.repeat(MAX_SEARCH_LENGTH))}`, 200],
  [`/products/title/${'x'.repeat(2_001)}`, 404],
  [`/tires?${'x'.repeat(2_001)}`, 200],
])('%.40s: %s', async (target, status) => {
  expect(await request(`GET ${target}`)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

it('lets no client set what only the shop may set', async () => {
  const reply = await request('GET /tires', [
    'Host: x',
    'Next-Router-State-Tree: x',
    "Content-Security-Policy: script-src 'nonce-mine'",
  ])
  expect(reply).toMatch(/GET \/tires {2}$/)
})

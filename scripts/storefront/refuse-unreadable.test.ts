import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { hasTwoHosts, refuseUnreadable } from './refuse-unreadable.ts'

let server: Server | undefined
afterEach(() => server?.close())

async function send(bytes: string): Promise<string> {
  server = createServer((request, answer) => answer.end(hasTwoHosts(request) ? 'two' : 'one')).listen(
    0,
    '127.0.0.1',
  )
  refuseUnreadable(server, { 'X-Content-Type-Options': 'nosniff' })
  await once(server, 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

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
])('refuses %s with the headers of everything', async (_what, bytes, status) => {
  const reply = await send(bytes)
  expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\n`))
  expect(reply).toContain('\r\nX-Content-Type-Options: nosniff\r\n')
  expect(reply).toMatch(/\r\nConnection: close\r\n\r\n$/)
})

it('lets what can be read through', async () => {
  expect(await send('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK/)
})

it.each([
  ['one host', 'Host: x\r\nX-Host: y', 'one'],
  ['two hosts', 'Host: x\r\nhost: y', 'two'],
])('counts %s', async (_what, hosts, counted) => {
  expect(await send(`GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)).toContain(counted)
})

import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { drainBodies, drainingRequests } from './body-draining.ts'

const PIECE = Buffer.alloc(64_000, 'x')
const PIECES = 40

let server: Server | undefined
afterEach(() => server?.close())

async function serve(listener: RequestListener, rest?: number) {
  const serving = createServer(
    { IncomingMessage: drainingRequests(rest === undefined ? {} : { rest }) },
    listener,
  )
  drainBodies(serving)
  server = serving.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  const seen = { text: '', error: null as Error | null }
  socket.setEncoding('utf8').on('data', (piece: string) => (seen.text += piece))
  socket.on('error', (error) => (seen.error = error))
  return { socket, seen }
}

const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${PIECE.length * PIECES}\r\n\r\n`

/** The ways in which a handler leaves a body alone before it refuses it. */
const leaving: [string, (request: IncomingMessage, refuse: () => void) => void][] = [
  ['never looked at it', (_request, refuse) => refuse()],
  [
    'read its beginning',
    (request, refuse) =>
      request.pause().once('readable', () => {
        request.read(1_000)
        refuse()
      }),
  ],
  [
    'stopped reading',
    (request, refuse) => request.once('data', () => refuse()).once('data', () => request.pause()),
  ],
  ['ended it', (request, refuse) => request.once('data', () => request.destroy()).once('close', refuse)],
  [
    'cancelled what it was turned into',
    (request, refuse) => {
      const reader = Readable.toWeb(request).getReader()
      void reader
        .read()
        .then(() => reader.cancel())
        .then(refuse)
    },
  ],
]

it.each(leaving)('answers whoever sends on slowly, where the handler %s', async (_what, leave) => {
  const { socket, seen } = await serve((request, answer) => {
    if (request.method === 'GET') answer.end('read')
    else leave(request, () => answer.writeHead(413).end('refused'))
  })
  socket.write(head)
  for (let piece = 0; piece < PIECES; piece++) {
    socket.write(PIECE)
    await sleep(5)
  }
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  await once(socket, 'close')
  expect(seen.error).toBeNull()
  expect([...seen.text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['413', '200'])
})

it('waits for nobody who never ends', async () => {
  const { socket, seen } = await serve((_request, answer) => answer.writeHead(413).end(), 100)
  socket.write(head)
  await once(socket, 'close')
  expect(seen.text).toMatch(/^HTTP\/1\.1 413/)
})

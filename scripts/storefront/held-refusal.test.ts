import compression from 'compression'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { holdRefusal } from './held-refusal.ts'

const compress = compression()

/** Worth packing. */
const document = 'refused '.repeat(500)

const bare = (digest: string) => [
  // What can be made of the page without its person, which is nothing.
  '',
  '<!DOCTYPE html><html id="__next_error__"><head></head>',
  `<script>E{"digest":"${digest}"}</script></html>`,
]

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Asks a server that answers so. */
async function ask(listener: RequestListener, encoding = 'identity'): Promise<Response> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return fetch(`http://127.0.0.1:${port}`, { headers: { 'accept-encoding': encoding } })
}

/** What comes of an answer that Next.js begins with 200 and sends in pieces. */
async function askForPage(pieces: readonly string[], encoding?: string) {
  const reply = await ask((request, answer) => {
    compress(request, answer, () => undefined)
    holdRefusal(answer, (status) => {
      answer.statusCode = status
      return document
    })
    void send(answer, pieces)
  }, encoding)
  const { status, headers } = reply
  return { status, text: await reply.text(), encoding: headers.get('content-encoding') }
}

async function send(answer: ServerResponse, pieces: readonly string[]): Promise<void> {
  answer.setHeader('content-type', 'text/html; charset=utf-8')
  answer.flushHeaders()
  for (const piece of pieces) {
    answer.write(Buffer.from(piece))
    await sleep(1)
  }
  answer.end()
}

it.each([403, 404])('says %d of what is refused after it has begun', async (status) => {
  for (const encoding of ['identity', 'gzip', 'br'])
    expect(await askForPage(bare(`NEXT_HTTP_ERROR_FALLBACK;${status}`), encoding)).toEqual({
      status,
      text: document,
      encoding: encoding === 'identity' ? null : encoding,
    })
})

it('lets a document through that failed in another way, and one that did not fail', async () => {
  const whole = ['<!DOCTYPE html><html lang="pl">', 'NEXT_HTTP_ERROR_FALLBACK;403', '</html>']
  for (const pieces of [bare('NEXT_REDIRECT;replace;/signIn;307;'), whole, ['']])
    for (const encoding of ['identity', 'gzip'])
      expect(await askForPage(pieces, encoding)).toMatchObject({ status: 200, text: pieces.join('') })
})

it('does not wait for the end of a document that is sent in pieces', async () => {
  const reply = await ask((_request, answer) => {
    holdRefusal(answer, () => 'refused')
    answer.write('<!DOCTYPE html><html lang="pl">')
  })
  const { value } = (await reply.body?.getReader().read()) ?? {}
  expect(Buffer.from(value ?? []).toString()).toBe('<!DOCTYPE html><html lang="pl">')
})

import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { forget } from '../../lib/shared-cache/shared-cache.ts'
import {
  KEPT_PAGE_HEADER,
  named,
  pageMemory,
  rememberPage,
  type Content,
} from '../../lib/shared-cache/page-memory.ts'
import { answerWith } from './answer.ts'
import { PreparedPages } from './prepared.ts'
import { rememberPacked, type ProblemDocuments } from './problem-documents.ts'

const PASSING = '<script>E{"digest":"problem:unavailable"}</script>'

const documents: ProblemDocuments = {
  find: (problem, language) => ({
    headers: new Map([
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', 'ours'],
    ]),
    html: ({ path }) => `${problem} ${language} ${path}`,
  }),
  pack: rememberPacked(),
}

const Answer = answerWith(
  documents,
  { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': 'of everything' },
  new PreparedPages(1_000_000, String),
)

let server: Server | undefined
afterEach(() => server?.close())

/** What a client gets when Next.js answers as `next` does, where it is asked. */
async function ask(path: string, next: RequestListener, headers: Record<string, string> = {}) {
  server = createServer({ ServerResponse: Answer }, (incoming, answer) => {
    if (!answer.repeats()) next(incoming, answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const call = request({ host: '127.0.0.1', port, path, headers, agent: false }).end()
  const [reply]: IncomingMessage[] = await once(call, 'response')
  if (!reply) throw new Error('no answer')
  return { status: reply.statusCode, headers: reply.headers, body: await text(reply) }
}

const html =
  (status: number, ...chunks: (string | Buffer)[]): RequestListener =>
  (_request, answer) => {
    answer.statusCode = status
    answer.setHeader('Content-Type', 'text/html; charset=utf-8')
    answer.setHeader('CDN-Cache-Control', 'max-age=60')
    answer.setHeader('ETag', '"bare"')
    answer.setHeader('Content-Security-Policy', 'of the page')
    for (const chunk of chunks) answer.write(chunk)
    answer.end()
  }

it.each([
  ['a page', '/tires', 200],
  ['a call that fails', '/api/x', 404],
  ['a document of ours', '/nope', 404],
])('gives %s the headers of everything', async (_what, path, status) => {
  const reply = await ask(path, (_request, answer) => {
    answer.statusCode = status
    answer.setHeader('Content-Type', 'text/html')
    answer.end('text')
  })
  expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(reply.headers['content-security-policy']).toBe(path === '/nope' ? 'ours' : 'of everything')
})

it('lets an answer say more of itself, in either way of sending a head', async () => {
  const set = await ask('/api/x', html(200, 'call'))
  expect(set.headers['content-security-policy']).toBe('of the page')
  const written = await ask('/api/x', (_request, answer) => {
    answer.writeHead(200, { 'content-security-policy': 'of the head' }).end()
  })
  expect(written.headers['content-security-policy']).toBe('of the head')
})

it('is waited for in more than ten places without a warning', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue()
  await ask('/api/x', (_request, answer) => {
    for (let place = 0; place < 15; place++) answer.on('close', () => undefined)
    answer.end()
  })
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

it('has no failure kept by anybody', async () => {
  const reply = await ask('/api/x', (_request, answer) => {
    answer.setHeader('Cache-Control', 's-maxage=31536000')
    html(404, 'call')(_request, answer)
  })
  expect(reply.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'cdn-cache-control': 'no-store',
  })
})

it('sends our document for a page that is not there, in the language of its address, kept by nobody', async () => {
  const reply = await ask('/en/nope?x=1', html(404, 'bare', 'bare'))
  expect(reply).toMatchObject({ status: 404, body: 'not-found en /nope' })
  expect(reply.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'cdn-cache-control': 'no-store',
    'content-security-policy': 'ours',
  })
  expect(reply.headers).not.toHaveProperty('etag')
  expect(reply.headers).not.toHaveProperty('retry-after')
})

it('tells a failure that may soon be over from one of our own', async () => {
  const passing = await ask('/ru/tires', html(500, PASSING))
  expect(passing).toMatchObject({ status: 503, body: 'tires ru /tires', headers: { 'retry-after': '5' } })
  const own = await ask('/ru/tires', html(500, 'E{"digest":"1"}'))
  expect(own).toMatchObject({ status: 500, body: 'tires ru /tires' })
  expect(own.headers).not.toHaveProperty('retry-after')
})

it('reads what Next.js has compressed already', async () => {
  const reply = await ask('/tires', (_request, answer) => {
    answer.writeHead(500, { 'content-type': 'text/plain' })
    answer.end()
  })
  expect(reply.status).toBe(500)
  const compressed = await ask('/tires', (incoming, answer) => {
    answer.setHeader('Content-Encoding', 'gzip')
    html(500, gzipSync(PASSING))(incoming, answer)
  })
  expect(compressed).toMatchObject({ status: 503, body: 'tires pl /tires' })
  expect(compressed.headers).not.toHaveProperty('content-encoding')
})

it('packs a document once for all who ask for the same', async () => {
  const reply = await ask('/nope', html(404), { 'accept-encoding': 'br, gzip' })
  expect(reply.headers['content-encoding']).toBe('br')
  const packed = documents.pack('not-found pl /nope', 'br')
  expect(packed).toBeInstanceOf(Buffer)
  expect(documents.pack('not-found pl /nope', 'br')).toBe(packed)
  const zipped = await ask('/nope', html(404), { 'accept-encoding': 'gzip' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
})

it('lets nobody open a document of its own', async () => {
  const reply = await ask('/en/problem/tires', html(200, 'page'))
  expect(reply).toMatchObject({ status: 404, body: 'not-found en /problem/tires' })
})

it.each([
  ['a page', '/tires', html(200, 'page'), {}, 200, 'page'],
  ['what a page asks for by script', '/tires', html(404, 'flight'), { rsc: '1' }, 404, 'flight'],
  ['the answer to a call', '/api/x', html(404, 'call'), {}, 404, 'call'],
  ['a file of Next.js', '/_next/x', html(404, 'file'), {}, 404, 'file'],
])('leaves %s as it is', async (_what, path, next, headers, status, body) => {
  const reply = await ask(path, next, headers)
  expect(reply).toMatchObject({ status, body, headers: { etag: '"bare"' } })
})

it('leaves an answer that is no document as it is', async () => {
  const reply = await ask('/share/x', (_request, answer) => {
    answer.writeHead(404, 'Gone fishing', { 'content-type': 'text/plain' })
    answer.flushHeaders()
    answer.write('no ', () => answer.end('picture'))
  })
  expect(reply).toMatchObject({ status: 404, body: 'no picture' })
})

const kept =
  (body: string): RequestListener =>
  (_request, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8')
    answer.setHeader('x-nextjs-cache', 'HIT')
    answer.setHeader('Content-Length', Buffer.byteLength(body))
    answer.end(body)
  }

it('packs a page that is kept, and says which one it is', async () => {
  const page = kept('<p>opony</p>'.repeat(100))
  const plain = await ask('/tires', page)
  expect(plain.headers).not.toHaveProperty('content-encoding')
  const packed = await ask('/tires', page, { 'accept-encoding': 'gzip, br' })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    etag: plain.headers.etag,
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    'x-content-type-options': 'nosniff',
  })
  expect(Number(packed.headers['content-length'])).toBeLessThan(100)
  const again = await ask('/tires', page, { 'if-none-match': plain.headers.etag ?? '' })
  expect(again).toMatchObject({ status: 304, body: '' })
  const changed = await ask('/tires', kept('felgi'), { 'if-none-match': plain.headers.etag ?? '' })
  expect(changed).toMatchObject({ status: 200, body: 'felgi' })
})

const contentSchema = z.custom<Content>()

/** Keeps a page as Next.js does, and answers with it; tells how often it was asked. */
function keepsPage(words: string, { tag = 'tires', revalidate = 60 } = {}) {
  const at = performance.timeOrigin + performance.now()
  const value = contentSchema.parse({ kind: 'APP_PAGE', html: words, headers: {}, segmentData: new Map() })
  const cacheControl = { revalidate, expire: 3600 }
  const page = named('/pl/tires', { value, tags: [tag], lastModified: at, goodAt: at, cacheControl })
  rememberPage(pageMemory(), '/pl/tires', page)
  const said = page.value !== null && 'headers' in page.value ? page.value.headers : undefined
  return vi.fn<RequestListener>((incoming, answer) => {
    answer.setHeader(KEPT_PAGE_HEADER, String(said?.[KEPT_PAGE_HEADER]))
    answer.setHeader('set-cookie', 'a=b')
    kept(words)(incoming, answer)
  })
}

it('sends a kept page again without Next.js, in each form in which it was sent before', async () => {
  const next = keepsPage('opony')
  const first = await ask('/again', next)
  expect(first.headers).not.toHaveProperty(KEPT_PAGE_HEADER)
  const second = await ask('/again?utm_source=x', next)
  expect(next).toHaveBeenCalledTimes(1)
  const { 'set-cookie': _, date: _date, ...said } = first.headers
  expect(second).toMatchObject({ status: 200, body: 'opony', headers: said })
  expect(second.headers).not.toHaveProperty('set-cookie')
  const packed = await ask('/again', next, { 'accept-encoding': 'br' })
  const again = await ask('/again', next, { 'accept-encoding': 'br' })
  expect(next).toHaveBeenCalledTimes(2)
  expect(again.headers).toMatchObject({
    'content-encoding': 'br',
    etag: packed.headers.etag,
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  })
  const known = await ask('/again', next, { 'if-none-match': first.headers.etag ?? '' })
  expect(known).toMatchObject({ status: 304, body: '' })
  expect(next).toHaveBeenCalledTimes(2)
})

it('asks Next.js again when what a page shows has changed', async () => {
  const next = keepsPage('412,50 zł', { tag: 'product:7' })
  await ask('/changed', next)
  forget(['product:7'])
  await ask('/changed', next)
  expect(next).toHaveBeenCalledTimes(2)
})

it('asks Next.js again when a page is due, or was made anew', async () => {
  const due = keepsPage('399,00 zł', { revalidate: 0.01 })
  await ask('/due', due)
  await sleep(20)
  await ask('/due', due)
  expect(due).toHaveBeenCalledTimes(2)
  const before = keepsPage('390,00 zł')
  await ask('/due', before)
  const after = keepsPage('380,00 zł')
  expect(await ask('/due', after)).toMatchObject({ body: '380,00 zł' })
})

it('repeats nothing that was said at an address with a query, which may be of another page', async () => {
  const next = keepsPage('felgi')
  await ask('/query?nxtPtireId=2', next)
  await ask('/query', next)
  expect(next).toHaveBeenCalledTimes(2)
})

it('leaves alone what is made for one request', async () => {
  const reply = await ask('/orders', html(200, 'mine'), { 'accept-encoding': 'br' })
  expect(reply.headers).not.toHaveProperty('content-encoding')
  expect(reply).toMatchObject({ body: 'mine', headers: { etag: '"bare"' } })
})

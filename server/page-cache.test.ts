import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { invalidatedTags, now } from '../lib/cache/invalidated-tags.ts'
import { onRequestError } from '../instrumentation.ts'
import { recordRead } from '../lib/cache/render-record.ts'
import type { Handler } from './middleware.ts'
import { pageCache } from './page-cache.ts'
import { ask, html } from './test/ask.ts'
import { errorPages, noCriticalCss } from './test/error-pages.ts'

const nothing: Handler = (_request, response) => response.writeHead(299).end('not from the cache')

/** A page cache in front of a Next.js that shows `content.text` and reads data with these tags. */
function openCache({ tags = ['tires'], mayRedirect = (): boolean => false, maxBytes = 10_000_000 } = {}) {
  const content = { text: 'opony', status: 200, failure: '' }
  const render = vi.fn<Handler>((request, response) => {
    recordRead({ tags, timestamp: now(), revalidate: 60 })
    if (content.failure) onRequestError(Object.assign(new Error('failed'), { digest: content.failure }))
    html(content.status, content.text, { 'cache-control': 'public, max-age=0' })(request, response)
  })
  const cache = pageCache({ next: render, errorPages, criticalCss: noCriticalCss, mayRedirect, maxBytes })
  return {
    content,
    render,
    get: (path: string, headers?: Record<string, string>) => ask([cache], nothing, path, headers),
  }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

it('renders a page once, and sends it to everybody in the encoding that they ask for', async () => {
  const { render, get } = openCache()
  const first = await get('/wheels')
  expect(first).toMatchObject({ status: 200, body: 'opony' })
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0',
    vary: 'rsc, Accept-Encoding, Accept-Language, Cookie',
  })
  const zipped = await get('/wheels', { 'accept-encoding': 'gzip' })
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', etag: first.headers.etag })
  expect(gunzipSync(zipped.bytes).toString()).toBe('opony')
  const known = await get('/wheels', { 'if-none-match': String(first.headers.etag) })
  expect(known).toMatchObject({ status: 304, body: '' })
  expect(render).toHaveBeenCalledTimes(1)
})

it('renders for nobody in particular, so that no visitor is seen by the next one', async () => {
  const { render, get } = openCache()
  await get('/wheels', { cookie: 'session=secret', 'user-agent': 'Mine', 'x-forwarded-for': '192.0.2.1' })
  const [request] = render.mock.calls[0] ?? []
  expect(request?.headers).toEqual({
    host: 'localhost',
    accept: 'text/html',
    'user-agent': 'bieznik-response-cache',
  })
})

it('renders a page once for all who ask while it is being rendered', async () => {
  const { render, get } = openCache()
  const replies = await Promise.all(Array.from({ length: 50 }, () => get('/wheels')))
  expect(new Set(replies.map(({ body }) => body))).toEqual(new Set(['opony']))
  expect(render).toHaveBeenCalledTimes(1)
})

describe('why a price is old', () => {
  it('is never that it was invalidated, also while the page was rendered', async () => {
    const { content, render, get } = openCache({ tags: ['product:7'] })
    await get('/tireDetail/7')
    await get('/tireDetail/7')
    content.text = '399,00 zł'
    vi.advanceTimersByTime(1)
    invalidatedTags.invalidate(['product:7'])
    vi.advanceTimersByTime(1)
    expect(await get('/tireDetail/7')).toMatchObject({ body: '399,00 zł' })
    render.mockImplementationOnce((request, response) => {
      recordRead({ tags: ['product:7'], timestamp: now(), revalidate: 60 })
      vi.advanceTimersByTime(1)
      invalidatedTags.invalidate(['product:7'])
      html(200, 'rendered before the change')(request, response)
    })
    invalidatedTags.invalidate(['product:7'])
    await get('/tireDetail/7')
    vi.advanceTimersByTime(1)
    expect(await get('/tireDetail/7')).toMatchObject({ body: '399,00 zł' })
  })

  it('is never that it was rendered from data that were read before it was invalidated', async () => {
    const { render, get } = openCache({ tags: ['product:7'] })
    const before = now()
    vi.advanceTimersByTime(1)
    invalidatedTags.invalidate(['product:7'])
    vi.advanceTimersByTime(1)
    render.mockImplementationOnce((request, response) => {
      recordRead({ tags: ['product:7'], timestamp: before, revalidate: 60 })
      html(200, '412,50 zł')(request, response)
    })
    expect(await get('/tireDetail/7')).toMatchObject({ body: '412,50 zł' })
    expect(await get('/tireDetail/7')).toMatchObject({ body: 'opony' })
  })

  it('is stale for at most 60 seconds without an invalidation', async () => {
    const { content, get } = openCache()
    await get('/wheels')
    content.text = 'felgi'
    vi.advanceTimersByTime(59_900)
    expect(await get('/wheels')).toMatchObject({ body: 'opony' })
    vi.advanceTimersByTime(200)
    expect(await get('/wheels')).toMatchObject({ body: 'felgi' })
  })

  it('is for at most a day that the page cannot be rendered', async () => {
    const { content, render, get } = openCache()
    await get('/wheels')
    Object.assign(content, { status: 500, failure: 'problem:unavailable' })
    vi.advanceTimersByTime(61_000)
    expect(await get('/wheels')).toMatchObject({ status: 200, body: 'opony' })
    await get('/wheels')
    expect(render).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(await get('/wheels')).toMatchObject({ status: 503, body: '/pl/problem/wheels' })
  })
})

it('caches that there is no page, whatever Next.js puts into its document', async () => {
  const { content, render, get } = openCache()
  Object.assign(content, { status: 404, text: '<h1>Not found, with content</h1>' })
  for (let visit = 0; visit < 2; visit++) {
    const reply = await get('/en/nope')
    expect(reply).toMatchObject({ status: 404, body: '/en/problem/not-found' })
    expect(reply.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'cdn-cache-control': 'no-store',
    })
    expect(reply.headers).not.toHaveProperty('etag')
  }
  expect(render).toHaveBeenCalledTimes(1)
})

it.each([
  ['a page of one person', '/orders', {}],
  ['a call', '/api/config', {}],
  ['a file', '/robots.txt', {}],
  ['data for a navigation that depends on more', '/wheels?page=2&_rsc=abc', { rsc: '1' }],
  ['an address with a query that is not cached', '/tires/filter?width=195', {}],
])('leaves %s to the others', async (_what, path, headers) => {
  const { render, get } = openCache()
  expect((await get(path, headers)).status).toBe(299)
  expect(render).not.toHaveBeenCalled()
})

it('caches the data of a page for navigations beside its document, each kind once for all', async () => {
  const { render, get } = openCache()
  render.mockImplementation(({ headers }, response) => {
    const kind = [headers.rsc, headers['next-router-segment-prefetch']].join(' ')
    response.writeHead(200, { 'content-type': headers.rsc ? 'text/x-component' : 'text/html' }).end(kind)
  })
  for (const state of ['one', 'two']) {
    const all = await get('/wheels?_rsc=1x', {
      rsc: '1',
      'next-router-state-tree': state,
      cookie: 'session=secret',
    })
    expect(all).toMatchObject({ status: 200, body: '1 ', headers: { 'content-type': 'text/x-component' } })
    const tree = await get('/wheels?_rsc=2x', { rsc: '1', 'next-router-segment-prefetch': '/_tree' })
    expect(tree).toMatchObject({ body: '1 /_tree' })
  }
  expect(await get('/wheels')).toMatchObject({ body: ' ' })
  expect(render).toHaveBeenCalledTimes(3)
  expect(render.mock.calls[0]?.[0].headers).not.toHaveProperty('cookie')
})

it('sends a cached page whatever query follows its address', async () => {
  const { render, get } = openCache()
  await get('/wheels')
  expect(await get('/wheels?utm_source=x')).toMatchObject({ status: 200, body: 'opony' })
  expect(render).toHaveBeenCalledTimes(1)
})

it('leaves to Next.js what it may redirect, however often the page was asked for', async () => {
  let mayRedirect = false
  const { get } = openCache({ mayRedirect: () => mayRedirect })
  await get('/wheels')
  mayRedirect = true
  expect((await get('/wheels')).status).toBe(299)
})

it('says that a page cannot be shown when its render fails and does not end', async () => {
  const { render, get } = openCache()
  render.mockImplementation(() =>
    onRequestError(Object.assign(new Error('away'), { digest: 'problem:unavailable' })),
  )
  expect(await get('/tireDetail/7')).toMatchObject({ status: 503, body: '/pl/problem/product 7' })
})

it('sends a redirect of a page as it is, and renders again', async () => {
  const { render, get } = openCache()
  render.mockImplementation((_request, response) => response.writeHead(308, { location: '/wheels' }).end())
  for (let visit = 0; visit < 2; visit++)
    expect(await get('/wheels/')).toMatchObject({ status: 308, headers: { location: '/wheels' } })
  expect(render).toHaveBeenCalledTimes(2)
})

it('still has the pages that everybody visits after a flood of made-up addresses', async () => {
  const { content, render, get } = openCache({ maxBytes: 200_000 })
  await get('/wheels')
  content.text = 'x'.repeat(1_000)
  for (let search = 0; search < 200; search++) await get(`/products/title/${search}`)
  Object.assign(content, { status: 404 })
  for (let missing = 0; missing < 200; missing++) await get(`/nope/${missing}`)
  render.mockClear()
  expect(await get('/wheels')).toMatchObject({ body: 'opony' })
  expect(render).not.toHaveBeenCalled()
})

import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ErrorPages } from './error-pages.ts'
import type { Handler } from './middleware.ts'
import { ask, html } from './test/ask.ts'
import { errorPages, noCriticalCss } from './test/error-pages.ts'

const fails =
  (status: number, failure: string | null = null): Handler =>
  (request, response) =>
    void errorPages.send(request, response, { status, failure })

// Shows S8.11, S8.12, S8.13
it.each([
  ['/nope', 404, null, 404, '/pl/problem/not-found'],
  ['/en/tireDetail/9', 404, null, 404, '/en/problem/not-found'],
  ['/ru/news/9', 404, null, 404, '/ru/problem/news-not-found'],
  ['/admin', 403, null, 403, '/pl/problem/forbidden'],
  ['/ru/tires', 500, null, 500, '/ru/problem/tires'],
  ['/ru/tires', 500, '123', 500, '/ru/problem/tires'],
  ['/', 500, 'problem:unavailable', 503, '/pl/problem/tires'],
  ['/news/9', 500, 'problem:upstream_failed', 503, '/pl/problem/news-item'],
  ['/contact', 500, 'problem:unavailable', 503, '/pl/problem/failure'],
])('%s, %s by %s: %s %s', async (path, status, failure, sent, body) => {
  const reply = await ask([], fails(status, failure), path)
  expect(reply).toMatchObject({ status: sent, body })
  expect(reply.headers['retry-after']).toBe(sent === 503 ? '5' : undefined)
})

it('are cached by nobody, and compressed', async () => {
  const reply = await ask([], fails(404), '/nope', { 'accept-encoding': 'gzip' })
  expect(reply.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'cdn-cache-control': 'no-store',
    'content-encoding': 'gzip',
    'content-type': 'text/html; charset=utf-8',
  })
  for (const name of ['etag', 'x-nextjs-cache']) expect(reply.headers).not.toHaveProperty(name)
  expect(gunzipSync(reply.bytes).toString()).toBe('/pl/problem/not-found')
})

it('name the product that could not be shown', async () => {
  const reply = await ask([], fails(500, 'problem:unavailable'), '/en/tireDetail/1017')
  expect(reply).toMatchObject({ status: 503, body: '/en/problem/product 1017' })
})

it('are all there when the server starts, or it does not start', async () => {
  await expect(ErrorPages.render(html(500, 'failed'), noCriticalCss)).rejects.toThrow(
    'error pages: /pl/problem/not-found responded with 500',
  )
})

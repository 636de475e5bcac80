import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import KeptPages from './kept-pages'
import { forget } from './shared-cache'

/** A build that has made no page. */
const serverDistDir = mkdtempSync(join(tmpdir(), 'bieznik-pages-'))
afterAll(() => rmSync(serverDistDir, { recursive: true }))

type Get = Parameters<KeptPages['get']>
type Content = Parameters<KeptPages['set']>[1]

let key = ''

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  key = `/pl/${crypto.randomUUID()}`
})
afterEach(() => vi.useRealTimers())

/** Next.js makes one for each request. */
const aRequest = () => new KeptPages({ fs: nodeFs, serverDistDir, revalidatedTags: [], _requestHeaders: {} })

/** The kinds are an enum that is there for types alone. */
const contextSchema = z.custom<Get[1]>()
const contentSchema = z.custom<Content>()

const context = contextSchema.parse({ kind: 'APP_PAGE', isFallback: false })

const pageOf = (html: string) =>
  contentSchema.parse({
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from(html),
    headers: { 'x-next-cache-tags': `tires,${key}` },
    postponed: undefined,
    status: 200,
    segmentData: new Map([['/_tree', Buffer.from(html)]]),
  })

const keep = async (html: string) =>
  aRequest().set(key, pageOf(html), { cacheControl: { revalidate: 60, expire: 3600 } })

const htmlNow = async (): Promise<string | undefined> => {
  const found = await aRequest().get(key, context)
  return found?.value && 'html' in found.value ? found.value.html : undefined
}

it('gives a page to each later request, with its lifetime', async () => {
  expect(await htmlNow()).toBeUndefined()
  await keep('412,50 zł')
  expect(await htmlNow()).toBe('412,50 zł')
  expect((await aRequest().get(key, context))?.cacheControl).toEqual({ revalidate: 60, expire: 3600 })
})

it('gives a page that is due as well: Next.js serves it and makes it anew', async () => {
  await keep('412,50 zł')
  vi.advanceTimersByTime(61_000)
  expect(await htmlNow()).toBe('412,50 zł')
  await keep('399,00 zł')
  expect(await htmlNow()).toBe('399,00 zł')
})

it('gives no page of which something was forgotten', async () => {
  await keep('412,50 zł')
  vi.advanceTimersByTime(1)
  forget([key])
  vi.advanceTimersByTime(1)
  expect(await htmlNow()).toBeUndefined()
  await keep('399,00 zł')
  expect(await htmlNow()).toBe('399,00 zł')
})

it('gives no page that was begun before the change and finished after it', async () => {
  expect(await htmlNow()).toBeUndefined()
  vi.advanceTimersByTime(10)
  forget([key])
  vi.advanceTimersByTime(10)
  await keep('412,50 zł')
  expect(await htmlNow()).toBeUndefined()
})

it('keeps a page through a flood of made-up searches and of pages that are missing', async () => {
  await keep('412,50 zł')
  const status = (code: number, html: string) => contentSchema.parse({ ...pageOf(html), status: code })
  const large = 'x'.repeat(1_000_000)
  for (let each = 0; each < 100; each++) {
    await aRequest().set(`/pl/products/title/${each}`, status(200, large), {})
    await aRequest().set(`/pl/tireDetail/${each}`, status(404, large), {})
  }
  expect(await htmlNow()).toBe('412,50 zł')
})

import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { PreparedPages } from './prepared.ts'

const zipped = async (pages: PreparedPages, path: string, body: string) =>
  gunzipSync(await pages.of(path, body).inForm('gzip', body)).toString()

it('makes of a page once what is sent of it', async () => {
  const pages = new PreparedPages(10_000, String)
  const first = pages.of('/tires', 'page')
  const making = first.inForm('gzip', 'page')
  expect(first.inForm('gzip', 'page')).toBe(making)
  expect(first.ready('gzip')).toBeNull()
  const bytes = await making
  expect(gunzipSync(bytes).toString()).toBe('page')
  const again = pages.of('/tires', ['pa', 'ge'].join(''))
  expect(again).toBe(first)
  expect(again.ready('gzip')).toBe(bytes)
  expect(again.inForm(null, 'page')).toEqual(Buffer.from('page'))
})

it('sends what its shape makes of a page, in each form', async () => {
  const pages = new PreparedPages(10_000, (html) => html.toUpperCase())
  expect(await zipped(pages, '/tires', 'page')).toBe('PAGE')
  expect(await pages.of('/tires', 'page').inForm(null, Buffer.from('page'))).toEqual(Buffer.from('PAGE'))
})

it('never sends what a page was before', async () => {
  const pages = new PreparedPages(10_000, String)
  const before = pages.of('/tires', 'old')
  before.repeat = { head: [], isFresh: () => true }
  const after = pages.of('/tires', 'new')
  expect(after.etag).not.toBe(before.etag)
  expect(pages.fresh('/tires')).toBeNull()
  expect(await zipped(pages, '/tires', 'new')).toBe('new')
  expect(pages.of('/tires', Buffer.from('new')).etag).toBe(after.etag)
})

it('sends again without a question what is fresh', () => {
  const pages = new PreparedPages(10_000, String)
  const page = pages.of('/tires', 'page')
  expect(pages.fresh('/tires')).toBeNull()
  let isFresh = true
  page.repeat = { head: [], isFresh: () => isFresh }
  expect(pages.fresh('/tires')).toBe(page)
  isFresh = false
  expect(pages.fresh('/tires')).toBeNull()
})

it('forgets what was not asked for longest, and so holds no more than it may', () => {
  const pages = new PreparedPages(10_000, String)
  const body = 'a'.repeat(1_000)
  const [one, two] = [pages.of('/1', body), pages.of('/2', body)]
  expect(pages.of('/1', body)).toBe(one)
  pages.of('/3', body)
  expect(pages.of('/1', body)).toBe(one)
  expect(pages.of('/2', body)).not.toBe(two)
})

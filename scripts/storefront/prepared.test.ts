import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { prepare } from './prepared.ts'

it('makes of a page once what is sent of it', async () => {
  const prepared = prepare(1_000)
  const first = prepared('/tires', 'page')
  const making = first.encoded('gzip')
  expect(first.encoded('gzip')).toBe(making)
  const bytes = await making
  expect(gunzipSync(bytes).toString()).toBe('page')
  const again = prepared('/tires', ['pa', 'ge'].join(''))
  expect(again).toBe(first)
  expect(again.encoded('gzip')).toBe(bytes)
})

it('never sends what a page was before', async () => {
  const prepared = prepare(1_000)
  const before = prepared('/tires', 'old')
  const after = prepared('/tires', 'new')
  expect(after.etag).not.toBe(before.etag)
  expect(gunzipSync(await after.encoded('gzip')).toString()).toBe('new')
  expect(prepared('/tires', Buffer.from('new')).etag).toBe(after.etag)
})

it('forgets what was not asked for longest', () => {
  const prepared = prepare(10)
  const [one, two] = [prepared('/1', 'aaaa'), prepared('/2', 'bbbb')]
  expect(prepared('/1', 'aaaa')).toBe(one)
  prepared('/3', 'cccc')
  expect(prepared('/1', 'aaaa')).toBe(one)
  expect(prepared('/2', 'bbbb')).not.toBe(two)
})

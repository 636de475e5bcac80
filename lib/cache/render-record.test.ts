import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { onRequestError } from '../../instrumentation'
import { recordRead, recordRender, recordUncached, recordWrite } from './render-record'

it('does not wait for an entry that is never written, and lets nothing be cached then', async () => {
  const { result, record } = await recordRender('/', async () => {
    recordWrite(new Promise(() => undefined))
    return 'failed'
  })
  expect(result).toBe('failed')
  expect(record.staleAt).toBe(0)
})

it('does not wait for a render that has failed and never ends', async () => {
  const { result, record } = await recordRender('/', () => {
    onRequestError(Object.assign(new Error('away'), { digest: 'problem:unavailable' }))
    return new Promise(() => undefined)
  })
  expect(result).toBeNull()
  expect(record).toMatchObject({ failure: 'problem:unavailable', staleAt: 0 })
})

it('notes what another request reads meanwhile, which Next.js may let a render share, with the time at which it was made', async () => {
  const ended = Promise.withResolvers<void>()
  const entry = { tags: ['news'], timestamp: 7, revalidate: 60 }
  const rendering = recordRender('/', () => ended.promise)
  recordWrite(Promise.resolve({ ...entry, timestamp: 9 }))
  recordRead(entry)
  await Promise.resolve()
  ended.resolve()
  const { record } = await rendering
  recordRead({ tags: ['tires'], timestamp: 11, revalidate: 60 })
  expect(record).toMatchObject({ reads: new Set([entry, { ...entry, timestamp: 9 }]), staleAt: 60_007 })
})

it('takes over what a render of the same path has read before, which it may join, and nothing of other paths', async () => {
  const ended = Promise.withResolvers<void>()
  const entry = { tags: ['product:7'], timestamp: 7, revalidate: 60 }
  const first = recordRender('/tireDetail/7', () => {
    recordRead(entry)
    return ended.promise
  })
  const other = await recordRender('/wheels', async () => undefined)
  const joined = await recordRender('/tireDetail/7', async () => undefined)
  ended.resolve()
  await first
  expect(other.record.reads.size).toBe(0)
  expect(joined.record).toMatchObject({ reads: new Set([entry]), staleAt: 60_007 })
})

it('takes over what is read for a response that is not cached, until that has ended', async () => {
  const response = new EventEmitter()
  recordUncached('/tires', response, () => recordRead({ tags: ['tires'], timestamp: 7, revalidate: 60 }))
  const during = await recordRender('/tires', async () => undefined)
  response.emit('close')
  const after = await recordRender('/tires', async () => undefined)
  expect([during.record.reads.size, after.record.reads.size]).toEqual([1, 0])
})

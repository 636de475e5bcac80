import { expect, it } from 'vitest'
import { onRequestError } from '../../instrumentation'
import { recordRead, recordRender, recordWrite } from './render-record'

it('does not wait for an entry that is never written, and lets nothing be cached then', async () => {
  const { result, record } = await recordRender(async () => {
    recordWrite(new Promise(() => undefined))
    return 'failed'
  })
  expect(result).toBe('failed')
  expect(record.staleAt).toBe(0)
})

it('does not wait for a render that has failed and never ends', async () => {
  const { result, record } = await recordRender(() => {
    onRequestError(Object.assign(new Error('away'), { digest: 'problem:unavailable' }))
    return new Promise(() => undefined)
  })
  expect(result).toBeNull()
  expect(record).toMatchObject({ failure: 'problem:unavailable', staleAt: 0 })
})

it('notes what another request reads meanwhile, which Next.js may let a render share, with the time at which it was made', async () => {
  const ended = Promise.withResolvers<void>()
  const entry = { tags: ['news'], timestamp: 7, revalidate: 60 }
  const rendering = recordRender(() => ended.promise)
  recordWrite(Promise.resolve({ ...entry, timestamp: 9 }))
  recordRead(entry)
  await Promise.resolve()
  ended.resolve()
  const { record } = await rendering
  expect(record).toMatchObject({ tags: new Map([['news', 7]]), staleAt: 60_007 })
  recordRead({ tags: ['tires'], timestamp: 11, revalidate: 60 })
  expect([...record.tags.keys()]).toEqual(['news'])
})

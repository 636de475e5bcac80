// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadLate } from './load-late'

const load = vi.fn<() => Promise<string>>(() => Promise.resolve('module'))

beforeEach(() => {
  vi.useFakeTimers()
  load.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete window.scriptsRun
})

it('waits for the scripts with which the document began', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  window.scriptsRun = promise
  const loaded = loadLate(load)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).not.toHaveBeenCalled()
  resolve()
  expect(await loaded).toBe('module')
})

it('waits for the document where it has no list of them', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const loaded = loadLate(load)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  expect(await loaded).toBe('module')
})

it('does not wait for ever', async () => {
  window.scriptsRun = new Promise(() => undefined)
  void loadLate(load)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(load).toHaveBeenCalledOnce()
})

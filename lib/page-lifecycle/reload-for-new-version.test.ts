// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadForNewVersion, reloadIfOutdated } from './reload-for-new-version'

const reload = vi.fn<() => void>()
const missing = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), {
  name: 'ChunkLoadError',
})

reloadForNewVersion()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.sessionStorage.clear()
  reload.mockReset()
})

const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })

it.each([
  ['that React caught', () => reloadIfOutdated(missing)],
  ['that nobody caught', () => window.dispatchEvent(new ErrorEvent('error', { error: missing }))],
  ['in a promise', () => window.dispatchEvent(rejection(missing))],
])('a page whose files are gone, an error %s, is loaded anew', (_how, fail) => {
  fail()
  expect(reload).toHaveBeenCalledOnce()
})

it('is loaded anew once, and again after a minute at the earliest', () => {
  for (let times = 0; times < 3; times += 1) reloadIfOutdated(missing)
  expect(reload).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  reloadIfOutdated(missing)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('a page that fails otherwise stays', () => {
  for (const error of [new Error('ChunkLoadError'), new TypeError('x'), 'ChunkLoadError', null])
    reloadIfOutdated(error)
  expect(reload).not.toHaveBeenCalled()
})

it('without storage, which would count, it stays', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  reloadIfOutdated(missing)
  expect(reload).not.toHaveBeenCalled()
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { canStoreLocal, readLocal, writeLocal } from './stored-text'

beforeEach(() => window.localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('stores, reads and deletes', () => {
  expect(readLocal('language')).toBeNull()
  expect(canStoreLocal()).toBe(true)
  expect(window.localStorage).toHaveLength(0)
  writeLocal('language', 'text')
  expect(readLocal('language')).toBe('text')
  writeLocal('language', null)
  expect(readLocal('language')).toBeNull()
})

it('goes on without where site data are blocked, and says so', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const blocked = new DOMException('The operation is insecure.', 'SecurityError')
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw blocked
  })
  expect(readLocal('language')).toBeNull()
  writeLocal('language', 'text')
  writeLocal('language', null)
  expect(logged.mock.calls.map(([, error]: unknown[]) => error)).toEqual([blocked, blocked, blocked])
  expect(canStoreLocal()).toBe(false)
})

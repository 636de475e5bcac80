// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { SESSION_SECONDS } from '@/lib/session/session-lifetime'
import { onSignedInHintChange, readSignedInHint, writeSignedInHint } from './signed-in-hint'

beforeEach(() => window.localStorage.clear())

it('remembers that somebody is signed in, and no more than that', () => {
  expect(readSignedInHint()).toBe(false)
  writeSignedInHint(true)
  expect(readSignedInHint()).toBe(true)
  expect(Object.values(window.localStorage)).toEqual([expect.stringMatching(/^\d{13}$/)])
  writeSignedInHint(false)
  expect(readSignedInHint()).toBe(false)
  expect(window.localStorage).toHaveLength(0)
})

it('ends with the session', () => {
  vi.useFakeTimers()
  writeSignedInHint(true)
  vi.advanceTimersByTime(SESSION_SECONDS * 1000 - 1)
  expect(readSignedInHint()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(readSignedInHint()).toBe(false)
  vi.useRealTimers()
})

it('is notified of other tabs until it no longer listens', () => {
  const listener = vi.fn<() => void>()
  const dispatch = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  const stop = onSignedInHintChange(listener)
  writeSignedInHint(true)
  const key = window.localStorage.key(0)
  dispatch(key)
  expect(listener).toHaveBeenCalledTimes(1)
  dispatch('language')
  expect(listener).toHaveBeenCalledTimes(1)
  dispatch(null)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  dispatch(key)
  expect(listener).toHaveBeenCalledTimes(2)
})

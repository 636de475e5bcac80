// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { currentOrderKey, forgetOrderKey } from './idempotency-key'

beforeEach(() => window.sessionStorage.clear())

it('is one key over repeats and reloads, until it is forgotten', () => {
  const key = currentOrderKey()
  expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(currentOrderKey()).toBe(key)
  // After a reload only the tab's storage is left.
  expect(Object.values(window.sessionStorage)).toEqual([key])
  forgetOrderKey()
  expect(currentOrderKey()).not.toBe(key)
})

it('belongs to this tab, so that two tabs place two orders', () => {
  currentOrderKey()
  expect(window.localStorage).toHaveLength(0)
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetWish, keepWish, readWish } from './wish'

const wish = { productId: 7, title: 'Nadbieg Trasa 195/80 R15 96T' }
const HOUR_MS = 3_600_000

beforeEach(() => {
  window.sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

it('is kept, replaced by a newer one, and forgotten', () => {
  expect(readWish()).toBeNull()
  keepWish({ productId: 1, title: 'another' })
  keepWish(wish)
  expect(readWish()).toMatchObject(wish)
  forgetWish()
  expect(readWish()).toBeNull()
})

it('holds for a day', () => {
  keepWish(wish)
  vi.setSystemTime(Date.now() + 24 * HOUR_MS - 1)
  expect(readWish()).toMatchObject(wish)
  vi.setSystemTime(Date.now() + 1)
  expect(readWish()).toBeNull()
})

it.each(['nonsense', '{}', 'null', '{"productId":"7","title":"x","at":0}'])(
  'is none when storage holds %s',
  (text) => {
    window.sessionStorage.setItem('bieznik.wish', text)
    expect(readWish()).toBeNull()
  },
)

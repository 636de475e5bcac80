// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPendingAdd, storePendingAdd, readPendingAdd } from './pending-add'

const pendingAdd = { productId: 7, title: 'Nadbieg Trasa 195/80 R15 96T', quantity: 4 }
const HOUR_MS = 3_600_000

beforeEach(() => {
  window.sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

it('is stored, replaced by a newer one, and deleted', () => {
  expect(readPendingAdd()).toBeNull()
  storePendingAdd({ productId: 1, title: 'another', quantity: 1 })
  storePendingAdd(pendingAdd)
  expect(readPendingAdd()).toMatchObject(pendingAdd)
  forgetPendingAdd()
  expect(readPendingAdd()).toBeNull()
})

it('holds for a day', () => {
  storePendingAdd(pendingAdd)
  vi.setSystemTime(Date.now() + 24 * HOUR_MS - 1)
  expect(readPendingAdd()).toMatchObject(pendingAdd)
  vi.setSystemTime(Date.now() + 1)
  expect(readPendingAdd()).toBeNull()
})

it.each(['nonsense', '{}', 'null', '{"productId":"7","title":"x","at":0}'])(
  'is none when storage holds %s',
  (text) => {
    window.sessionStorage.setItem('bieznik.wish', text)
    expect(readPendingAdd()).toBeNull()
  },
)

import { expect, test } from 'vitest'
import { createCallCounts } from './call-counts.ts'

test('calls are counted by key until their window ends', () => {
  let now = 0
  const count = createCallCounts(() => now)
  expect(count('jan', 60_000)).toEqual({ current: 1, ttl: 60_000 })
  now = 20_000
  expect(count('jan', 60_000)).toEqual({ current: 2, ttl: 40_000 })
  expect(count('ola', 60_000)).toEqual({ current: 1, ttl: 60_000 })
  now = 60_000
  expect(count('jan', 60_000)).toEqual({ current: 1, ttl: 60_000 })
})

test('the one whose window began first is forgotten first', () => {
  const count = createCallCounts(() => 0)
  for (let person = 0; person <= 50_000; person += 1) count(`person ${person}`, 60_000)
  expect(count('person 50000', 60_000).current).toBe(2)
  expect(count('person 0', 60_000).current).toBe(1)
})

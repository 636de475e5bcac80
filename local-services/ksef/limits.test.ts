import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { makeLimits } from './limits.ts'

const limitsSchema = z.object({
  perSecond: z.int(),
  perMinute: z.int().optional(),
  perHour: z.int().optional(),
})
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ 'x-rate-limits': limitsSchema }))),
})

const text = readFileSync(new URL('../published-contracts/ksef.json', import.meta.url), 'utf8')
const published = Object.entries(documentSchema.parse(JSON.parse(text)).paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { 'x-rate-limits': limits }]) => ({
    method: method.toUpperCase(),
    path: path.replaceAll(/\{\w+\}/g, '20260201-XX-1'),
    limits,
  })),
)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

/** How many calls are taken, one every so many milliseconds, before one is too many. */
function takenEvery(stepMs: number, method: string, path: string): number {
  const limits = makeLimits(1)
  for (let taken = 0; ; taken += 1) {
    try {
      limits.count('10.0.0.1', method, path)
    } catch {
      return taken
    }
    vi.setSystemTime(Date.now() + stepMs)
  }
}

test.each(published)('$method $path is limited as published', ({ method, path, limits }) => {
  const { perSecond, perMinute, perHour } = limits
  expect(takenEvery(0, method, path)).toBe(perSecond)
  const inAMinute = perMinute && takenEvery(Math.ceil(1_000 / perSecond), method, path)
  const inAnHour = perMinute && perHour && takenEvery(60_000 / perMinute, method, path)
  expect([inAMinute, inAnHour]).toEqual([perMinute, perMinute && perHour])
})

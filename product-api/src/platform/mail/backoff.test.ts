import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growingDelay, patientBackoff } from './backoff.ts'

const MINUTE = 60_000

test('each delay is the factor times the last one, a fifth more or less, and never above the limit', () => {
  const growth = { firstMs: 1_000, factor: 2, limitMs: 25_000 }
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, luck) => {
        const delay = growingDelay(growth, failures, () => luck)
        const middle = Math.min(1_000 * 2 ** (failures - 1), 25_000)
        expect(delay).toBeGreaterThanOrEqual(Math.floor(middle * 0.8))
        expect(delay).toBeLessThanOrEqual(Math.ceil(middle * 1.2))
      },
    ),
  )
})

test('the tries of a mail spread over most of a day', () => {
  const delays = Array.from({ length: patientBackoff.maxTries - 1 }, (_, index) =>
    patientBackoff.retryAfterMs(index + 1),
  )
  const hours = delays.reduce((sum, delay) => sum + delay, 0) / (60 * MINUTE)
  expect(hours).toBeGreaterThan(16)
  expect(hours).toBeLessThan(30)
})

test('however long the mail server was away, it is asked again within half a minute', () => {
  expect(patientBackoff.pauseMs(1)).toBeLessThan(2_000)
  for (let failures = 1; failures < 500; failures++)
    expect(patientBackoff.pauseMs(failures)).toBeLessThanOrEqual(30_000)
})

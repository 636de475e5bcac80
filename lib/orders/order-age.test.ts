import { expect, it } from 'vitest'
import { ageOf } from './order-age'

const now = new Date('2026-11-26T12:00:00Z')

it.each([
  ['2026-11-26T12:00:30Z', 0, 'minute'],
  ['2026-11-26T11:59:01Z', 0, 'minute'],
  ['2026-11-26T11:00:01Z', 59, 'minute'],
  ['2026-11-26T11:00:00Z', 1, 'hour'],
  ['2026-11-25T12:00:01Z', 23, 'hour'],
  ['2026-11-25T12:00:00Z', 1, 'day'],
  ['2026-10-27T12:00:00Z', 30, 'day'],
])('%s is %d %s ago', (moment, value, unit) => {
  expect(ageOf(new Date(moment), now)).toEqual({ value, unit })
})

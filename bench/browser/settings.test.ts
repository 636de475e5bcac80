import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BARE_SERVER_THEN } from '../calibration/bare-server.ts'
import { phone, phoneLikeThen, slowdownLikeThen } from './settings.ts'

it('is the throttled phone on a machine as quick as theirs', () => {
  expect(phoneLikeThen(BARE_SERVER_THEN)).toEqual({ ...phone, name: expect.any(String) })
})

it.each([
  [2, 8],
  [1.05, 4.2],
  [0.5, 2],
  [0.25, 1],
  [0.1, 1],
])('is as slow on a machine %d times as quick as theirs: slowed down %d times', (share, slowdown) => {
  expect(slowdownLikeThen(share * BARE_SERVER_THEN)).toBe(slowdown)
})

it('never says that a machine is quicker than it is', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1_000_000, noNaN: true }), (now) => {
      expect(slowdownLikeThen(now)).toBeGreaterThanOrEqual(1)
    }),
  )
})

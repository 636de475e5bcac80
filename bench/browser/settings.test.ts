import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BARE_SERVER_THEN } from '../calibration/bare-server.ts'
import { slowdownLikeTheirs, slowdownsFor } from './settings.ts'

it.each([
  [2, 8],
  [1.05, 4.2],
  [1, 4],
  [0.5, 2],
  [0.25, 1],
  [0.1, 1],
])('a machine %d times as quick as theirs is slowed down %d times', (share, slowdown) => {
  expect(slowdownLikeTheirs(share * BARE_SERVER_THEN)).toBe(slowdown)
})

it('no machine is made quicker than it is', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1_000_000, noNaN: true }), (now) => {
      expect(slowdownLikeTheirs(now)).toBeGreaterThanOrEqual(1)
    }),
  )
})

it('a full run measures as usual and like theirs, once where they are the same, and a quick one as usual', () => {
  const half = BARE_SERVER_THEN / 2
  expect(slowdownsFor({ isQuick: false }, half)).toEqual([4, 2])
  expect(slowdownsFor({ isQuick: false }, BARE_SERVER_THEN)).toEqual([4])
  expect(slowdownsFor({ isQuick: true }, half)).toEqual([4])
})

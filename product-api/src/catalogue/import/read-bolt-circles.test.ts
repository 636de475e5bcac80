import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBoltCircles } from './read-bolt-circles.ts'

test.each([
  ['5x112', ['5x112']],
  ['5x114,3', ['5x114.3']],
  ['6-135', ['6x135']],
  ['8-6.5 (8-165.1)', ['8x165.1']],
  ['6-5.5 (6-139.7)', ['6x139.7']],
  ['5-5 (5-127)', ['5x127']],
  ['5x4.5', ['5x114.3']],
  ['5x112/5x114.3', ['5x112', '5x114.3']],
  ['5x114.3/5x120', ['5x114.3', '5x120']],
  ['6x135/6x139.7', ['6x135', '6x139.7']],
  ['5x112/114,3', ['5x112', '5x114.3']],
  ['5x100, 5x112', ['5x100', '5x112']],
  ['5x112 + 5x114.3', ['5x112', '5x114.3']],
  ['4x100 4x108', ['4x100', '4x108']],
  ['5x112/5x112', ['5x112']],
  ['10/335', ['10x335']],
])('%s is %j', (text, circles) => {
  expect(readBoltCircles(text)).toEqual(circles)
})

test.each([
  '',
  'PFS',
  '5x',
  '8-6.5 (8-170)',
  '8-6.5 (6-165.1)',
  '5x112/5x114.3/5x120',
  '5x112/blank',
  '2x112',
])('%j is none', (text) => {
  expect(readBoltCircles(text)).toBeNull()
})

test('any two circles come back, however they are separated', () => {
  const circle = fc
    .tuple(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 1000, max: 3350 }))
    .map(([bolts, tenths]) => `${bolts}x${tenths / 10}`)
  const separator = fc.constantFrom('/', ' / ', ', ', '; ', ' + ', ' ')
  fc.assert(
    fc.property(circle, circle, separator, (one, other, between) => {
      expect(readBoltCircles(`${one}${between}${other}`)).toEqual(one === other ? [one] : [one, other])
    }),
  )
})

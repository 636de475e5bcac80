import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWheelSize } from './read-wheel-size.ts'

test.each([
  ['20x9', { diameter: 20, width: 9 }],
  ['20X8.5', { diameter: 20, width: 8.5 }],
  ['7,5Jx17', { diameter: 17, width: 7.5 }],
  ['8.5J x 19"', { diameter: 19, width: 8.5 }],
  ['R17x7.5', { diameter: 17, width: 7.5 }],
  ['9.0Jx20 H2', { diameter: 20, width: 9 }],
  ['22.5x8.25', { diameter: 22.5, width: 8.25 }],
  ['11.75×22,5', { diameter: 22.5, width: 11.75 }],
  ['17,5*6,0', { diameter: 17.5, width: 6 }],
])('%s is %j', (text, size) => {
  expect(readWheelSize(text)).toEqual(size)
})

test.each(['', '20', '205/55 R16', '5x112', '12x12', '20x9 black'])('%j is none', (text) => {
  expect(readWheelSize(text)).toEqual({ reason: 'wheel_size' })
})

test('the larger of the two numbers is the diameter, whichever stands first', () => {
  const size = fc.record({
    diameter: fc.constantFrom(13, 15, 17, 19.5, 20, 22.5, 24),
    width: fc.integer({ min: 14, max: 48 }).map((quarters) => quarters / 4),
  })
  fc.assert(
    fc.property(size, fc.boolean(), (each, isWidthFirst) => {
      const numbers = isWidthFirst ? [each.width, each.diameter] : [each.diameter, each.width]
      expect(readWheelSize(numbers.join('x'))).toEqual(each)
    }),
  )
})

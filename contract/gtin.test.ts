import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isGtin } from './gtin.ts'

it.each(['5901234123457', '96385074', '036000291452', '10614141000415'])('%s is one', (code) => {
  expect(isGtin(code)).toBe(true)
})

it.each(['', '5901234123458', '590123412345', '5901234 12345', '59012341234570', '0'])(
  '%j is none',
  (code) => {
    expect(isGtin(code)).toBe(false)
  },
)

it('that has one digit changed is none', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(fc.array(digit, { minLength: 12, maxLength: 12 }), fc.nat(12), digit, (body, at, other) => {
      const [valid] = Array.from({ length: 10 }, (_, last) => [...body, last]).filter((each) =>
        isGtin(each.join('')),
      )
      if (!valid) throw new Error('every body has a check digit')
      const changed = valid.with(at, other)
      expect(isGtin(changed.join(''))).toBe(valid[at] === other)
    }),
  )
})

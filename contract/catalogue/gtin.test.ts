import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gtinOf, isGtin } from './gtin.ts'

it.each(['5901234123457', '96385074', '036000291452', '10614141000415'])('%s is one', (code) => {
  expect(isGtin(code)).toBe(true)
})

it.each([
  '',
  '5901234123458',
  '590123412345',
  '5901234 12345',
  '59012341234570',
  '0',
  '00000000',
  '0000000000000',
])('%j is none', (code) => {
  expect(isGtin(code)).toBe(false)
})

/** All zeros are a number of nothing, whatever their check digit. */
const hasDigits = (digits: readonly number[]) => digits.some((each) => each > 0)

it('that has one digit changed is none', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(
      fc.array(digit, { minLength: 12, maxLength: 12 }).filter(hasDigits),
      fc.nat(12),
      digit,
      (body, at, other) => {
        const [valid] = Array.from({ length: 10 }, (_, last) => [...body, last]).filter((each) =>
          isGtin(each.join('')),
        )
        if (!valid) throw new Error('every body has a check digit')
        const changed = valid.with(at, other)
        expect(isGtin(changed.join(''))).toBe(valid[at] === other)
      },
    ),
  )
})

const announced = (ean: string) => gtinOf({ ean })

it.each([
  ['EAN-13', '5901234123457'],
  ['EAN-8', '96385074'],
  ['UPC-A', '036000291452'],
  ['GTIN-14', '15901234123454'],
])('%s is announced: %s', (_kind, ean) => {
  expect(announced(ean)).toBe(ean)
})

it.each(['', '5901234123450', '590123412345', '00000000', '0000000000000', '00000000000000'])(
  '%j is no number, and not announced',
  (ean) => {
    expect(announced(ean)).toBe('')
  },
)

/** https://support.google.com/merchants/answer/6286293, 6286302 and GS1 General Specifications, section 1.4. */
it.each([
  ['one digit, repeated', '1111111111116'],
  ['one digit, repeated, as EAN-8', '77777775'],
  ['counted up', '1234567890128'],
  ['counted up, as EAN-8', '12345670'],
  ['counted up, as UPC-A', '012345678905'],
  ['counted down', '9876543210982'],
  ['of variable weight', '0212345678909'],
  ['of a company alone (04)', '0412345678903'],
  ['of a company alone (2)', '2001234567893'],
  ['of a company alone, as EAN-8', '20123451'],
  ['of a company alone, as EAN-8 (0)', '01234565'],
  ['of a company alone, EAN-8 within EAN-13', '0000020123451'],
  ['a coupon (05)', '0512345678900'],
  ['a receipt (980)', '9801234567892'],
  ['a coupon (981)', '9811234567891'],
  ['a coupon (99)', '9901234567899'],
  ['a carton of what a company numbers alone', '12001234567890'],
])('a number that is %s is not announced: %s', (_why, ean) => {
  expect(isGtin(ean)).toBe(true)
  expect(announced(ean)).toBe('')
})

it('is announced as it is, or not at all', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$|^\d{12,14}$/), (ean) => {
      expect(isGtin(ean) ? ['', ean] : ['']).toContain(announced(ean))
    }),
  )
})

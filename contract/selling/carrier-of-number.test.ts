import fc from 'fast-check'
import { expect, it } from 'vitest'
import { carrierOfNumber } from './carrier-of-number.ts'

it.each([
  ['620000000000000000000105', 'inpost'],
  ['1Z999AA10123456784', 'ups'],
  ['1009876543210U', 'dpd'],
  ['JJD0099999999999999', 'dhl'],
  ['RR123456785PL', 'poczta_polska'],
  ['00259007738913296667', 'poczta_polska'],
  ['12345678901', null],
  ['0000123456789', null],
  ['RR123456785DE', null],
])('%s: %s', (number, carrier) => expect(carrierOfNumber(number)).toBe(carrier))

it('recognises 24 digits and no other count of digits as of InPost', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{6,40}$/), (digits) => {
      expect(carrierOfNumber(digits) === 'inpost').toBe(digits.length === 24)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNip } from '@bieznik/contract/catalogue/registration-numbers'
import { normaliseNip } from './nip'

describe('a NIP', () => {
  it.each(['5260250274', '5252344078', '7740001454'])('%s is one', (nip) => {
    expect(isNip(nip)).toBe(true)
  })

  it.each([
    ['', 'nothing'],
    ['526025027', 'nine digits'],
    ['52602502744', 'eleven digits'],
    ['5260250275', 'another last digit'],
    ['0000000000', 'no tax office'],
    ['526-025-02-74', 'not normalised'],
    ['５２６０２５０２７４', 'digits of another script'],
  ])('%s is none: %s', (written) => {
    expect(isNip(written)).toBe(false)
  })

  it.each([
    '526-025-02-74',
    '526 025 02 74',
    'PL5260250274',
    'pl 526-02-50-274',
    ' 5260250274\t',
    '526\u2013025\u201302\u201374',
    '526.025.02.74',
    'NIP 5260250274',
    'NIP: PL5260250274',
    '\u202A5260250274\u202C',
  ])('may be written %j', (written) => {
    expect(isNip(normaliseNip(written))).toBe(true)
  })
})

const DIGITS = '0123456789'.split('')
const office = fc.integer({ min: 111, max: 999 }).map(String)
const nine = fc
  .tuple(office, fc.stringMatching(/^\d{6}$/))
  .map((parts) => parts.join(''))
  .filter((digits) => !/^\d0{2}/.test(digits))

it('has at most one right last digit, and none when the remainder is 10', () => {
  fc.assert(
    fc.property(nine, (digits) => {
      const right = DIGITS.filter((last) => isNip(digits + last))
      expect(right.length).toBeLessThanOrEqual(1)
    }),
  )
})

it('detects every single wrong digit and every swap of two neighbours that are weighed', () => {
  const nips = nine.map((digits) => DIGITS.map((last) => digits + last).find(isNip) ?? '5260250274')
  fc.assert(
    fc.property(nips, fc.nat(9), fc.nat(9), (nip, at, digit) => {
      const mistyped = nip.slice(0, at) + String(digit) + nip.slice(at + 1)
      expect(isNip(mistyped)).toBe(mistyped === nip)
      // Neighbouring weights differ, so a swap of what they weigh changes the sum.
      const swapped = at < 8 ? nip.slice(0, at) + nip[at + 1] + nip[at] + nip.slice(at + 2) : nip
      expect(isNip(swapped)).toBe(swapped === nip)
    }),
  )
})

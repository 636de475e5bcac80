import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBankAccount, isIban, isRegon } from './registration-numbers.ts'

const DIGITS = '0123456789'.split('')
const digits = (length: number) =>
  fc.array(fc.constantFrom(...DIGITS), { minLength: length, maxLength: length }).map((list) => list.join(''))

it.each(['123456785', '000331501'])('%s is a REGON', (regon) => {
  expect(isRegon(regon)).toBe(true)
})

it('a REGON has one last digit that fits the others', () => {
  fc.assert(
    fc.property(digits(8), (eight) => {
      expect(DIGITS.filter((last) => isRegon(eight + last))).toHaveLength(1)
    }),
  )
})

it.each(['92124012340001567890123456', '11102011560000123456789012'])(
  '%s is an account number',
  (account) => {
    expect(isBankAccount(account)).toBe(true)
  },
)

it('an account number with one digit mistyped, or two beside each other swapped, is none', () => {
  const account = '11102011560000123456789012'
  const at = fc.integer({ min: 0, max: account.length - 2 })
  fc.assert(
    fc.property(at, fc.constantFrom(...DIGITS), (index, digit) => {
      const mistyped = account.slice(0, index) + digit + account.slice(index + 1)
      expect(isBankAccount(mistyped)).toBe(mistyped === account)
      const swapped = account.slice(0, index) + account[index + 1] + account[index] + account.slice(index + 2)
      expect(isBankAccount(swapped)).toBe(swapped === account)
    }),
  )
})

// The examples of the registry of ISO 13616.
it.each(['PL61109010140000071219812874', 'DE89370400440532013000', 'GB29NWBK60161331926819'])(
  '%s is an IBAN',
  (iban) => {
    expect(isIban(iban)).toBe(true)
  },
)

it.each([
  'PL6110901014000007121981287',
  'PL61109010140000071219812875',
  'PL00',
  'DE89370400440532013001',
  'DE98370400440532013000',
  'de89370400440532013000',
  'GB29 NWBK 6016 1331 9268 19',
  '61109010140000071219812874',
])('%s is no IBAN', (iban) => {
  expect(isIban(iban)).toBe(false)
})

it.each(['', '1110201156000012345678901', 'PL11102011560000123456789012'])('%j is neither', (written) => {
  expect([isRegon(written), isBankAccount(written)]).toEqual([false, false])
})

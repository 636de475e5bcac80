import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountInGroups, orderOfDigits, transferTitle } from './transfer-title.ts'

const orderIds = fc.integer({ min: 1, max: 2_147_483_647 })
const digitsOf = (orderId: number) => transferTitle(orderId).replaceAll(/\D/g, '')

test('a title names the order, in letters that every bank lets through, and fits the code', () => {
  expect(transferTitle(30)).toBe('Zamowienie 30-08')
  fc.assert(
    fc.property(orderIds, (orderId) => {
      expect(transferTitle(orderId)).toMatch(/^Zamowienie [1-9]\d{0,9}-\d{2}$/)
      expect(transferTitle(orderId).length).toBeLessThanOrEqual(32)
      expect(orderOfDigits(digitsOf(orderId))).toBe(orderId)
    }),
  )
})

test('a digit that was typed wrong, or two that changed places, name no order', () => {
  fc.assert(
    fc.property(orderIds, fc.nat(), fc.integer({ min: 1, max: 9 }), (orderId, place, by) => {
      const digits = digitsOf(orderId)
      const at = place % digits.length
      const wrong = (Number(digits[at]) + by) % 10
      expect(orderOfDigits(digits.slice(0, at) + wrong + digits.slice(at + 1))).toBeNull()
      const swapped = digits.slice(0, at) + (digits[at + 1] ?? '') + digits[at] + digits.slice(at + 2)
      expect(orderOfDigits(swapped)).toBe(swapped === digits ? orderId : null)
    }),
  )
})

test.each(['', '1', '12', '0008', '30-08', 'x', '1'.repeat(13)])('%j names no order', (digits) => {
  expect(orderOfDigits(digits)).toBeNull()
})

test('an account is read in groups', () => {
  expect(accountInGroups('03000000000000123456789012')).toBe('03 0000 0000 0000 1234 5678 9012')
  expect(accountInGroups('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
})

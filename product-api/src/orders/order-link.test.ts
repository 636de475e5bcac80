import { sign } from '@bieznik/backend-kit/signature'
import { ORDER_LINK_DAYS } from '@bieznik/contract/order-link'
import { signedConsent } from '@bieznik/contract/unsubscribe'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderOfLink, signOrderLink } from './order-link.ts'

const SECRET = 'a-secret-of-the-tests'
const now = new Date('2026-11-26T12:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1_000)

test('a link leads to its order until it expires', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (orderId) => {
      const link = signOrderLink(SECRET, orderId, now)
      expect(orderOfLink(SECRET, link, now)).toBe(orderId)
      expect(orderOfLink(SECRET, link, inDays(ORDER_LINK_DAYS - 1))).toBe(orderId)
      expect(orderOfLink(SECRET, link, inDays(ORDER_LINK_DAYS))).toBeNull()
    }),
  )
})

test('a link in which anything was changed leads nowhere', () => {
  const link = signOrderLink(SECRET, 12, now)
  fc.assert(
    fc.property(fc.nat(link.length - 1), fc.constantFrom('0', '1', '7', 'a', 'f', '.'), (at, letter) => {
      const changed = `${link.slice(0, at)}${letter}${link.slice(at + 1)}`
      expect(orderOfLink(SECRET, changed, now)).toBe(changed === link ? 12 : null)
    }),
  )
})

test('nor does one of another secret, or of another purpose', () => {
  expect(orderOfLink('another-secret-of-it', signOrderLink(SECRET, 12, now), now)).toBeNull()
  const expires = Math.floor(inDays(1).getTime() / 1_000)
  expect(orderOfLink(SECRET, `12.${expires}.${sign(SECRET, signedConsent(12))}`, now)).toBeNull()
})

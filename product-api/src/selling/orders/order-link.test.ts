// Shows D36b

import { sign } from '@bieznik/backend-kit/signature'
import { ORDER_LINK_DAYS, signedOrderNumber } from '@bieznik/contract/selling/order-link'
import { signedConsentId } from '@bieznik/contract/people/unsubscribe'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLinkTo, numberInLink, signOrderLink } from './order-link.ts'
import type { LinkedTo } from './order-links.queries.ts'

const SECRET = 'a-secret-of-the-tests'
const NEXT = 'the-secret-of-after-a-change'
const DAY_MS = 24 * 60 * 60 * 1_000
const now = new Date('2026-11-26T12:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
const order = { id: 12, orderDate: inDays(-1) }

const linkTo = (to: LinkedTo, secrets = [SECRET]) =>
  signOrderLink(secrets, to, now) ?? expect.unreachable('there is a secret')

/** As versions before signed it, at `now`: without the moment of the order. */
function oldLinkTo(id: number): string {
  const expires = Math.floor(inDays(ORDER_LINK_DAYS).getTime() / 1_000)
  return `${id}.${expires}.${sign(SECRET, signedOrderNumber(id, expires))}`
}

test('a link leads to its order until it expires', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_147_483_647 }),
      fc.date({ min: new Date(0), max: now, noInvalidDate: true }),
      (id, orderDate) => {
        const link = linkTo({ id, orderDate })
        expect(isLinkTo([SECRET], { id, orderDate }, link)).toBe(true)
        expect(numberInLink(link, now)).toBe(id)
        expect(numberInLink(link, inDays(ORDER_LINK_DAYS - 1))).toBe(id)
        expect(numberInLink(link, inDays(ORDER_LINK_DAYS))).toBeNull()
      },
    ),
  )
})

test('a number that no order can have is none', () => {
  const [, ...signed] = linkTo(order).split('.')
  for (const id of [2_147_483_648, 9_999_999_999])
    expect(numberInLink([id, ...signed].join('.'), now)).toBeNull()
})

test('it leads to no other order that has got its number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 * DAY_MS }), (later) => {
      const next = { ...order, orderDate: new Date(order.orderDate.getTime() + later) }
      expect(isLinkTo([SECRET], next, linkTo(order))).toBe(false)
    }),
  )
})

test('one that was mailed before the moment was signed leads to its order, and to none that was placed since', () => {
  const link = oldLinkTo(order.id)
  expect(isLinkTo([SECRET], order, link)).toBe(true)
  // The clocks of the database and of the program differ by a little.
  expect(isLinkTo([SECRET], { ...order, orderDate: new Date(now.getTime() + 60_000) }, link)).toBe(true)
  expect(isLinkTo([SECRET], { ...order, orderDate: new Date(now.getTime() + DAY_MS / 24) }, link)).toBe(false)
  expect(isLinkTo([SECRET], { ...order, id: 13 }, link)).toBe(false)
})

test('a link in which anything was changed leads nowhere', () => {
  const link = linkTo(order)
  fc.assert(
    fc.property(fc.nat(link.length - 1), fc.constantFrom('0', '1', '7', 'a', 'f', '.'), (at, letter) => {
      const changed = `${link.slice(0, at)}${letter}${link.slice(at + 1)}`
      const leads = numberInLink(changed, now) === order.id && isLinkTo([SECRET], order, changed)
      expect(leads).toBe(changed === link)
    }),
  )
})

test('nor does one of another secret, or of another purpose', () => {
  expect(isLinkTo([SECRET], order, linkTo(order, ['another-secret-of-it']))).toBe(false)
  const expires = Math.floor(inDays(1).getTime() / 1_000)
  const other = `12.${expires}.${sign(SECRET, signedConsentId(12))}`
  expect(isLinkTo([SECRET], order, other)).toBe(false)
})

test('after a change of the secret links of both lead to the order, and new ones are of the new one', () => {
  expect(isLinkTo([NEXT, SECRET], order, linkTo(order))).toBe(true)
  expect(isLinkTo([NEXT, SECRET], order, oldLinkTo(order.id))).toBe(true)
  const link = linkTo(order, [NEXT, SECRET])
  expect(isLinkTo([NEXT], order, link)).toBe(true)
  expect(isLinkTo([SECRET], order, link)).toBe(false)
})

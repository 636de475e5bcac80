import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameSign, notificationSign, refundSign, registerSign, verifySign } from './sign.ts'

const crc = 'crc-z-panelu-p24'
const transaction = { sessionId: 'unique-session-id', merchantId: 999_999, amount: 1234, currency: 'PLN' }
const notification = {
  ...transaction,
  posId: 999_999,
  originAmount: 1234,
  orderId: 999_999,
  methodId: 154,
  statement: 'p24-A1-B2',
}

test('a transaction is signed as Przelewy24 signs it', () => {
  expect(registerSign(transaction, crc)).toBe(
    'b27f9adce99faee87750d350e24fab781f734fd80af7bdcff7063dab3fcebbf5f051b264a9b547e611e8e6af7b377cfa',
  )
})

test('a verification is signed as Przelewy24 signs it', () => {
  expect(verifySign({ ...transaction, orderId: 999_999 }, crc)).toBe(
    'f2fb32b982d0a503d6a007ad2429c8e881cb562d787f9d7f3a42e161be4036936045f9aee21c52407db838e578cb2100',
  )
})

test('a notification is signed as Przelewy24 signs it', () => {
  expect(notificationSign(notification, crc)).toBe(
    '0dc36144e667728f2fecad48d61ccc1d99e71c86df6aa432b29cd62961501987b733b2ad8573403f42fab1849ad2ff0b',
  )
})

test('the order in which the fields came makes no difference, and what is not signed none either', () => {
  const reversed = Object.fromEntries(Object.entries({ ...notification, more: 1 }).toReversed())
  expect(notificationSign({ ...notification, ...reversed }, crc)).toBe(notificationSign(notification, crc))
})

test('slashes and letters of any language are signed as they are', () => {
  const statement = 'p24/Ż—ё/"x"'
  const signed = notificationSign({ ...notification, statement }, crc)
  expect(signed).not.toBe(
    notificationSign({ ...notification, statement: JSON.stringify(statement).slice(1, -1) }, crc),
  )
  expect(signed).toMatch(/^[\da-f]{96}$/)
})

test('a refund that is done is not signed like one that is rejected', () => {
  const refund = { ...transaction, orderId: 1, refundsUuid: 'a', status: 0 }
  expect(refundSign(refund, crc)).not.toBe(refundSign({ ...refund, status: 1 }, crc))
})

test('a sign that differs in any figure, or in length, is another one', () => {
  const sign = notificationSign(notification, crc)
  expect(isSameSign(sign, sign)).toBe(true)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 95 }), (at) => {
      const other = sign.slice(0, at) + (sign[at] === '0' ? '1' : '0') + sign.slice(at + 1)
      expect(isSameSign(other, sign)).toBe(false)
      expect(isSameSign(sign.slice(0, at), sign)).toBe(false)
    }),
  )
})

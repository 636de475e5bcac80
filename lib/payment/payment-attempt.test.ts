import { grosze } from '@bieznik/contract/money/money'
import { beforeEach, expect, it, vi } from 'vitest'
import { beginPayment, forgetPayment, storeApproval, unsettledOrder } from './payment-attempt'

const UID = 'uid-of-jan'
const total = grosze(165_000)

function storage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: storage() })
})

it('is the same payment however often it is begun, until it has come to an end', () => {
  const key = beginPayment(UID, total)
  expect(beginPayment(UID, total)).toBe(key)
  forgetPayment()
  expect(beginPayment(UID, total)).not.toBe(key)
})

it('is another payment for another total, and for another person', () => {
  const key = beginPayment(UID, total)
  expect(beginPayment(UID, grosze(1))).not.toBe(key)
  expect(beginPayment('uid-of-ewa', total)).not.toBe(key)
})

it('remembers what was approved, for its buyer alone, until it has come to an end', () => {
  expect(unsettledOrder(UID)).toBeNull()
  const key = beginPayment(UID, total)
  storeApproval(UID, '5O190127TN364715T')
  expect(unsettledOrder(UID)).toBe('5O190127TN364715T')
  expect(unsettledOrder('uid-of-ewa')).toBeNull()
  expect(beginPayment(UID, total)).toBe(key)
  expect(unsettledOrder(UID)).toBeNull()
  storeApproval(UID, '5O190127TN364715T')
  forgetPayment()
  expect(unsettledOrder(UID)).toBeNull()
})

it('is not read out of what somebody else wrote there', () => {
  window.sessionStorage.setItem(
    'bieznik.paymentAttempt',
    '{"version":1,"uid":"uid-of-jan","approved":"../x"}',
  )
  expect(unsettledOrder(UID)).toBeNull()
})

import { expect, it } from 'vitest'
import { emptyWithdrawal, needsAccount } from './typed-withdrawal'

it.each([
  [true, 'no order is known', null],
  [true, 'it was paid at the delivery', { id: 12, typeOfPayment: 'payment_at_delivery' }],
  [false, 'the money goes back the way it came', { id: 12, typeOfPayment: 'przelewy24' }],
  [false, 'the account of the payer is known', { id: 12, typeOfPayment: 'transfer' }],
  [true, 'the number was changed to that of another order', { id: 13, typeOfPayment: 'transfer' }],
] as const)('%s: an account is asked for where %s', (expected, _, order) => {
  expect(needsAccount(emptyWithdrawal('pl', '12'), order)).toBe(expected)
})

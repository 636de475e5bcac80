import { describe, expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import type { WalletCapture, WalletOrder } from './wallet.ts'

const asked = {
  paymentId: '7b2e0a52-1c0e-4f8e-9c54-0c1f6a1de4b1',
  walletOrderId: '5O190127TN364715T',
  usd: '103.40',
  merchantId: 'SHOP23',
  hasRefundedParts: false,
}
const capture: WalletCapture = {
  id: '3C679366HH908993F',
  status: 'COMPLETED',
  amount: { currency: 'USD', value: '103.40' },
}
const order: WalletOrder = {
  id: asked.walletOrderId,
  isVoid: false,
  payee: asked.merchantId,
  customId: asked.paymentId,
  captures: [capture],
  refunds: [],
}
const factOf = (differences: Partial<WalletOrder>) => evaluate({ ...order, ...differences }, asked).fact
const withCapture = (differences: Partial<WalletCapture>) =>
  factOf({ captures: [{ ...capture, ...differences }] })

describe('what PayPal reports', () => {
  test('is money when all of it is as it was asked for', () => {
    expect(evaluate(order, asked)).toEqual({ fact: 'captured', captureId: capture.id, isPending: false })
  })

  test.each<[string, Partial<WalletOrder>]>([
    ['of another order', { id: '5O190127TN364715U' }],
    ['for another payee', { payee: 'SHOP24' }],
    ['for nobody', { payee: null }],
    ['of another payment', { customId: '7b2e0a52-1c0e-4f8e-9c54-0c1f6a1de4b2' }],
    ['taken twice', { captures: [capture, { ...capture, id: '3C679366HH908993G' }] }],
  ])('is disputed when it is %s', (_what, differences) => {
    expect(factOf(differences)).toBe('mismatch')
  })

  test.each([
    { currency: 'USD', value: '103.39' },
    { currency: 'USD', value: '103.4' },
    { currency: 'USD', value: '1034.00' },
    { currency: 'PLN', value: '103.40' },
  ])('is disputed with the amount $value $currency', (amount) => {
    expect(withCapture({ amount })).toBe('mismatch')
  })

  test.each([
    ['REFUNDED', 'refunded'],
    ['PARTIALLY_REFUNDED', 'mismatch'],
    ['DECLINED', 'declined'],
    ['FAILED', 'declined'],
  ] as const)('is, with the capture %s, %s', (status, fact) => {
    expect(withCapture({ status })).toBe(fact)
  })

  test('decides nothing while PayPal holds the money back or has none', () => {
    expect(evaluate({ ...order, captures: [{ ...capture, status: 'PENDING' }] }, asked)).toEqual({
      fact: null,
      captureId: capture.id,
      isPending: true,
    })
    expect(factOf({ captures: [] })).toBeNull()
  })

  test('is a declined try and then money, or nothing any more', () => {
    expect(factOf({ captures: [{ ...capture, id: 'X', status: 'DECLINED' }, capture] })).toBe('captured')
    expect(factOf({ captures: [], isVoid: true })).toBe('expired')
  })
})

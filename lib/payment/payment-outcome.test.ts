import { paymentStates } from '@bieznik/contract/money/payment'
import { problemCodes } from '@bieznik/contract/problem'
import { describe, expect, it } from 'vitest'
import { ProblemError } from '@/lib/http/problem-error'
import { outcomeOfFailure, outcomeOfPayment } from './payment-outcome'

describe('how a payment went', () => {
  it('is known by its state', () => {
    const kinds = paymentStates.map((state) => [state, outcomeOfPayment({ state }).kind])
    expect(Object.fromEntries(kinds)).toEqual({
      created: 'unknown',
      captured: 'paid',
      refused: 'refused',
      refunded: 'refused',
      disputed: 'disputed',
    })
  })

  it('is not known without a state that says that it was not paid', () => {
    const unknown = problemCodes.filter(
      (code) => outcomeOfFailure(new ProblemError(code, 'text')).kind === 'unknown',
    )
    expect(unknown).toEqual(['too_many_requests', 'internal', 'upstream_failed', 'unavailable'])
    expect(outcomeOfFailure(new TypeError('text')).kind).toBe('unknown')
  })

  it('carries the provider’s own words, and those alone', () => {
    const fields = [
      { path: 'expectedTotal', message: 'ours' },
      { path: 'provider', message: 'Card expired.' },
    ]
    expect(outcomeOfFailure(new ProblemError('payment_declined', 'text', { fields }))).toEqual({
      kind: 'refused',
      code: 'payment_declined',
      ofProvider: 'Card expired.',
    })
    expect(outcomeOfFailure(new ProblemError('cart_empty', 'text'))).toEqual({
      kind: 'refused',
      code: 'cart_empty',
      ofProvider: undefined,
    })
  })
})

import { expect, test } from 'vitest'
import { publishedIssues } from '../../../../test/published-issues.ts'
import { answerOf, readRefund } from './refund-answer.ts'

const part = { id: '7b2e0a52-1c0e-4f8e-9c54-0c1f6a1de4b1', usd: '10.00' }
const answer = (issue: string | null, status = 422, body: unknown = null) => ({
  status,
  body,
  issue,
  words: issue && 'Words of PayPal.',
})

const special: Readonly<Record<string, string>> = {
  DUPLICATE_INVOICE_ID: 'taken on',
  PENDING_CAPTURE: 'put off',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'put off',
}

test.each(publishedIssues('paypal-payments', 'captures.refund-422'))(
  '%s, which PayPal publishes for a refund, ends it, puts it off or is a repeat',
  (issue) => {
    const kind = special[issue] ?? 'refused'
    expect(readRefund(answer(issue), part)).toEqual({
      kind,
      ...(kind !== 'taken on' && { words: 'Words of PayPal.' }),
    })
  },
)

test('of a capture that was refunded whole, the rest has gone, and no part more', () => {
  const fully = answer('CAPTURE_FULLY_REFUNDED')
  expect(readRefund(fully, { ...part, usd: null })).toEqual({ kind: 'done' })
  expect(readRefund(fully, part).kind).toBe('refused')
})

test.each([
  ['COMPLETED', { kind: 'done' }],
  ['PENDING', { kind: 'taken on' }],
  ['FAILED', { kind: 'refused', words: 'FAILED: ECHECK' }],
  ['CANCELLED', { kind: 'refused', words: 'CANCELLED: ECHECK' }],
  ['A_STATE_OF_LATER', { kind: 'taken on' }],
])('a refund that is %s', (status, expected) => {
  expect(answerOf({ status, reason: 'ECHECK' })).toEqual(expected)
  expect(readRefund(answer(null, 201, { status, status_details: { reason: 'ECHECK' } }), part)).toEqual(
    expected,
  )
})

test('a request that PayPal cannot read or has no right to says nothing of the money', () => {
  expect(() => readRefund(answer('INVALID_PARAMETER_SYNTAX', 400), part)).toThrow(
    '400 (INVALID_PARAMETER_SYNTAX)',
  )
  expect(() => readRefund(answer(null, 403), part)).toThrow('403')
})

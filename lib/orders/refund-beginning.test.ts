import { grosze } from '@bieznik/contract/money/money'
import type { OrderReturns } from '@bieznik/contract/money/refund'
import { expect, it } from 'vitest'
import { nothingBack } from '@/tests/shop-examples'
import { refundBeginning } from './refund-beginning'

const withdrawal = (id: number, differences: Partial<OrderReturns['withdrawals'][number]> = {}) => ({
  id,
  status: 'received' as const,
  refundDue: '2026-12-10',
  lines: null,
  account: null,
  owed: grosze(75_000),
  ...differences,
})
const of = (differences: Partial<OrderReturns>): OrderReturns => ({
  ...nothingBack,
  owed: grosze(500),
  ...differences,
})

it('is what the order owes, where nothing was stated', () => {
  expect(refundBeginning(of({}), null)).toEqual({ amount: 500, cause: '', of: null })
})

it('is what the newest open withdrawal owes, before the reduction of a complaint', () => {
  const complaints = [{ id: 4, owed: grosze(12_050) }]
  const withdrawals = [withdrawal(1, { status: 'refunded' }), withdrawal(2)]
  expect(refundBeginning(of({ withdrawals, complaints }), null)).toEqual({
    amount: 75_000,
    cause: 'w2',
    of: { kind: 'by_withdrawal', number: 'W-000002' },
  })
  expect(
    refundBeginning(of({ withdrawals: [withdrawal(1, { status: 'rejected' })], complaints }), null),
  ).toEqual({
    amount: 12_050,
    cause: 'c4',
    of: { kind: 'complaint', number: 'R-000004' },
  })
})

it('is the reduction of the complaint that it was opened for, unless it has gone back', () => {
  const withdrawals = [withdrawal(2)]
  const open = of({ withdrawals, complaints: [{ id: 4, owed: grosze(12_050) }] })
  expect(refundBeginning(open, 'c4')).toMatchObject({ amount: 12_050, cause: 'c4' })
  const sent = of({ withdrawals, complaints: [{ id: 4, owed: grosze(0) }] })
  expect(refundBeginning(sent, 'c4')).toMatchObject({ cause: 'w2' })
})

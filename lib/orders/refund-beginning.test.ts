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

it('is the reduction of the complaint that it was opened for, and nothing once that has gone back', () => {
  const withdrawals = [withdrawal(2)]
  const open = of({ withdrawals, complaints: [{ id: 4, owed: grosze(12_050) }] })
  expect(refundBeginning(open, 'c4')).toMatchObject({ amount: 12_050, cause: 'c4' })
  for (const owed of [grosze(0), null])
    expect(refundBeginning(of({ withdrawals, complaints: [{ id: 4, owed }] }), 'c4')).toEqual({
      amount: 0,
      cause: 'c4',
      of: { kind: 'complaint', number: 'R-000004' },
    })
})

it('is nothing where the case that it was opened for is not one of the order', () => {
  const complaints = [{ id: 4, owed: grosze(12_050) }]
  expect(refundBeginning(of({ withdrawals: [withdrawal(2)], complaints }), 'c5')).toEqual({
    amount: 0,
    cause: '',
    of: null,
  })
})

it('is what a withdrawal owes that it was opened for, also where another is newer', () => {
  const withdrawals = [withdrawal(1, { owed: grosze(30_000) }), withdrawal(2)]
  expect(refundBeginning(of({ withdrawals }), 'w1')).toMatchObject({ amount: 30_000, cause: 'w1' })
})

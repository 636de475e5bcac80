import { MAX_JOINS, type BankLine, type Proposal } from '@bieznik/contract/money/bank-statement'
import { addMoney, grosze } from '@bieznik/contract/money/grosze'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreeingLines } from './agreeing-lines'

const proposal = (orderId: number, kind: Proposal['kind'] = 'exact', amount = 29_900): Proposal => ({
  kind,
  orderId,
  name: 'Jan Kowalski',
  status: 'Pending',
  typeOfPayment: 'transfer',
  due: grosze(amount),
  amount: grosze(amount),
})
const line = (id: number, differences: Partial<BankLine> = {}): BankLine => ({
  id,
  bookedOn: '2026-11-27',
  amount: grosze(29_900),
  left: grosze(29_900),
  title: '',
  payer: '',
  payerAccount: '',
  isSettled: false,
  likeLine: null,
  joined: [],
  reversedOn: null,
  proposals: [proposal(id)],
  events: [],
  ...differences,
})
const ofLines = (lines: readonly BankLine[]) => agreeingLines(lines).joins.map(({ lineId }) => lineId)

test('an exact line and one of several orders agree; what was seen goes with each', () => {
  const two = [proposal(8, 'together', 10_000), proposal(9, 'together', 19_900)]
  expect(agreeingLines([line(1), line(2, { proposals: two })])).toEqual({
    lines: 2,
    total: 59_800,
    joins: [
      { lineId: 1, orderId: 1, amount: 29_900, seen: { status: 'Pending', due: 29_900 } },
      { lineId: 2, orderId: 8, amount: 10_000, seen: { status: 'Pending', due: 10_000 } },
      { lineId: 2, orderId: 9, amount: 19_900, seen: { status: 'Pending', due: 19_900 } },
    ],
  })
})

test.each<[string, Partial<BankLine>]>([
  ['agrees in its amount alone', { proposals: [proposal(1, 'amount')] }],
  ['is too little', { proposals: [proposal(1, 'too_little')] }],
  ['agrees with two orders', { proposals: [proposal(1), proposal(2)] }],
  ['may be the money of another line', { likeLine: 4 }],
  ['was taken back by the bank', { reversedOn: '2026-11-28' }],
  ['is settled', { isSettled: true, proposals: [] }],
  ['has no proposal', { proposals: [] }],
])('a line that %s waits for a person', (_what, differences) => {
  expect(ofLines([line(1, differences)])).toEqual([])
})

test('of two lines for one order the first agrees', () => {
  expect(ofLines([line(1), line(2, { proposals: [proposal(1)] })])).toEqual([1])
})

const kinds = fc.constantFrom<Proposal['kind']>('exact', 'together', 'amount', 'too_much', 'paid')
/** A line proposes an order once. */
const someProposals = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 300 }), kinds), {
  selector: ([order]) => order,
  maxLength: 9,
})
const someLines = fc.array(someProposals, { maxLength: 100 })

test('no order is paid twice, no line more than is left of it, and no more goes than goes at once', () => {
  fc.assert(
    fc.property(someLines, (drawn) => {
      const lines = drawn.map((proposals, index) => {
        const left = grosze(100 * Math.max(1, proposals.length))
        return line(index + 1, {
          left,
          proposals: proposals.map(([order, kind]) =>
            proposal(order, kind, kind === 'together' ? 100 : left),
          ),
        })
      })
      const { joins, total, lines: count } = agreeingLines(lines)
      expect(joins.length).toBeLessThanOrEqual(MAX_JOINS)
      expect(new Set(joins.map(({ lineId }) => lineId)).size).toBe(count)
      expect(total).toBeGreaterThanOrEqual(addMoney(...joins.map(({ amount }) => amount)))
      const orders = joins.map(({ orderId }) => orderId)
      expect(new Set(orders).size).toBe(orders.length)
    }),
  )
})

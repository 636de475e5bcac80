import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import type { Grosze } from '@bieznik/contract/money/money'
import type { OrderReturns } from '@bieznik/contract/money/refund'
import { openWithdrawal } from './return-forms'

/** What a refund begins with: how much, the case as the form calls it, and the case's number. */
export type RefundBeginning = {
  amount: Grosze
  cause: string
  of: { kind: 'by_withdrawal' | 'complaint'; number: string } | null
}

function casesOf(returns: OrderReturns): RefundBeginning[] {
  const withdrawal = openWithdrawal(returns)
  const reductions = returns.complaints.flatMap(({ id, owed }): RefundBeginning[] =>
    owed ? [{ amount: owed, cause: `c${id}`, of: { kind: 'complaint', number: complaintNumber(id) } }] : [],
  )
  if (!withdrawal) return reductions
  const { id, owed } = withdrawal
  const of = { kind: 'by_withdrawal', number: withdrawalNumber(id) } as const
  return [{ amount: owed ?? returns.owed, cause: `w${id}`, of }, ...reductions]
}

/** What is owed: of the case that is wanted, else of a withdrawal or a complaint, else by the order as it is. */
export function refundBeginning(returns: OrderReturns, wanted: string | null): RefundBeginning {
  const cases = casesOf(returns)
  return (
    cases.find(({ cause }) => cause === wanted) ?? cases[0] ?? { amount: returns.owed, cause: '', of: null }
  )
}

import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import { isSettled, withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import { grosze, type Grosze } from '@bieznik/contract/money/money'
import type { OrderReturns } from '@bieznik/contract/money/refund'
import { openWithdrawal } from './return-forms'

/** What a refund begins with: how much, the case as the form calls it, and the case's number. */
export type RefundBeginning = {
  amount: Grosze
  cause: string
  of: { kind: 'by_withdrawal' | 'complaint'; number: string } | null
}

const ofWithdrawal = (
  { id, status, owed }: OrderReturns['withdrawals'][number],
  returns: OrderReturns,
): RefundBeginning => ({
  amount: isSettled(status) ? grosze(0) : (owed ?? returns.owed),
  cause: `w${id}`,
  of: { kind: 'by_withdrawal', number: withdrawalNumber(id) },
})

const ofComplaint = ({ id, owed }: OrderReturns['complaints'][number]): RefundBeginning => ({
  amount: owed ?? grosze(0),
  cause: `c${id}`,
  of: { kind: 'complaint', number: complaintNumber(id) },
})

/** What is owed for the case that is wanted, and nothing for one that the order does not have; none wanted: for a withdrawal or a complaint, else by the order as it is. */
export function refundBeginning(returns: OrderReturns, wanted: string | null): RefundBeginning {
  const { withdrawals, complaints, owed } = returns
  if (wanted !== null)
    return (
      [...withdrawals.map((each) => ofWithdrawal(each, returns)), ...complaints.map(ofComplaint)].find(
        ({ cause }) => cause === wanted,
      ) ?? { amount: grosze(0), cause: '', of: null }
    )
  const withdrawal = openWithdrawal(returns)
  if (withdrawal) return ofWithdrawal(withdrawal, returns)
  const complaint = complaints.find((each) => each.owed)
  return complaint ? ofComplaint(complaint) : { amount: owed, cause: '', of: null }
}

import {
  MAX_JOINS,
  type BankLine,
  type JoinLines,
  type Proposal,
} from '@bieznik/contract/money/bank-statement'
import { addMoney, type Grosze } from '@bieznik/contract/money/grosze'

/** Of a proposal whose title and amount agree; the others are looked at first. */
export const isCertain = ({ kind }: Pick<Proposal, 'kind'>): boolean =>
  kind === 'exact' || kind === 'together'

/** Money that may be another line's, or that the bank took back, waits for a person. */
const isClear = ({ isSettled, likeLine, reversedOn }: BankLine): boolean =>
  !isSettled && likeLine === null && reversedOn === null

/** The lines of which all agrees, as the joins of their orders, and what they come to; as many as go at once. One order is paid once. */
export function agreeingLines(lines: readonly BankLine[]): JoinLines & { lines: number; total: Grosze } {
  const paid = new Set<number>()
  const agreeing = lines.filter((line) => {
    const orders = line.proposals.filter(isCertain).map(({ orderId }) => orderId)
    const isOneWay = line.proposals.every(({ kind }) => kind === 'together') || orders.length === 1
    if (!isClear(line) || orders.length === 0 || !isOneWay) return false
    if (orders.some((id) => paid.has(id)) || paid.size + orders.length > MAX_JOINS) return false
    for (const id of orders) paid.add(id)
    return true
  })
  return {
    lines: agreeing.length,
    total: addMoney(...agreeing.map(({ left }) => left)),
    joins: agreeing.flatMap(({ id: lineId, proposals }) =>
      proposals
        .filter(isCertain)
        .map(({ orderId, amount, status, due }) => ({ lineId, orderId, amount, seen: { status, due } })),
    ),
  }
}

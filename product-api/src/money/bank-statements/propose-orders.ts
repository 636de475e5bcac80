import type { Proposal } from '@bieznik/contract/money/bank-statement'
import { addMoney, grosze, groszeFromPln, MAX_PLN, type Grosze } from '@bieznik/contract/money/money'
import type { OrderSum } from './order-sums.queries.ts'
import { orderRefsOf } from './order-refs.ts'

type Line = {
  title: string
  left: Grosze
  /** Orders whose invoice the title names. */
  invoiced: readonly number[]
}
type Kind = Proposal['kind']

/** Staff read no more than this. */
const MAX_PROPOSALS = 5

function proposalOf(kind: Kind, order: OrderSum, amount: Grosze): Proposal {
  const { id: orderId, name, status, typeOfPayment, due } = order
  return { kind, orderId, name, status, typeOfPayment, due, amount }
}

function kindOf({ status, due }: OrderSum, left: Grosze): Kind {
  if (status === 'Canceled') return 'canceled'
  if (due === 0) return 'paid'
  if (due === left) return 'exact'
  return left < due ? 'too_little' : 'too_much'
}

/** Several orders in one transfer that comes to all that is due of them. */
function togetherOf(named: readonly OrderSum[], left: Grosze): Proposal[] {
  const waiting = named.filter(({ status, due }) => status !== 'Canceled' && due > 0)
  if (waiting.length < 2 || addMoney(...waiting.map(({ due }) => due)) !== left) return []
  return waiting.map((order) => proposalOf('together', order, order.due))
}

/** The most that one order is paid at once. */
const MAX_PART = groszeFromPln(MAX_PLN)

/** Of what is left the order gets what is due where the rest may be for another one, else all of it. */
const amountFor = ({ due }: OrderSum, left: Grosze, isOnlyOne: boolean): Grosze =>
  grosze(Math.min(left, isOnlyOne || due === 0 ? MAX_PART : due))

/**
 * Which orders a line may pay, the most likely first. A number alone that stands in a title proposes an order only when the amount is what
 * is due of it as well. A person decides.
 * @param known orders that the title may name
 * @param sameAmount orders that wait for exactly this amount
 */
export function proposeOrders(
  { title, left, invoiced }: Line,
  known: readonly OrderSum[],
  sameAmount: readonly OrderSum[],
): Proposal[] {
  const { sure, likely } = orderRefsOf(title)
  const named = known.filter(({ id }) => sure.includes(id) || invoiced.includes(id))
  const numbered = known.filter(
    ({ id, status, due }) =>
      likely.includes(id) && !named.some((order) => order.id === id) && status !== 'Canceled' && due === left,
  )
  const together = togetherOf(named, left)
  if (together.length > 0) return together
  const byTitle = named.map((order) =>
    proposalOf(kindOf(order, left), order, amountFor(order, left, named.length === 1)),
  )
  const byNumber = numbered.map((order) => proposalOf('exact', order, left))
  const exact = [...byTitle, ...byNumber].filter(({ kind }) => kind === 'exact')
  const others = byTitle.filter(({ kind }) => kind !== 'exact')
  const taken = new Set([...exact, ...others].map(({ orderId }) => orderId))
  const byAmount =
    exact.length > 0
      ? []
      : sameAmount
          .filter(({ id, due }) => due === left && !taken.has(id))
          .map((order) => proposalOf('amount', order, left))
  return [...exact, ...others, ...byAmount].slice(0, MAX_PROPOSALS)
}

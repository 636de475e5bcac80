import type { PaymentState } from '@bieznik/contract/money/payment'

/**
 * What can be learned of a payment.
 * - `withdrawn`: the buyer was shown that nothing is taken, because the cart has changed.
 * - `mismatch`: money moved, but not as it was asked for: another amount, currency, payee or payment, or only a part came back.
 */
export const facts = ['declined', 'withdrawn', 'expired', 'captured', 'mismatch', 'refunded'] as const
export type Fact = (typeof facts)[number]

const noMoney = { declined: 'refused', withdrawn: 'refused', expired: 'refused' } as const
const money = { captured: 'captured', mismatch: 'disputed', refunded: 'refunded' } as const

/** No word of a refusal undoes money that moved: it was of an earlier try, or came late. */
const stays = <State extends PaymentState>(state: State) =>
  ({ declined: state, withdrawn: state, expired: state }) as const

/**
 * What a payment becomes when a fact is learned. Facts come from the browser's call, from webhooks and from our own looking,
 * in any order and any number of times, so a payment only ever climbs: created, refused, captured, disputed, refunded.
 * Whatever the order, the same facts end in the same state. A refusal is not the end: the buyer may take another card.
 */
const transitions: Record<PaymentState, Record<Fact, PaymentState>> = {
  created: { ...noMoney, ...money },
  refused: { ...noMoney, ...money },
  captured: { ...stays('captured'), captured: 'captured', mismatch: 'disputed', refunded: 'refunded' },
  disputed: { ...stays('disputed'), captured: 'disputed', mismatch: 'disputed', refunded: 'refunded' },
  refunded: { ...stays('refunded'), captured: 'refunded', mismatch: 'refunded', refunded: 'refunded' },
}

export function nextState(state: PaymentState, fact: Fact): PaymentState {
  return transitions[state][fact]
}

/** Whether money has moved; what is still to come of such a payment, the provider tells by itself. */
export function hasMoved(state: PaymentState): boolean {
  return state === 'captured' || state === 'disputed' || state === 'refunded'
}

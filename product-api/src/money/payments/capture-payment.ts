import type { WalletPayment } from '@bieznik/contract/money/payment'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import { lockOrderLines, requireExpectedTotal, requireSellable } from '../../selling/orders/order-lines.ts'
import { noteCaptureAsked } from './reconcile-queue.queries.ts'
import { hasMoved } from './payment-state.ts'
import { getPaymentOfOrder, toWalletPayment, type PaymentRow } from './payments.queries.ts'
import { applyOutcome, applyVerdict, type PaymentDeps, type Seen } from './apply-outcome.ts'
import { requireProvider, type Completion } from './payment-provider.ts'

/**
 * What the caller hears of a payment for which the provider took money; null: it took none. Money that is held back is not
 * ours yet, and an earlier refusal is over. Throws payment_disputed.
 */
function answerOf({ payment, isPending }: Seen): WalletPayment | null {
  if (payment.state === 'disputed')
    throw new ProblemError('payment_disputed', 'What was captured is not what was asked for.')
  if (hasMoved(payment.state)) return toWalletPayment(payment)
  return isPending ? toWalletPayment({ ...payment, state: 'created' }) : null
}

const RETRY_AFTER_S = 5

function notApproved(): ProblemError {
  return new ProblemError('payment_not_approved', 'The buyer has not approved this payment.')
}

function declined(words: string): ProblemError {
  return new ProblemError('payment_declined', 'The provider refused the payment.', {
    fields: words === '' ? [] : [{ path: 'provider', message: words }],
  })
}

/** Asks the provider what became of a payment, and returns it as it is then. */
async function lookAt(deps: PaymentDeps, payment: PaymentRow): Promise<Seen> {
  const verdict = await requireProvider(deps.providers, payment.provider).reconcile(payment)
  return verdict ? applyVerdict(deps, payment, verdict) : { payment, isPending: false }
}

/** The cart has to come to what the payment was created for; when it does not, nothing is taken, and that stays so. */
async function requireSameCart(deps: PaymentDeps, { id, userId, amount }: PaymentRow): Promise<void> {
  try {
    await deps.db.transaction(async (tx) => {
      const lines = await lockOrderLines(tx, deps.stock, userId)
      requireSellable(lines)
      requireExpectedTotal(lines, amount)
    })
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'price_changed')
      await applyOutcome(deps, id, { fact: 'withdrawn' })
    throw error
  }
}

async function applyAnswer(deps: PaymentDeps, payment: PaymentRow, answer: Completion): Promise<Seen> {
  switch (answer.kind) {
    case 'answered':
      return applyVerdict(deps, payment, answer.verdict)
    case 'taken already':
      return lookAt(deps, payment)
    case 'declined':
      await applyOutcome(deps, payment.id, { fact: 'declined', attempt: payment.declines })
      throw declined(answer.words)
    case 'gone':
      await applyOutcome(deps, payment.id, { fact: 'expired' })
      throw notApproved()
    case 'not approved':
      throw notApproved()
  }
}

async function askForMoney(deps: PaymentDeps, payment: PaymentRow): Promise<WalletPayment> {
  const { id } = payment
  const { declines } = await noteCaptureAsked(deps.db, id)
  const asked = { ...payment, declines }
  const answer = await requireProvider(deps.providers, payment.provider).complete(asked)
  const seen = await applyAnswer(deps, asked, answer)
  const known = answerOf(seen)
  if (known) return known
  if (answer.kind === 'answered' && seen.payment.state === 'refused') throw declined('')
  throw new ProblemError('unavailable', 'The payment provider has not decided yet.', {
    retryAfter: RETRY_AFTER_S,
  })
}

/**
 * Takes the money for a payment that the buyer has approved. Asked again, or twice at once, it is taken once and everybody
 * hears the same. A payment whose money the provider still holds back for a review stays `created`.
 * Throws a ProblemError: not_found, price_changed, cart_empty, out_of_stock, not_for_sale, payment_not_approved,
 * payment_declined (with the provider's words), payment_disputed, unavailable or upstream_failed.
 */
export async function capturePayment(
  deps: PaymentDeps,
  key: { walletOrderId: string; userId: string },
): Promise<WalletPayment> {
  requireProvider(deps.providers, 'paypal')
  const found = await getPaymentOfOrder(deps.db, key)
  if (!found) throw notFound('payment')
  // The response to an earlier request may have been lost, and then the cart says nothing any more.
  const isOpen = found.captureAskedAt !== null && !hasMoved(found.state)
  const seen = isOpen ? await lookAt(deps, found) : { payment: found, isPending: false }
  const known = answerOf(seen)
  if (known) return known
  await requireSameCart(deps, seen.payment)
  return askForMoney(deps, seen.payment)
}

import type { Payment } from '@bieznik/contract/payment'
import { notFound, ProblemError } from '../http/problem-error.ts'
import { applyOutcome, type PaymentDeps } from './apply-outcome.ts'
import { requireProvider, type PaymentProvider } from './payment-provider.ts'
import { getPayment, toPayment, type PaymentRow } from './payments.queries.ts'
import { noteRefundAsked, noteRefundRejected } from './refund.queries.ts'

/** Throws what the provider refuses; while it is away the refund stays asked for, and is asked for again by itself. */
async function askForRefund(
  { db, logger }: PaymentDeps,
  provider: PaymentProvider,
  { payment, captureId, who }: { payment: PaymentRow; captureId: string; who: string },
): Promise<PaymentRow> {
  const asked = await db.transaction((tx) => noteRefundAsked(tx, payment.id, who))
  if (!asked) return (await getPayment(db, payment.id)) ?? payment
  try {
    await provider.refund(asked, captureId)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'unavailable') {
      await db.transaction((tx) => noteRefundRejected(tx, payment.id))
      throw error
    }
    logger.warn({ payment: payment.id, err: error }, 'a refund is asked for again later')
  }
  return asked
}

/**
 * Sends all of the money back, whether the payment was used by an order or not. A repeat sends nothing twice. A payment at a
 * provider that decides later stays as it is until that provider says that the money went.
 * Throws a ProblemError: not_found, status_not_allowed when no money came in, unavailable or upstream_failed.
 */
export async function refundPayment(
  deps: PaymentDeps,
  { id, who }: { id: string; who: string },
): Promise<Payment> {
  const payment = await getPayment(deps.db, id)
  if (!payment) throw notFound('payment')
  const provider = requireProvider(deps.providers, payment.provider)
  const { state, captureId, refundedAmount } = payment
  if (state === 'refunded') return toPayment(payment)
  if (refundedAmount > 0)
    throw new ProblemError(
      'status_not_allowed',
      'Of a payment of which a part went back, the rest is sent by its order.',
    )
  if (captureId === null || (state !== 'captured' && state !== 'disputed'))
    throw new ProblemError('status_not_allowed', `A payment that is ${state} has nothing to send back.`)
  if (provider.decidesRefundsLater)
    return toPayment(await askForRefund(deps, provider, { payment, captureId, who }))
  await provider.refund(payment, captureId)
  return toPayment(await applyOutcome(deps, id, { fact: 'refunded', refundedBy: who }))
}

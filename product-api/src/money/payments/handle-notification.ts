import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { applyVerdict, type PaymentDeps } from './apply-outcome.ts'
import { capturePayment } from './capture-payment.ts'
import { findNotifiedPayment } from './notified-payment.queries.ts'
import type { Notification } from './payment-provider.ts'
import { getNewestPayment, type PaymentRow } from './payments.queries.ts'
import { endRefund } from '../refunds/end-refund.ts'

/**
 * The buyer approved, and the browser may be gone. A payment that was refused or withdrawn since, or that a newer one has
 * followed, waits for the buyer's own word. What keeps the money from being taken is answered to the buyer's browser, if any.
 */
async function captureApproved(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const { userId, walletOrderId } = payment
  const newest = await getNewestPayment(deps.db, userId)
  if (walletOrderId === null || payment.state !== 'created' || newest?.id !== payment.id) return
  try {
    await capturePayment(deps, { walletOrderId, userId })
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error
    deps.logger.info({ payment: payment.id, code: error.code }, 'an approved payment was not captured')
  }
}

async function apply(deps: PaymentDeps, payment: PaymentRow, notification: Notification): Promise<void> {
  if (notification.kind === 'approved') return captureApproved(deps, payment)
  const verdict = await notification.verify(payment)
  // A refund that the shop did not ask for is of money that moved in another way.
  if (verdict.refund && (await endRefund(deps, { ...verdict.refund, paymentId: payment.id }))) return
  await applyVerdict(deps, payment, verdict)
}

/**
 * Takes note of what a genuine notification tells. The order in which they come, and how often, makes no difference. Rejects
 * when the provider or the database is away; the provider then sends it again.
 */
export async function handleNotification(
  deps: PaymentDeps,
  provider: PaymentProviderName,
  notification: Notification,
): Promise<void> {
  const payment = await findNotifiedPayment(deps.db, provider, notification.about)
  const line = { type: notification.type, payment: payment?.id ?? null }
  deps.logger.info(
    line,
    payment ? 'payments: notification received' : 'payments: notification of a payment that is not ours',
  )
  if (payment) await apply(deps, payment, notification)
}

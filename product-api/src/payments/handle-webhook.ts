import { ProblemError } from '../http/problem-error.ts'
import { capturePayment } from './capture-payment.ts'
import type { Fact } from './payment-state.ts'
import {
  getNewestPayment,
  getPayment,
  getPaymentOfCapture,
  getPaymentOfOrder,
  usdText,
  type PaymentRow,
} from './payments.queries.ts'
import { applyOutcome, applyOrder, type PaymentDeps } from './apply-outcome.ts'
import { subjectsOf, type WebhookEvent, type WebhookResource } from './webhook-event.ts'

async function findPayment({ db }: PaymentDeps, event: WebhookEvent): Promise<PaymentRow | null> {
  const { paymentId, walletOrderId, captureId } = subjectsOf(event)
  return (
    (paymentId && (await getPayment(db, paymentId))) ||
    (walletOrderId && (await getPaymentOfOrder(db, { walletOrderId }))) ||
    (captureId && (await getPaymentOfCapture(db, captureId))) ||
    null
  )
}

/** Of the money: the event is only the occasion to look, and what the provider reports is compared as ever. */
async function lookUp(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const order = payment.walletOrderId && (await deps.wallet.getOrder(payment.walletOrderId))
  if (order) await applyOrder(deps, payment, order)
}

function isAllOf({ usdCents }: PaymentRow, { amount, seller_payable_breakdown }: WebhookResource): boolean {
  const back = seller_payable_breakdown?.total_refunded_amount ?? amount
  return back?.currency_code === 'USD' && back.value === usdText(usdCents)
}

/**
 * The buyer approved, and the browser may be gone. A payment that was refused or withdrawn since, or that a newer one has
 * followed, waits for the buyer's own word. What keeps the money from being taken is told to the buyer's browser, if any.
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

async function hear(deps: PaymentDeps, payment: PaymentRow, event: WebhookEvent): Promise<void> {
  const moneyWentBack = (fact: Fact) => applyOutcome(deps, payment.id, { fact })
  switch (event.event_type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return captureApproved(deps, payment)
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED':
      return lookUp(deps, payment)
    case 'PAYMENT.CAPTURE.REFUNDED':
      await moneyWentBack(isAllOf(payment, event.resource) ? 'refunded' : 'mismatch')
      return
    case 'PAYMENT.CAPTURE.REVERSED':
      await moneyWentBack('refunded')
      return
  }
}

/**
 * Takes note of what a genuine webhook tells. The order in which they come, and how often, makes no difference. Rejects when
 * the provider or the database is away; the provider then sends it again.
 */
export async function handleWebhook(deps: PaymentDeps, event: WebhookEvent): Promise<void> {
  const payment = await findPayment(deps, event)
  const line = { type: event.event_type, payment: payment?.id ?? null }
  deps.logger.info(line, payment ? 'told by the payment provider' : 'told of a payment that is not ours')
  if (payment) await hear(deps, payment, event)
}

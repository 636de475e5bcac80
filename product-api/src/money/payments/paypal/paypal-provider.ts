import { dollarsOf, usdText, type PaymentRow } from '../payments.queries.ts'
import type {
  Completion,
  Notification,
  PaymentProvider,
  RefundRequest,
  Verdict,
} from '../payment-provider.ts'
import { undecided } from '../payment-provider.ts'
import { evaluate } from './evaluate.ts'
import type { CaptureAnswer, Wallet, WalletOrder } from './wallet.ts'
import { answerOf } from './refund-answer.ts'
import { refundVerdict, reversalVerdict } from './refund-verdict.ts'
import { subjectsOf, type WebhookEvent } from './webhook-event.ts'
import { readEvent, requireGenuine } from './webhook.ts'

/** An order that the buyer has three hours to approve, and we three more to capture, is dead after this. */
const LIFETIME_MS = 6 * 3_600_000

function usdOf({ usdCents }: RefundRequest): string {
  if (usdCents === null) throw new Error('a part of a payment in dollars is in dollars')
  return usdText(usdCents)
}

/** PayPal as a payment provider: in dollars, before the order, approved in a page of the shop. */
export function createPaypalProvider(wallet: Wallet): PaymentProvider {
  const verdictOn = (payment: PaymentRow, order: WalletOrder): Verdict =>
    evaluate(order, {
      paymentId: payment.id,
      walletOrderId: payment.walletOrderId,
      usd: dollarsOf(payment),
      merchantId: wallet.merchantId,
      hasRefundedParts: payment.refundedAmount > 0,
    })

  async function reconcile(payment: PaymentRow): Promise<Verdict | null> {
    const order = payment.walletOrderId && (await wallet.getOrder(payment.walletOrderId))
    return order ? verdictOn(payment, order) : null
  }

  const completionOf = (payment: PaymentRow, answer: CaptureAnswer): Completion =>
    answer.kind === 'answered' ? { kind: 'answered', verdict: verdictOn(payment, answer.order) } : answer

  /** Of the money coming in, the event is only the occasion to look; of its going back the event itself counts. */
  async function verify(event: WebhookEvent, payment: PaymentRow): Promise<Verdict> {
    switch (event.event_type) {
      case 'PAYMENT.CAPTURE.COMPLETED':
      case 'PAYMENT.CAPTURE.DENIED':
      case 'PAYMENT.CAPTURE.DECLINED':
        return (await reconcile(payment)) ?? undecided
      case 'PAYMENT.CAPTURE.REFUNDED':
      case 'PAYMENT.REFUND.PENDING':
      case 'PAYMENT.REFUND.FAILED':
        return refundVerdict(payment, event)
      case 'PAYMENT.CAPTURE.REVERSED':
        return reversalVerdict(payment, event)
      default:
        return undecided
    }
  }

  return {
    name: 'paypal',
    lifetimeMs: LIFETIME_MS,
    pageOf: () => null,
    blik: null,
    create: async (payment, { language }) => ({
      walletOrderId: await wallet.createOrder({ paymentId: payment.id, usd: dollarsOf(payment), language }),
      sessionId: null,
    }),
    complete: async (payment) => {
      const { id, walletOrderId, declines } = payment
      if (walletOrderId === null) return { kind: 'not approved' }
      return completionOf(payment, await wallet.capture(walletOrderId, id, declines))
    },
    readNotification: async (raw): Promise<Notification> => {
      const event = readEvent(raw.text)
      await requireGenuine(wallet, raw)
      return {
        type: event.event_type,
        about: subjectsOf(event),
        kind: event.event_type === 'CHECKOUT.ORDER.APPROVED' ? 'approved' : 'report',
        verify: (payment) => verify(event, payment),
      }
    },
    reconcile,
    refund: (_payment, captureId, request) =>
      wallet.refund(captureId, { id: request.id, usd: request.isWhole ? null : usdOf(request) }),
    findRefund: async ({ walletOrderId }, _captureId, { id }) => {
      const order = walletOrderId && (await wallet.getOrder(walletOrderId))
      const refund = order ? order.refunds.find(({ customId }) => customId === id) : undefined
      return refund ? answerOf(refund) : null
    },
  }
}

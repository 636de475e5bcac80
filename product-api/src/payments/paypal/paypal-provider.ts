import { dollarsOf, usdText, type PaymentRow } from '../payments.queries.ts'
import type {
  Completion,
  Notification,
  PaymentProvider,
  RefundRequest,
  Verdict,
} from '../payment-provider.ts'
import { undecided } from '../payment-provider.ts'
import type { Fact } from '../payment-state.ts'
import { evaluate } from './evaluate.ts'
import type { CaptureAnswer, Wallet, WalletOrder } from './wallet.ts'
import { subjectsOf, type WebhookEvent, type WebhookResource } from './webhook-event.ts'
import { readEvent, requireGenuine } from './webhook.ts'

/** An order that the buyer has three hours to approve, and we three more to capture, is dead after this. */
const LIFETIME_MS = 6 * 3_600_000

/** What money that went back means: all of it, as much as we have sent, or something that the shop has no record of. */
function factOf(payment: PaymentRow, { amount, seller_payable_breakdown }: WebhookResource): Fact | null {
  const back = seller_payable_breakdown?.total_refunded_amount ?? amount
  if (back?.currency_code !== 'USD') return 'mismatch'
  if (back.value === dollarsOf(payment)) return 'refunded'
  return Math.round(Number(back.value) * 100) <= payment.refundedUsdCents ? null : 'mismatch'
}

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
    const wentBack = (fact: Fact | null): Verdict => ({ ...undecided, fact })
    switch (event.event_type) {
      case 'PAYMENT.CAPTURE.COMPLETED':
      case 'PAYMENT.CAPTURE.DENIED':
      case 'PAYMENT.CAPTURE.DECLINED':
        return (await reconcile(payment)) ?? undecided
      case 'PAYMENT.CAPTURE.REFUNDED':
        return wentBack(factOf(payment, event.resource))
      case 'PAYMENT.CAPTURE.REVERSED':
        return wentBack('refunded')
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
    // A repeat with the same id is answered with what became of the first.
    findRefund: async () => null,
  }
}

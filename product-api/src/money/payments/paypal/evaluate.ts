import { undecided, type Verdict } from '../payment-provider.ts'
import type { Fact } from '../payment-state.ts'
import type { WalletAmount, WalletCapture, WalletOrder } from './wallet.ts'

/** What the provider was asked for. */
export type Asked = {
  paymentId: string
  walletOrderId: string | null
  usd: string
  merchantId: string
  /** We have sent a part of it back. */
  hasRefundedParts: boolean
}

function isAsAsked(order: WalletOrder, amount: WalletAmount, asked: Asked): boolean {
  return (
    order.id === asked.walletOrderId &&
    order.customId === asked.paymentId &&
    order.payee === asked.merchantId &&
    amount.currency === 'USD' &&
    amount.value === asked.usd
  )
}

const isMoney = ({ status }: WalletCapture) => status !== 'DECLINED' && status !== 'FAILED'

/** What the provider's report of an order says of our payment, compared with what was asked for. */
export function evaluate(order: WalletOrder, asked: Asked): Verdict {
  const [capture, ...others] = order.captures.filter(isMoney)
  if (!capture) {
    const fact = order.isVoid ? 'expired' : order.captures.length > 0 ? 'declined' : null
    return { ...undecided, fact }
  }
  const captureId = capture.id
  const money = (fact: Fact): Verdict => ({ fact, captureId, isPending: false })
  if (others.length > 0 || !isAsAsked(order, capture.amount, asked)) return money('mismatch')
  switch (capture.status) {
    case 'COMPLETED':
      return money('captured')
    case 'REFUNDED':
      return money('refunded')
    case 'PARTIALLY_REFUNDED':
      return money(asked.hasRefundedParts ? 'captured' : 'mismatch')
    default:
      return { fact: null, captureId, isPending: true }
  }
}

import type { PaypalAnswer } from './paypal-call.ts'
import { read, walletOrderSchema } from './paypal-replies.ts'
import type { CaptureAnswer } from './wallet.ts'

/**
 * What PayPal names as the reason for taking no money (Orders v2 2.13, `orders.capture-422`), where something other than a fault of the
 * shop's or of PayPal's follows from it. Declined is whatever another account, card or way to pay gets round.
 */
const outcomes: Readonly<Record<string, 'declined' | 'not approved' | 'taken already'>> = {
  ORDER_ALREADY_CAPTURED: 'taken already',
  ORDER_COMPLETION_IN_PROGRESS: 'taken already',
  ORDER_NOT_APPROVED: 'not approved',
  PAYER_ACTION_REQUIRED: 'not approved',
  CARD_BRAND_NOT_SUPPORTED: 'declined',
  CARD_EXPIRED: 'declined',
  COMPLIANCE_VIOLATION: 'declined',
  DECLINED_DUE_TO_RELATED_TXN: 'declined',
  DOMESTIC_TRANSACTION_REQUIRED: 'declined',
  INSTRUMENT_DECLINED: 'declined',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'declined',
  PAYEE_BLOCKED_TRANSACTION: 'declined',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'declined',
  PAYER_ACCOUNT_RESTRICTED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'declined',
  REFERENCED_CARD_EXPIRED: 'declined',
  TRANSACTION_BLOCKED_BY_PAYEE: 'declined',
  TRANSACTION_LIMIT_EXCEEDED: 'declined',
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: 'declined',
  TRANSACTION_REFUSED: 'declined',
}

/** Throws upstream_failed for what is a fault of the shop's or of PayPal's. */
export function readCapture(answer: PaypalAnswer): CaptureAnswer {
  const { status, issue, words } = answer
  if (status === 404) return { kind: 'gone' }
  if (status === 409) return { kind: 'taken already' }
  const kind = issue === null ? undefined : outcomes[issue]
  if (kind === undefined) return { kind: 'answered', order: read(answer, walletOrderSchema) }
  // Of some reasons PayPal has no more to say than their name, which helps no buyer.
  return kind === 'declined' ? { kind, words: words === null || words === issue ? '' : words } : { kind }
}

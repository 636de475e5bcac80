import type { Failure } from '@bieznik/contract/failure'

/** A permanent response of a mail server, such as 550 for an address that does not exist. */
const REFUSED_MAIL = /\b5\d\d$/

/** In words, why it was given up: the key of the text. */
export function whyOf({ kind, reason, detail }: Pick<Failure, 'kind' | 'reason' | 'detail'>) {
  switch (kind) {
    case 'mail':
      return reason !== null && REFUSED_MAIL.test(reason) ? 'mail_refused' : 'mail_not_sent'
    case 'ksef':
      return detail === 'number_taken' ? 'ksef_number_taken' : 'ksef_refused'
    case 'refund':
      return detail === 'rejected' ? 'refund_rejected' : 'refund_waits'
    case 'invoice':
      return reason === 'invalid_request' ? 'invoice_invalid' : 'invoice_failed'
    case 'shipment':
    case 'courier':
      return kind
  }
}

import { dispatchProblems } from '@bieznik/contract/selling/dispatch-order'
import type { Failure } from '@bieznik/contract/platform/failure'
import { shipmentProblems } from '@bieznik/contract/selling/shipment'

/** A permanent response of a mail server, such as 550 for an address that does not exist. */
const REFUSED_MAIL = /\b5\d\d$/

/** Of a reason of a carrier, before the fields that it objects to; what is not known here counts as `other`. */
const problemIn = <Problem extends string>(reason: string | null, known: readonly Problem[]) =>
  known.find((problem) => problem === reason?.split(' ')[0]) ?? 'other'

/** In words, why it was given up: the key of the text. */
export function whyOf({ kind, reason, detail }: Pick<Failure, 'kind' | 'reason' | 'detail'>) {
  switch (kind) {
    case 'mail':
      return reason !== null && REFUSED_MAIL.test(reason)
        ? 'admin_failures.why.mail_refused'
        : 'admin_failures.why.mail_not_sent'
    case 'ksef':
      return detail === 'number_taken'
        ? 'admin_failures.why.ksef_number_taken'
        : 'admin_failures.why.ksef_refused'
    case 'refund':
      return detail === 'rejected' ? 'admin_failures.why.refund_rejected' : 'admin_failures.why.refund_waits'
    case 'invoice':
      return reason === 'invalid_request'
        ? 'admin_failures.why.invoice_invalid'
        : 'admin_failures.why.invoice_failed'
    case 'shipment':
      return `shipments.problems.${problemIn(reason, shipmentProblems)}` as const
    case 'courier':
      return `shipments.courier.problems.${problemIn(reason, dispatchProblems)}` as const
  }
}

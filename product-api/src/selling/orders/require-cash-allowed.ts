import type { Grosze } from '@bieznik/contract/money/money'
import type { PlaceOrder } from '@bieznik/contract/selling/order-form'
import { ProblemError } from '../../platform/http/problem-error.ts'

/** Between companies no more than the limit is paid in cash (act on entrepreneurs, article 19). Throws payment_method_unavailable. */
export function requireCashAllowed(
  { customerType, typeOfPayment }: Pick<PlaceOrder, 'customerType' | 'typeOfPayment'>,
  total: Grosze,
  limit: Grosze | undefined,
): void {
  if (limit === undefined || customerType !== 'company' || typeOfPayment !== 'payment_at_delivery') return
  if (total <= limit) return
  throw new ProblemError('payment_method_unavailable', 'A company does not pay that much in cash.', {
    fields: [{ path: 'typeOfPayment', message: `no more than ${(limit / 100).toFixed(2)} PLN` }],
  })
}

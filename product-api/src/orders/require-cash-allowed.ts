import { totalOf, type Grosze } from '@bieznik/contract/money'
import type { PlaceOrder } from '@bieznik/contract/order-form'
import { ProblemError } from '../http/problem-error.ts'
import type { OrderLine } from './order-lines.ts'

/** Between companies no more than the limit is paid in cash (act on entrepreneurs, article 19). Throws payment_method_unavailable. */
export function requireCashAllowed(
  { customerType, typeOfPayment }: Pick<PlaceOrder, 'customerType' | 'typeOfPayment'>,
  lines: readonly OrderLine[],
  limit: Grosze | undefined,
): void {
  if (limit === undefined || customerType !== 'company' || typeOfPayment !== 'payment_at_delivery') return
  const total = totalOf(lines.map(({ product, quantity }) => ({ price: product.price, quantity })))
  if (total <= limit) return
  throw new ProblemError('payment_method_unavailable', 'A company does not pay that much in cash.', {
    fields: [{ path: 'typeOfPayment', message: `no more than ${(limit / 100).toFixed(2)} PLN` }],
  })
}

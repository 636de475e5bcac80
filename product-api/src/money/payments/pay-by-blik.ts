import type { BlikOutcome, PayByBlik } from '@bieznik/contract/money/payment'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { applyOutcome, type PaymentDeps } from './apply-outcome.ts'
import { beginPayment, purchaseOf, type PayRequest } from './pay-order.ts'
import { saveProviderIds } from './pay-order.queries.ts'
import { hasMoved } from './payment-state.ts'

type Request = PayRequest & Pick<PayByBlik, 'code' | 'payer'>

/**
 * Pays what is due of an order with a BLIK code. The code goes to the provider and nowhere else. That the bank asks the buyer is no
 * payment yet: what becomes of it is found out as of any other try. A repeat with the same key asks no buyer twice, another code comes
 * with another key. Throws a ProblemError: not_found, status_not_allowed, payment_method_unavailable, too_many_requests,
 * idempotency_key_reused, unavailable or upstream_failed.
 */
export async function payByBlik(deps: PaymentDeps, request: Request): Promise<BlikOutcome> {
  const { provider, payment } = await beginPayment(deps, request)
  const { blik } = provider
  if (!blik) throw new ProblemError('payment_method_unavailable', 'No BLIK code is taken here.')
  if (hasMoved(payment.state)) return 'waiting'
  const token =
    payment.walletOrderId ??
    (await saveProviderIds(
      deps.db,
      payment.id,
      await blik.create(payment, await purchaseOf(deps.db, request), request.payer),
    ))
  const outcome = await blik.charge(token, request.code)
  if (outcome === 'waiting') return outcome
  const line = { payment: payment.id, outcome }
  if (outcome === 'elsewhere')
    deps.logger.error(line, 'payments: the account of the provider may charge no BLIK codes')
  else deps.logger.info(line, 'payments: a BLIK code was refused')
  // Nothing can come of this try, so that it is not checked any more.
  await applyOutcome(deps, payment.id, { fact: 'expired' })
  return outcome
}

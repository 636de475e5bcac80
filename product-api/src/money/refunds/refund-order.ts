import { addMoney, multiplyMoney, type Grosze } from '@bieznik/contract/money/money'
import type { RefundOrder } from '@bieznik/contract/money/refund'
import type { OrderDetail } from '@bieznik/contract/selling/order'
import { and, asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { lockWholeOrder } from '../../selling/corrections/correct-order.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { requireSeen } from '../../platform/http/require-seen.ts'
import type { PaymentDeps } from '../payments/apply-outcome.ts'
import { requireProvider } from '../payments/payment-provider.ts'
import { allocate } from './allocate.ts'
import { askForRefunds } from './ask-for-refund.ts'
import { requireOfOrder } from './belongs-to-order.ts'
import { claimRefunds, inPln, type NewRefund } from './claim-refund.ts'
import { getOrderReturns } from './refunds.queries.ts'

type Request = RefundOrder & { orderId: number; key: string; who: string }

const refused = (path: string, message: string) =>
  new ProblemError('invalid_request', 'So much cannot be sent back.', { fields: [{ path, message }] })

function amountOf({ what }: Request, { orderItems }: OrderDetail, refundable: Grosze): Grosze {
  switch (what.kind) {
    case 'all':
      return refundable
    case 'amount':
      return what.amount
    case 'lines':
      return addMoney(
        ...what.lines.map(({ itemId, pieces }, index) => {
          const item = orderItems.find(({ id }) => id === itemId)
          if (!item || pieces > item.quantity) throw refused(`what.lines.${index}.pieces`, 'not so many')
          return multiplyMoney(item.price, pieces)
        }),
      )
  }
}

/** The order's captured payments, oldest first, locked until the transaction ends. */
async function lockSources(tx: Transaction, orderId: number) {
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'captured')))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .for('update')
}

/** Throws invalid_request, or payment_method_unavailable while the provider of one of the payments is not configured. */
async function choosePayments(
  tx: Transaction,
  { providers }: PaymentDeps,
  { orderId, amount }: { orderId: number; amount: Grosze },
): Promise<NewRefund[]> {
  const sources = await lockSources(tx, orderId)
  for (const { provider } of sources) requireProvider(providers, provider)
  const parts = allocate(sources, amount)
  if (!parts) throw refused('what', 'not so much came in')
  if (parts.some(({ usdCents }) => usdCents !== null && usdCents < 1))
    throw refused('what', 'less than one cent')
  return parts
}

/** What goes back by the request. Throws changed_meanwhile, not_found, invalid_request or payment_method_unavailable. */
async function chooseRefunds(
  tx: Transaction,
  deps: PaymentDeps,
  { request, detail }: { request: Request; detail: OrderDetail },
): Promise<NewRefund[]> {
  const { orderId, withdrawalId, complaintId, seen } = request
  await requireOfOrder(tx, orderId, { withdrawalId, complaintId })
  const { refundable, refunded, way } = await getOrderReturns(tx, detail)
  requireSeen(refunded === seen, 'Something was sent back meanwhile.', {
    fields: [{ path: 'seen', message: `now ${inPln(refunded)}` }],
  })
  const amount = amountOf(request, detail, refundable)
  if (amount <= 0 || amount > refundable) throw refused('what', `at most ${inPln(refundable)}`)
  return way === 'by_hand' ? [{ paymentId: null, amount }] : choosePayments(tx, deps, { orderId, amount })
}

/**
 * Sends money of an order back to the way it was paid: all, the price of pieces of lines, or an amount. It is written down before the
 * provider is asked; a repeat with the same key sends nothing twice, and what a provider that is away did not receive is asked for again.
 * Throws a ProblemError: not_found, changed_meanwhile, invalid_request, idempotency_key_reused or refund_refused.
 */
export async function refundOrder(deps: PaymentDeps, request: Request): Promise<void> {
  const { key, who, ...asked } = request
  const { orderId, reason, withdrawalId, complaintId } = asked
  const claimed = await deps.db.transaction(async (tx) => {
    const { detail } = await lockWholeOrder(tx, orderId)
    return claimRefunds(tx, { key, request: asked, orderId, reason, withdrawalId, complaintId, who }, () =>
      chooseRefunds(tx, deps, { request, detail }),
    )
  })
  await askForRefunds(deps, claimed)
}

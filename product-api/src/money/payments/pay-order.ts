import { setTimeout as sleep } from 'node:timers/promises'
import type { Language, Order } from '@bieznik/contract/selling/order'
import { isSentBack } from '@bieznik/contract/selling/order-money'
import type { OrderPayment, Payment, StartedPayment } from '@bieznik/contract/money/payment'
import { laterMethods, type PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import type { Queryable } from '../../platform/db/client.ts'
import { lockOrder } from '../../selling/orders/move-order.ts'
import { getOrder } from '../../selling/orders/orders.queries.ts'
import { applyVerdict, type PaymentDeps } from './apply-outcome.ts'
import { claimPayment } from './claim-payment.ts'
import {
  countTries,
  getBuyer,
  insertOrderPayment,
  saveProviderIds,
  listOpenPayments,
} from './pay-order.queries.ts'
import { requireProvider, type PaymentProvider, type Purchase } from './payment-provider.ts'
import type { PaymentRow } from './payments.queries.ts'
import { listPaymentsOfOrder } from './order-payments.queries.ts'
import type { Recipient } from './transfer/recipient.ts'
import { transferOf } from './transfer/transfer-details.ts'

/** `userId` absent: the caller holds the signed link to the order. */
type OwnOrder = { orderId: number; userId?: string | undefined }

async function requireOwnOrder(db: Queryable, { orderId, userId }: OwnOrder): Promise<Order> {
  const order = await getOrder(db, { id: orderId, userId })
  if (!order) throw notFound('order')
  return order
}

/** The provider on whose page an order is paid once it is there; null: it is paid in another way. */
function providerOf({ typeOfPayment }: Pick<Order, 'typeOfPayment'>): PaymentProviderName | null {
  return laterMethods.find((provider) => provider === typeOfPayment) ?? null
}

/** Throws status_not_allowed when there is nothing to pay, payment_method_unavailable when not in this way. */
function requirePayable(deps: PaymentDeps, order: Order): PaymentProvider {
  const name = providerOf(order)
  if (!name) throw new ProblemError('payment_method_unavailable', 'This order is not paid online.')
  if (order.status === 'Canceled' || order.due <= 0)
    throw new ProblemError('status_not_allowed', 'There is nothing to pay for this order.')
  return requireProvider(deps.providers, name)
}

export type PayRequest = OwnOrder & { key: string; language: Language }

/** A buyer who pays needs fewer tries in an hour; a caller that guesses codes needs more. */
const MAX_TRIES_AN_HOUR = 15

async function requireFewTries(db: Queryable, orderId: number): Promise<void> {
  if ((await countTries(db, orderId)) < MAX_TRIES_AN_HOUR) return
  throw new ProblemError('too_many_requests', 'This order was tried to be paid too often.', {
    retryAfter: 3_600,
  })
}

/** The row of a payment of what is due of an order. Throws as `payOrder` does. */
export async function beginPayment(
  deps: PaymentDeps,
  request: PayRequest,
): Promise<{ provider: PaymentProvider; payment: PaymentRow }> {
  const { orderId, userId, key } = request
  // A correction of the order meanwhile finds the payment of what it came to before.
  return deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderId, userId)
    const order = await requireOwnOrder(tx, request)
    const provider = requirePayable(deps, order)
    const buyer = await getBuyer(tx, orderId)
    const wanted = { userId: buyer.userId, orderId, key, provider: provider.name, amount: order.due }
    const payment = await claimPayment(tx, {
      ...wanted,
      isSame: (known) =>
        known.orderId === orderId && known.amount === wanted.amount && known.provider === wanted.provider,
      insert: async () => {
        await requireFewTries(tx, orderId)
        return insertOrderPayment(tx, wanted)
      },
    })
    return { provider, payment }
  })
}

export async function purchaseOf(
  db: Queryable,
  { orderId, userId, language }: PayRequest,
): Promise<Purchase> {
  const { email, orderDate } = await getBuyer(db, orderId)
  return { orderId, orderDate, email, language, isByLink: userId === undefined }
}

/**
 * Begins a payment of what is due of an order, and returns where to pay. The row is there before the provider is asked; a repeat
 * with the same key returns the same page, another key is another try.
 * Throws a ProblemError: not_found, status_not_allowed, payment_method_unavailable, too_many_requests, idempotency_key_reused,
 * unavailable or upstream_failed.
 */
export async function payOrder(deps: PaymentDeps, request: PayRequest): Promise<StartedPayment> {
  const { provider, payment } = await beginPayment(deps, request)
  const token = payment.walletOrderId ?? (await register(deps, provider, payment, request))
  const payAt = provider.pageOf(token)
  if (payAt === null) throw new Error('an order is paid on a page of the provider')
  return { payAt }
}

/** Two requests at once may both register; the buyer is sent to the one that is kept. */
async function register(
  { db }: PaymentDeps,
  provider: PaymentProvider,
  payment: PaymentRow,
  request: PayRequest,
): Promise<string> {
  return saveProviderIds(db, payment.id, await provider.create(payment, await purchaseOf(db, request)))
}

/** Asks the provider about one try. Returns whether it said what became of it. */
async function completeTry(deps: PaymentDeps, payment: PaymentRow): Promise<boolean> {
  try {
    const completion = await requireProvider(deps.providers, payment.provider).complete(payment)
    if (completion.kind === 'answered') await applyVerdict(deps, payment, completion.verdict)
    return true
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    deps.logger.warn({ payment: payment.id, err: error }, 'it is not known what became of a payment')
    return false
  }
}

/** The buyer waits no longer for a provider that is slow; its later response counts all the same. */
const LOOK_WITHIN_MS = 5_000

/** Asks the provider about each try that is open. Returns whether it said in time what became of all of them. */
async function completeOpen(deps: PaymentDeps, orderId: number): Promise<boolean> {
  const open = await listOpenPayments(deps.db, orderId)
  const looked = Promise.all(open.map((payment) => completeTry(deps, payment)))
  return Promise.race([
    looked.then((known) => known.every(Boolean)),
    sleep(LOOK_WITHIN_MS, false, { ref: false }),
  ])
}

/** How the payment of an order ended; null: it is waited for. A canceled order is never one that is paid, thank you. */
function endOf(order: PayableOrder, payments: readonly Payment[]): OrderPayment['state'] | null {
  if (isSentBack(order)) return 'refunded'
  if (order.status === 'Canceled') return order.paid > 0 ? 'canceled_paid' : 'canceled'
  if (order.due <= 0) return 'paid'
  return payments.some(({ state }) => state === 'disputed') ? 'disputed' : null
}

type Stored = Pick<PaymentDeps, 'db' | 'providers'> & { company: Recipient }

/** Of an order as its buyer or the shop reads it. */
type PayableOrder = Pick<Order, 'id' | 'status' | 'typeOfPayment' | 'due' | 'paid' | 'refunded' | 'paidUntil'>

/** What is stored of the payment for an order; no provider is asked. */
async function getStoredPayment(
  { db, providers, company }: Stored,
  order: PayableOrder,
): Promise<OrderPayment> {
  const name = providerOf(order)
  const offered = providers.find((provider) => provider.name === name)
  const { due, paid } = order
  const payments = await listPaymentsOfOrder(db, order.id)
  const over = endOf(order, payments)
  if (over) return { state: over, due, paid, isPayable: false }
  const transfer = transferOf(order, company)
  return {
    state: 'unpaid',
    due,
    paid,
    isPayable: offered !== undefined,
    ...(offered?.blik && { takesBlik: true }),
    ...(payments.at(-1)?.state === 'refused' && { isRefused: true }),
    ...(transfer && { transfer }),
  }
}

/** The same of an order that is paid online and is not paid yet; null: there is nothing to pay in this way. */
export const getPaymentToMake = async (stored: Stored, order: PayableOrder): Promise<OrderPayment | null> =>
  providerOf(order) !== null && order.due > 0 && order.status !== 'Canceled'
    ? getStoredPayment(stored, order)
    : null

/**
 * What is known of the payment for an order, after the provider was asked: the buyer is back, and its notification may
 * be late or lost. Throws not_found.
 */
export async function returnToOrder(
  deps: PaymentDeps & { company: Recipient },
  own: OwnOrder,
): Promise<OrderPayment> {
  const before = await requireOwnOrder(deps.db, own)
  const isKnown = before.due <= 0 || (await completeOpen(deps, own.orderId))
  const payment = await getStoredPayment(deps, await requireOwnOrder(deps.db, own))
  return payment.state === 'unpaid' && !isKnown ? { ...payment, state: 'checking' } : payment
}

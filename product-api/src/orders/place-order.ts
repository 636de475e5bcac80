import { currentVersions } from '@bieznik/backend-kit/documents/read-document'
import type { Company } from '@bieznik/contract/company'
import type { DeliveryCountries } from '@bieznik/contract/delivery-countries'
import type { Grosze } from '@bieznik/contract/money'
import type { PlaceOrder } from '@bieznik/contract/order-form'
import { availablePaymentMethods, type Order, type PaymentMethod } from '@bieznik/contract/order'
import { isPaidBeforeOrder } from '@bieznik/contract/payment'
import { deleteLines } from '../cart/cart.queries.ts'
import type { Database, Transaction } from '../db/client.ts'
import { joinPayments, lockWaitingPayments } from '../payments/order-payments.queries.ts'
import type { PaymentProviders } from '../payments/payment-provider.ts'
import type { PaymentTerms } from '../payments/payment-terms.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import { tagsOfStock } from '../storefront/tags.ts'
import { requireExchangeRate } from './exchange-rate.queries.ts'
import { claimKey, keepAnswer } from './idempotency.ts'
import { insertOrder } from './insert-order.ts'
import { lockOrderLines, requireExpectedTotal, requireSellable, totalOfLines } from './order-lines.ts'
import { queueMail } from './queue-mail.ts'
import { requireCashAllowed } from './require-cash-allowed.ts'
import { requirePickupDay } from './require-pickup-day.ts'
import { requireDeliverable } from './require-deliverable.ts'

export type OrderShop = {
  db: Database
  stock: StockKeeper
  deliveryCountries: DeliveryCountries
  company: Pick<Company, 'weekdayHours'>
  providers: PaymentProviders
  terms: PaymentTerms
  /** The most that a company may pay in cash; undefined: there is no limit. */
  companyCashLimit?: Grosze | undefined
}

export type PlacedOrder = {
  order: Order
  /** The key stood for this order already; nothing was done. */
  isReplay: boolean
  /** Cache tags of what changed. */
  changedTags: string[]
}

/** The wallet counts for somebody who has paid already, the other providers for an order that is paid afterwards. */
function methodsFor({ providers }: Pick<OrderShop, 'providers'>, hasPaid: boolean): readonly PaymentMethod[] {
  const later = providers.map(({ name }) => name).filter((name) => !isPaidBeforeOrder(name))
  return availablePaymentMethods(hasPaid ? ['paypal', ...later] : later)
}

async function orderTheCart(
  tx: Transaction,
  { stock, deliveryCountries, company, providers, terms, companyCashLimit }: Omit<OrderShop, 'db'>,
  request: PlaceOrder,
): Promise<PlacedOrder> {
  const { userId } = request
  const now = new Date()
  requireDeliverable(request, deliveryCountries)
  requirePickupDay(request, now)
  // Whatever can be read before the locks is: others wait for them.
  const rate = await requireExchangeRate(tx)
  const accepted = currentVersions(now)
  const lines = await lockOrderLines(tx, stock, userId)
  requireSellable(lines)
  requireExpectedTotal(lines, request.expectedTotal)
  requireCashAllowed(request, totalOfLines(lines), companyCashLimit)
  const waiting = await lockWaitingPayments(tx, userId)
  const order = await insertOrder(tx, request, {
    lines,
    rate,
    paid: waiting?.paid ?? null,
    methods: methodsFor({ providers }, waiting !== null),
    accepted,
    company,
    terms,
    now,
    placedBy: userId,
  })
  if (waiting) await joinPayments(tx, waiting.ids, order.id)
  const taken = lines.map(({ product, quantity }) => ({ product, change: -quantity }))
  await stock.change(tx, taken, { reason: 'order_placed', orderId: order.id, who: userId })
  await deleteLines(
    tx,
    userId,
    taken.map(({ product }) => product.id),
  )
  await queueMail(tx, {
    recipient: request.email,
    language: request.language ?? 'pl',
    kind: 'order_placed',
    orderId: order.id,
    status: order.status,
  })
  return { order, isReplay: false, changedTags: tagsOfStock(taken) }
}

/**
 * Turns the cart into an order, all of it or nothing. With a key, a repeat returns the first order; a refusal leaves
 * the key free. Throws a ProblemError: cart_empty, not_for_sale, out_of_stock, price_changed,
 * payment_method_unavailable, country_not_delivered_to, invalid_request or idempotency_key_reused.
 */
export async function placeOrder(
  { db, ...shop }: OrderShop,
  request: PlaceOrder,
  key?: string,
): Promise<PlacedOrder> {
  return db.transaction(async (tx) => {
    if (key === undefined) return orderTheCart(tx, shop, request)
    const claim = { userId: request.userId, key, request }
    const earlier = await claimKey(tx, claim)
    if (earlier) return { order: earlier, isReplay: true, changedTags: [] }
    const placed = await orderTheCart(tx, shop, request)
    await keepAnswer(tx, claim, placed.order.id)
    return placed
  })
}

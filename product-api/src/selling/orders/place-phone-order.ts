import { currentVersions } from '@bieznik/backend-kit/documents/read-document'
import { availablePaymentMethods } from '@bieznik/contract/selling/order'
import type { PhoneOrder } from '@bieznik/contract/selling/phone-order'
import type { Transaction } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import type { PaymentProviders } from '../../money/payments/payment-provider.ts'
import { tagsOfStock } from '../../platform/storefront/tags.ts'
import { requireExchangeRate } from './exchange-rate.queries.ts'
import { claimKey, storeAnswer } from './idempotency.ts'
import { insertOrder } from './insert-order.ts'
import {
  lockProductLines,
  requireExpectedTotal,
  requireSellable,
  totalOfLines,
  type OrderLine,
} from './order-lines.ts'
import type { OrderShop, PlacedOrder } from './place-order.ts'
import { requireCashAllowed } from './require-cash-allowed.ts'
import { requireDeliverable } from './require-deliverable.ts'
import { requirePickupDay } from './require-pickup-day.ts'

type Request = PhoneOrder & { who: string; key: string }

/** Of the providers the shop's own account alone: a buyer who calls does not pay on a page. */
const methodsFor = (providers: PaymentProviders) =>
  availablePaymentMethods(providers.some(({ name }) => name === 'transfer') ? ['transfer'] : [])

/** A person who called: no account has this uid, and the link in the mail leads to the order. */
const newPhoneGuest = () => `phone-${crypto.randomUUID()}`

/** Throws invalid_request, not_for_sale or out_of_stock. */
async function lockWanted(
  tx: Transaction,
  stock: OrderShop['stock'],
  wanted: PhoneOrder['lines'],
): Promise<OrderLine[]> {
  const quantities = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]))
  const lines = await lockProductLines(tx, stock, quantities)
  const found = new Set(lines.map(({ product }) => product.id))
  const wrong = wanted.findIndex(
    ({ productId }, index) =>
      !found.has(productId) || wanted.findIndex((line) => line.productId === productId) !== index,
  )
  if (wrong >= 0)
    throw new ProblemError('invalid_request', 'Each product once, and only those that there are.', {
      fields: [{ path: `lines.${wrong}.productId`, message: 'unknown or named twice' }],
    })
  requireSellable(lines)
  return lines
}

async function orderByPhone(
  tx: Transaction,
  { stock, deliveryCountries, company, providers, terms, companyCashLimit }: Omit<OrderShop, 'db'>,
  { who, key: _key, lines: wanted, expectedTotal, ...contact }: Request,
): Promise<PlacedOrder> {
  const now = new Date()
  const email = contact.email ?? ''
  const request = { ...contact, email, userId: newPhoneGuest(), consentCommercial: false }
  requireDeliverable(request, deliveryCountries)
  requirePickupDay(request, now)
  const rate = await requireExchangeRate(tx)
  const accepted = currentVersions(now)
  const lines = await lockWanted(tx, stock, wanted)
  requireExpectedTotal(lines, expectedTotal)
  requireCashAllowed(request, totalOfLines(lines), companyCashLimit)
  const methods = methodsFor(providers)
  const rest = { rate, paid: null, methods, accepted, company, terms, now, placedBy: who }
  const order = await insertOrder(tx, request, { lines, extras: [], ...rest })
  const taken = lines.map(({ product, quantity }) => ({ product, change: -quantity }))
  await stock.change(tx, taken, { reason: 'order_placed', orderId: order.id, who })
  const addressee = { recipient: email, language: contact.language }
  await queueMail(tx, 'order_placed', { orderId: order.id, status: order.status }, addressee)
  return { order, isReplay: false, changedTags: tagsOfStock(taken) }
}

/**
 * Places an order for somebody who calls: it belongs to a guest, who gets the confirmation with the signed link, if they have an e-mail
 * address. A
 * repeat with the same key is the same order. Throws a ProblemError: invalid_request, not_for_sale, out_of_stock, price_changed,
 * payment_method_unavailable, country_not_delivered_to or idempotency_key_reused.
 */
export async function placePhoneOrder({ db, ...shop }: OrderShop, request: Request): Promise<PlacedOrder> {
  const { who: userId, key, ...asked } = request
  return db.transaction(async (tx) => {
    const claim = { userId, key, request: asked, isForAnother: true }
    const earlier = await claimKey(tx, claim)
    if (earlier) return { order: earlier, isReplay: true, changedTags: [] }
    const placed = await orderByPhone(tx, shop, request)
    await storeAnswer(tx, claim, placed.order.id)
    return placed
  })
}

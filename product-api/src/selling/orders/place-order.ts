import { currentVersions } from '@bieznik/backend-kit/documents/read-document'
import type { Company } from '@bieznik/contract/platform/company'
import type { DeliveryCountries } from '@bieznik/contract/selling/delivery-countries'
import type { ExchangeRate, Grosze } from '@bieznik/contract/money/money'
import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import type { PlaceOrder } from '@bieznik/contract/selling/order-form'
import { availablePaymentMethods, type Order, type PaymentMethod } from '@bieznik/contract/selling/order'
import { isPaidBeforeOrder } from '@bieznik/contract/money/payment-providers'
import { deleteLines } from '../cart/cart.queries.ts'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { together } from '../../platform/db/together.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { joinPayments, lockWaitingPayments } from '../../money/payments/order-payments.queries.ts'
import type { PaymentProviders } from '../../money/payments/payment-provider.ts'
import type { PaymentTerms } from '../../money/payments/payment-terms.ts'
import { giveMarketingConsent } from '../../people/accounts/consents.queries.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import { tagsOfStock } from '../../platform/storefront/tags.ts'
import { requireExchangeRate } from './exchange-rate.queries.ts'
import { claimKey, storeAnswer, type IdempotencyKey } from './idempotency.ts'
import { DEFAULT_LANGUAGE } from './columns-of-request.ts'
import { insertOrder } from './insert-order.ts'
import {
  lockCart,
  lockProductLines,
  requireExpectedTotal,
  requireNotEmpty,
  requireSellable,
  totalOfLines,
  type Quantities,
} from './order-lines.ts'
import { extrasFor } from './order-extras.ts'
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
  /** What buyers may ask for within the price; undefined: nothing. */
  offeredExtras?: readonly ExtraKind[] | undefined
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
  {
    stock,
    deliveryCountries,
    company,
    providers,
    terms,
    companyCashLimit,
    offeredExtras = [],
  }: Omit<OrderShop, 'db'>,
  request: PlaceOrder,
  { rate, cart, claim }: { rate: ExchangeRate; cart: Quantities; claim: IdempotencyKey | undefined },
): Promise<PlacedOrder> {
  const { userId, email, language = DEFAULT_LANGUAGE } = request
  const now = new Date()
  requireDeliverable(request, deliveryCountries)
  requirePickupDay(request, now)
  requireNotEmpty(cart)
  const accepted = currentVersions(now)
  const [lines, waiting] = await together([
    lockProductLines(tx, stock, cart),
    lockWaitingPayments(tx, userId),
  ])
  requireSellable(lines)
  requireExpectedTotal(lines, request.expectedTotal)
  requireCashAllowed(request, totalOfLines(lines), companyCashLimit)
  const extras = await extrasFor(tx, lines, { wanted: request.extras ?? [], offered: offeredExtras })
  const order = await insertOrder(tx, request, {
    lines,
    extras,
    rate,
    paid: waiting?.paid ?? null,
    methods: methodsFor({ providers }, waiting !== null),
    accepted,
    company,
    terms,
    now,
    placedBy: userId,
  })
  const taken = lines.map(({ product, quantity }) => ({ product, change: -quantity }))
  await together([
    waiting && joinPayments(tx, waiting.ids, order.id),
    stock.change(tx, taken, { reason: 'order_placed', orderId: order.id, who: userId }),
    deleteLines(
      tx,
      userId,
      taken.map(({ product }) => product.id),
    ),
    queueMail(
      tx,
      'order_placed',
      { orderId: order.id, status: order.status },
      { recipient: email, language },
    ),
    request.consentCommercial && giveMarketingConsent(tx, { userId, email, language, givenAs: 'checkout' }),
    claim && storeAnswer(tx, claim, order.id),
  ])
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
  const { userId } = request
  const claim = key === undefined ? undefined : { userId, key, request }
  return db.transaction(async (tx) => {
    // Whatever can be read before the products are locked is: others wait for them.
    const [earlier, rate, cart] = await together([
      claim && claimKey(tx, claim),
      requireExchangeRate(tx),
      lockCart(tx, userId),
    ])
    if (earlier) return { order: earlier, isReplay: true, changedTags: [] }
    return orderTheCart(tx, shop, request, { rate, cart, claim })
  })
}

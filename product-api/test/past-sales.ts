import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { grosze } from '@bieznik/contract/money/money'
import { deliveryMethods, paymentMethods } from '@bieznik/contract/selling/order'
import type { LineChange } from '@bieznik/contract/selling/order-correction'
import { orderStatuses, type OrderStatus } from '@bieznik/contract/selling/order-status'
import { fromWarsawTime } from '@bieznik/contract/platform/warsaw-clock'
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../src/platform/db/client.ts'
import { orderCorrections, refunds } from '../src/platform/db/schema/corrections.ts'
import { invoices } from '../src/platform/db/schema/invoices.ts'
import { orderItems, orders, orderStatusChanges } from '../src/platform/db/schema/orders.ts'
import { payments } from '../src/platform/db/schema/payments.ts'
import { createRandom, type Random } from '../src/platform/db/seed/random.ts'
import { ProblemError } from '../src/platform/http/problem-error.ts'
import { correctInvoice } from '../src/money/invoices/correct-invoice.ts'
import { invoiceContentSchema } from '../src/money/invoices/invoice-content.ts'
import type { InvoiceSettings } from '../src/money/invoices/invoice-settings.ts'
import { issueInvoice } from '../src/money/invoices/issue-invoice.ts'
import { ids } from './catalogue.ts'
import { invoicing } from './invoices.ts'

/* Orders of the past with all that can become of them, many at midnight in Warsaw and on the days on which the clocks change. */

const DAYS = [
  '2026-03-28',
  '2026-03-29',
  '2026-03-30',
  '2026-03-31',
  '2026-04-01',
  '2026-10-25',
  '2026-10-26',
]
const HOUR_MS = 3_600_000

function momentOf(random: Random, day = random.pick(DAYS)): Date {
  const midnight = fromWarsawTime(`${day}T00:00`)
  if (!midnight) throw new Error(`${day} is no day`)
  const offset = random.pick([0, -1, 1, -HOUR_MS, 3 * HOUR_MS, random.between(0, 24 * HOUR_MS)])
  return new Date(midnight.getTime() + offset)
}

const inOrder = (moments: Date[]): Date[] => moments.toSorted((a, b) => a.getTime() - b.getTime())

async function insertOrder(db: Database, random: Random): Promise<number> {
  const isCompany = random.next() < 0.3
  const [order] = await db
    .insert(orders)
    .values({
      userId: `buyer-${random.between(1, 5)}`,
      customerType: isCompany ? 'company' : 'private_person',
      documentKind: isCompany || random.next() < 0.3 ? 'invoice' : 'receipt',
      taxId: isCompany ? '5260001246' : null,
      name: 'Jan Kowalski',
      email: 'jan@example.com',
      phone: '+48123456789',
      address: 'ul. Polna 1',
      city: 'Kraków',
      postCode: '30-001',
      country: 'Polska',
      buyerAddress: 'ul. Polna 1',
      buyerCity: 'Kraków',
      buyerPostCode: '30-001',
      buyerCountry: 'Polska',
      typeOfDelivery: random.pick(deliveryMethods),
      typeOfPayment: random.next() < 0.5 ? 'payment_at_delivery' : random.pick(paymentMethods),
      language: 'pl',
      plnPerUsd: 3.6214,
      exchangeRateDate: '2026-03-27',
      orderDate: momentOf(random, '2026-03-28'),
    })
    .returning({ id: orders.id })
  if (!order) throw new Error('an insert returned no row')
  await db.insert(orderItems).values(
    random
      .shuffle([ids.tire, ids.scarceTire, ids.wheel, ids.spacer])
      .slice(0, random.between(1, 3))
      .map((productId) => ({
        orderId: order.id,
        productId,
        title: `Produkt ${productId}`,
        price: grosze(random.between(1, 99_999)),
        quantity: random.between(1, 9),
      })),
  )
  return order.id
}

async function moveThroughStatuses(db: Database, random: Random, orderId: number): Promise<void> {
  const moments = inOrder(Array.from({ length: random.between(0, 6) }, () => momentOf(random)))
  let from: OrderStatus = 'Pending'
  let deliveredAt: Date | null = null
  for (const changedAt of moments) {
    const to = random.pick(orderStatuses.filter((status) => status !== from))
    await db.insert(orderStatusChanges).values({ orderId, from, to, changedAt, changedBy: 'staff' })
    deliveredAt = to === 'Delivered' ? changedAt : null
    from = to
  }
  await db.update(orders).set({ status: from, deliveredAt }).where(eq(orders.id, orderId))
}

async function pay(db: Database, random: Random, orderId: number): Promise<void> {
  for (const which of Array.from({ length: random.between(0, 2) }).keys()) {
    const state = random.pick(['created', 'captured', 'captured', 'refunded', 'disputed'] as const)
    const [capturedAt = null, refundedAt = null] = inOrder([momentOf(random), momentOf(random)])
    await db.insert(payments).values({
      userId: 'buyer',
      idempotencyKey: `${orderId}-${which}`,
      provider: 'przelewy24',
      captureId: state === 'created' ? null : `p24-${orderId}-${which}`,
      state,
      amount: grosze(random.between(1, 200_000)),
      orderId,
      capturedAt: state === 'created' ? null : capturedAt,
      refundedAt: state === 'refunded' ? refundedAt : null,
    })
  }
}

/** Sends parts of some captured payments back, some all of it in parts, some the rest as a whole; many parts are not done. */
async function refundParts(db: Database, random: Random, orderId: number): Promise<void> {
  const paid = await db.select().from(payments).where(eq(payments.orderId, orderId))
  for (const { id, amount, capturedAt, state } of paid) {
    if (capturedAt === null || state !== 'captured' || random.next() < 0.4) continue
    let left: number = amount
    const moments = inOrder(Array.from({ length: random.between(1, 3) }, () => momentOf(random)))
    for (const [index, endedAt] of moments.entries()) {
      const isRest = index === moments.length - 1 && random.next() < 0.5
      const part = grosze(isRest ? left : random.between(1, Math.max(1, left)))
      if (left === 0) break
      const partState = isRest ? 'done' : random.pick(['asked', 'rejected', 'done', 'done', 'done'] as const)
      await db.insert(refunds).values({
        orderId,
        key: `${id}-${index}`,
        paymentId: id,
        amount: part,
        reason: 'zwrot',
        state: partState,
        askedBy: 'staff',
        endedAt: partState === 'asked' ? null : endedAt,
      })
      if (partState !== 'rejected') left -= part
    }
    const isWhole = left === 0 ? moments.length > 0 : random.next() < 0.3
    const refundedAmount = grosze(amount - left)
    const whole = isWhole ? { state: 'refunded' as const, refundedAt: moments.at(-1) ?? null } : {}
    await db
      .update(payments)
      .set({ refundedAmount, ...whole })
      .where(eq(payments.id, id))
  }
}

/** Gives money that was paid at the delivery back by hand, while the order is Delivered. */
async function refundByHand(db: Database, random: Random, orderId: number): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  const isPaid = and(eq(payments.orderId, orderId), isNotNull(payments.capturedAt))
  if (order?.typeOfPayment !== 'payment_at_delivery' || (await db.$count(payments, isPaid)) > 0) return
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const history = await db
    .select()
    .from(orderStatusChanges)
    .where(eq(orderStatusChanges.orderId, orderId))
    .orderBy(asc(orderStatusChanges.id))
  for (const [index, { id, to, changedAt }] of history.entries()) {
    const until = history[index + 1]?.changedAt ?? new Date(changedAt.getTime() + 30 * 24 * HOUR_MS)
    if (to !== 'Delivered' || until <= changedAt || random.next() < 0.3) continue
    const span = until.getTime() - changedAt.getTime()
    await db.insert(refunds).values({
      orderId,
      key: `by-hand-${id}`,
      amount: grosze(random.between(1, total)),
      reason: 'zwrot',
      state: 'done',
      askedBy: 'staff',
      endedAt: new Date(changedAt.getTime() + random.pick([0, Math.floor(span / 2), span - 1])),
    })
  }
}

/** Lowers prices of an order, before or after its goods were handed over or in that moment; a line may go. */
async function correctPrices(db: Database, random: Random, orderId: number): Promise<void> {
  const history = await db.select().from(orderStatusChanges).where(eq(orderStatusChanges.orderId, orderId))
  const ofHistory = history.map(({ changedAt }) => changedAt)
  const moments = inOrder(
    Array.from({ length: random.between(0, 3) }, () =>
      ofHistory.length > 0 && random.next() < 0.3 ? random.pick(ofHistory) : momentOf(random),
    ),
  )
  for (const doneAt of moments) {
    const items = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId))
    const lines: LineChange[] = []
    for (const { id: itemId, title, quantity, price } of items) {
      if (random.next() < 0.4) continue
      const isGone =
        items.length - lines.filter(({ after }) => after === null).length > 1 && random.next() < 0.2
      const after = isGone ? null : { quantity, price: grosze(random.between(1, price)) }
      if (after) await db.update(orderItems).set(after).where(eq(orderItems.id, itemId))
      else await db.delete(orderItems).where(eq(orderItems.id, itemId))
      lines.push({ itemId, title, before: { quantity, price }, after })
    }
    const totalBefore = grosze(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
    const less = lines.reduce(
      (sum, { before, after }) =>
        sum + (before ? before.price * before.quantity : 0) - (after ? after.price * after.quantity : 0),
      0,
    )
    const totalAfter = grosze(totalBefore - less)
    await db.insert(orderCorrections).values({
      orderId,
      reason: 'rabat',
      fields: [],
      lines,
      totalBefore,
      totalAfter,
      doneBy: 'staff',
      doneAt,
    })
  }
}

const settings: InvoiceSettings = { ...invoicing, splitPaymentKinds: new Set(), prepaid: 'advance' }

async function invoiceSome(db: Database, random: Random, orderIds: readonly number[]): Promise<void> {
  const moments = inOrder(orderIds.map(() => momentOf(random)))
  for (const [index, now] of moments.entries()) {
    const orderId = orderIds[index]
    if (orderId === undefined) throw new Error('there is a moment for each order')
    if (!(await isIssued(db, orderId, now))) continue
    if (random.next() < 0.4) await correct(db, random, orderId, now)
  }
}

/** Not for a canceled order, nor for one that is paid in part before its goods leave. */
async function isIssued(db: Database, orderId: number, now: Date): Promise<boolean> {
  try {
    await issueInvoice({ db, company: exampleCompany, settings }, { orderId, who: null, now })
    return true
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'status_not_allowed') return false
    throw error
  }
}

async function correct(db: Database, random: Random, orderId: number, now: Date): Promise<void> {
  const [last] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.id))
    .limit(1)
  if (!last) throw new Error('the invoice was issued')
  const lines = invoiceContentSchema
    .parse(last.content)
    .lines.map(({ quantity, price }) => ({ price, quantity: random.between(0, quantity - 1) }))
  await correctInvoice(
    db,
    orderId,
    { lastSeen: last.id, reason: 'return', lines },
    { who: 'staff', now, settings },
  )
}

/** Writes that many orders with their histories, payments, refunds, invoices and corrections; the same for the same seed. */
export async function insertPastSales(db: Database, seed: number, count: number): Promise<void> {
  const random = createRandom(seed)
  const orderIds: number[] = []
  for (let index = 0; index < count; index += 1) {
    const orderId = await insertOrder(db, random)
    orderIds.push(orderId)
    await moveThroughStatuses(db, random, orderId)
    await pay(db, random, orderId)
    await correctPrices(db, random, orderId)
    await refundParts(db, random, orderId)
    await refundByHand(db, random, orderId)
  }
  await invoiceSome(db, random, random.shuffle(orderIds).slice(0, Math.floor(count / 2)))
}

import { orderPaymentSchema, startedPaymentSchema, type OrderPayment } from '@bieznik/contract/money/payment'
import { asc, eq, sql } from 'drizzle-orm'
import { products } from '../src/platform/db/schema/catalogue.ts'
import { refunds } from '../src/platform/db/schema/corrections.ts'
import { payments } from '../src/platform/db/schema/payments.ts'
import { reconcileDue } from '../src/money/payments/reconcile.ts'
import type { PaymentRow } from '../src/money/payments/payments.queries.ts'
import { stockKeeper } from '../src/catalogue/products/stock-keeper.ts'
import { ids } from './catalogue.ts'
import { createRecordingLogger } from './recording-logger.ts'
import type { P24 } from './p24.ts'
import { orderIn } from './replies.ts'
import type { Customer, Reply, Shop } from './shop.ts'

/** One person's order of one wheel (299 PLN) that is paid through Przelewy24, with everything that can happen to it. */
export class PaidOrder {
  readonly buyer: Customer
  private readonly shop: Shop
  private readonly p24: P24
  id = 0

  constructor(shop: Shop, p24: P24) {
    this.shop = shop
    this.p24 = p24
    this.buyer = shop.asGuest(`buyer-${crypto.randomUUID()}`)
  }

  async place(differences: object = {}): Promise<this> {
    // As many orders as there are tests.
    await this.shop.db.update(products).set({ quantityInStock: 10 }).where(eq(products.id, ids.wheel))
    await this.buyer.add(ids.wheel)
    this.id = orderIn(await this.buyer.order({ typeOfPayment: 'przelewy24', ...differences })).id
    return this
  }

  /** Asks where to pay. */
  start(key: string = crypto.randomUUID()): Promise<Reply> {
    return this.buyer.call('POST', `/api/shop/payments/orders/${this.id}`, {
      body: { language: 'pl' },
      headers: { 'idempotency-key': key },
    })
  }

  /** Types the code of a bank's app in. */
  blik(code: string, key: string = crypto.randomUUID()): Promise<Reply> {
    const payer = { address: '203.0.113.7', userAgent: 'Firefox' }
    return this.buyer.call('POST', `/api/shop/payments/orders/${this.id}/blik`, {
      body: { language: 'pl', code, payer },
      headers: { 'idempotency-key': key },
    })
  }

  /** The token of a new try. */
  async try(key?: string): Promise<string> {
    const { payAt } = startedPaymentSchema.parse((await this.start(key)).body)
    return payAt.slice(payAt.lastIndexOf('/') + 1)
  }

  async placeAndTry(): Promise<string> {
    await this.place()
    return this.try()
  }

  /** The buyer is back at the shop. */
  async back(): Promise<OrderPayment> {
    const reply = await this.buyer.call('POST', `/api/shop/payments/orders/${this.id}/return`)
    return orderPaymentSchema.parse(reply.body)
  }

  /** The shop receives a notification with this text. */
  notify(text: string): Promise<Reply> {
    return this.shop.anyone.call('POST', '/api/przelewy24/notifications', {
      body: text,
      headers: { 'content-type': 'application/json' },
    })
  }

  /** Przelewy24 notifies of what was paid in the newest try, as often as is asked. */
  async notifyPaid({ times = 1, index = 0, differences = {} } = {}): Promise<number[]> {
    const { sessionId } = await this.last()
    const text = await this.p24.notification(sessionId ?? '', differences, index)
    const replies = await Promise.all(Array.from({ length: times }, () => this.notify(text)))
    return replies.map(({ status }) => status)
  }

  async rows(): Promise<PaymentRow[]> {
    return this.shop.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, this.id))
      .orderBy(asc(payments.createdAt))
  }

  async last(): Promise<PaymentRow> {
    const row = (await this.rows()).at(-1)
    if (!row) throw new Error('nobody has tried to pay')
    return row
  }

  /** The time of the next look has come, for this order's payments alone. */
  async lookAgain(ageHours = 0): Promise<void> {
    const { db } = this.shop
    const age = sql`make_interval(hours => ${ageHours})`
    await db
      .update(payments)
      .set({
        nextLookAt: sql`case when ${payments.nextLookAt} is null then null else now() end`,
        createdAt: sql`${payments.createdAt} - ${age}`,
      })
      .where(eq(payments.orderId, this.id))
    await db
      .update(refunds)
      .set({ nextLookAt: sql`case when ${refunds.nextLookAt} is null then null else now() end` })
      .where(eq(refunds.orderId, this.id))
    await reconcileDue({
      db,
      stock: stockKeeper,
      providers: this.p24.providers,
      logger: createRecordingLogger(),
    })
  }

  async refund(index = 0, key: string = crypto.randomUUID()): Promise<Reply> {
    const id = (await this.rows())[index]?.id
    return this.shop
      .asStaff()
      .call('POST', `/api/shop/payments/${id}/refund`, { headers: { 'idempotency-key': key } })
  }

  /** What was asked to go back of the order's payments, oldest first. */
  async refunds() {
    return this.shop.db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, this.id))
      .orderBy(asc(refunds.askedAt))
  }

  /** What staff see: paid and due, in złoty. */
  async books(): Promise<unknown> {
    return (await this.shop.asStaff().get(`/api/tires/orders/${this.id}`)).body
  }
}

import { walletPaymentSchema, type WalletPayment } from '@bieznik/contract/money/payment'
import { eq, sql } from 'drizzle-orm'
import { refunds } from '../src/platform/db/schema/corrections.ts'
import { payments } from '../src/platform/db/schema/payments.ts'
import { reconcileDue } from '../src/money/payments/reconcile.ts'
import type { PaymentRow } from '../src/money/payments/payments.queries.ts'
import { stockKeeper } from '../src/catalogue/products/stock-keeper.ts'
import { ids } from './catalogue.ts'
import { createRecordingLogger } from './recording-logger.ts'
import type { Paypal } from './paypal.ts'
import type { Customer, Reply, Shop } from './shop.ts'

/** The price of the one wheel in the cart: 299 PLN. */
const TOTAL = 299

/** One person's payment of a cart with one wheel, with everything that can happen to it. */
export class Till {
  readonly buyer: Customer
  readonly paypal: Paypal
  private readonly shop: Shop
  private readonly key = crypto.randomUUID()
  private created: WalletPayment | null = null

  constructor(shop: Shop, paypal: Paypal) {
    this.shop = shop
    this.paypal = paypal
    this.buyer = shop.asCustomer(`buyer-${crypto.randomUUID()}`)
  }

  get payment(): WalletPayment {
    if (!this.created) throw new Error('nothing was created yet')
    return this.created
  }

  /** Asks for a payment, with the same key each time. */
  ask(differences: { expectedTotal?: number } = {}, key = this.key): Promise<Reply> {
    return this.buyer.call('POST', '/api/shop/payments', {
      body: { expectedTotal: TOTAL, ...differences },
      headers: { 'idempotency-key': key },
    })
  }

  async open(): Promise<this> {
    await this.buyer.add(ids.wheel)
    this.created = walletPaymentSchema.parse((await this.ask()).body)
    return this
  }

  approve(): Promise<void> {
    return this.paypal.choose(this.payment.walletOrderId, 'approve')
  }

  async openApproved(): Promise<this> {
    await this.open()
    await this.approve()
    return this
  }

  capture(): Promise<Reply> {
    return this.buyer.call('POST', `/api/shop/payments/${this.payment.walletOrderId}/capture`)
  }

  refund(): Promise<Reply> {
    return this.shop.asStaff().call('POST', `/api/shop/payments/${this.payment.id}/refund`, {
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  }

  /** PayPal sends the same notification as often as is asked. */
  async notify(type: string, times = 1): Promise<Reply[]> {
    const webhook = await this.paypal.webhook(this.payment.walletOrderId, type)
    return Promise.all(
      Array.from({ length: times }, () => this.shop.anyone.call('POST', '/api/paypal/webhooks', webhook)),
    )
  }

  /** The time of the next look has come, for this payment alone. */
  async lookAgain(ageHours = 0): Promise<void> {
    const age = sql`make_interval(hours => ${ageHours})`
    await this.shop.db
      .update(payments)
      .set({
        nextLookAt: sql`case when ${payments.nextLookAt} is null then null else now() end`,
        createdAt: sql`${payments.createdAt} - ${age}`,
      })
      .where(eq(payments.id, this.payment.id))
    await this.shop.db
      .update(refunds)
      .set({ nextLookAt: sql`case when ${refunds.nextLookAt} is null then null else now() end` })
      .where(eq(refunds.paymentId, this.payment.id))
    const deps = {
      db: this.shop.db,
      stock: stockKeeper,
      providers: this.paypal.providers,
      logger: createRecordingLogger(),
    }
    await reconcileDue(deps)
  }

  async row(): Promise<PaymentRow> {
    const [row] = await this.shop.db.select().from(payments).where(eq(payments.id, this.payment.id))
    if (!row) throw new Error('the payment is gone')
    return row
  }

  /** What PayPal has in its books of this payment: the status of its capture; null: it took nothing. */
  async atPaypal(): Promise<string | null> {
    const { orders } = await this.paypal.books()
    return orders.find(({ unit }) => unit.custom_id === this.payment.id)?.capture?.status ?? null
  }

  waiting(): Promise<Reply> {
    return this.buyer.get('/api/shop/payments')
  }
}

import { addMoney, type Grosze } from '@bieznik/contract/money/money'
import { orderDetailSchema, type OrderDetail } from '@bieznik/contract/selling/order'
import { eq } from 'drizzle-orm'
import { refunds } from '../src/platform/db/schema/corrections.ts'
import type { PaymentRow } from '../src/money/payments/payments.queries.ts'
import type { RefundRow } from '../src/money/refunds/claim-refund.ts'
import type { Reply, Shop } from './shop.ts'

/** What every order of these histories comes to: one wheel. */
export const PRICE = 29_900

/** A refund as the provider has it, in the smallest unit of its currency. */
export type ProviderRefund = { id: string; amount: number; state: 'done' | 'open' | 'rejected' }
export type Notice = { path: string; body: string; headers: Record<string, string> }

/** An order that was paid through a provider, seen from the side of the provider. */
export type PaidAt = {
  orderId: number
  /** What came in, in the smallest unit of the provider's currency. */
  received: number
  payment: () => Promise<PaymentRow>
  /** A refund of ours in the unit of the provider. */
  amountOf: (refund: RefundRow) => number
  refunds: () => Promise<ProviderRefund[]>
  /** The provider decides on an open refund. Returns its notification, which has not been sent. */
  decide: (id: string, isDone: boolean) => Promise<Notice>
  /** The job of the shop looks at this payment and its refunds. */
  lookAgain: () => Promise<void>
  /** There are funds, and no more faults. */
  calm: () => Promise<void>
}

type Request = { path: string; body?: object; key: string }

/** One history of an order's refunds, and all that has to be known of it. */
export class RefundStory {
  readonly paid: PaidAt
  /** The last request of staff, for a repeat. */
  last: Request | null = null
  /** Notifications that have not arrived. */
  readonly late: Notice[] = []
  private readonly shop: Shop
  /** The program that runs after a restart: nothing of the first is left but the database. */
  private readonly other: Shop
  private running: Shop

  constructor(shop: Shop, other: Shop, paid: PaidAt) {
    this.paid = paid
    this.shop = shop
    this.other = other
    this.running = shop
  }

  restart(): void {
    this.running = this.running === this.shop ? this.other : this.shop
  }

  send({ path, body, key }: Request): Promise<Reply> {
    this.last = { path, key, ...(body && { body }) }
    return this.running
      .asStaff()
      .call('POST', path, { headers: { 'idempotency-key': key }, ...(body && { body }) })
  }

  rows(): Promise<RefundRow[]> {
    return this.shop.db.select().from(refunds).where(eq(refunds.orderId, this.paid.orderId))
  }

  async refunded(): Promise<Grosze> {
    const counted = (await this.rows()).filter(({ state }) => state !== 'rejected')
    return addMoney(...counted.map(({ amount }) => amount))
  }

  async ofState(state: ProviderRefund['state']): Promise<ProviderRefund[]> {
    return (await this.paid.refunds()).filter((each) => each.state === state)
  }

  /** Sent again while the shop cannot take it, as providers do. */
  async notify({ path, body, headers }: Notice): Promise<void> {
    const reply = await this.running.anyone.call('POST', path, { body, headers })
    if (reply.status === 503 || reply.status === 502) return this.notify({ path, body, headers })
    if (reply.status >= 300)
      throw new Error(`a notification was answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  }

  /** What staff see of the order. */
  async detail(): Promise<OrderDetail> {
    const reply = await this.shop.asStaff().get(`/api/tires/orders/${this.paid.orderId}`)
    return orderDetailSchema.parse(reply.body)
  }

  /** Everything that is open comes to an end, and what was lost is found by looking. */
  async settle(): Promise<void> {
    for (let round = 0; round < 20; round += 1) {
      await this.paid.calm()
      await this.paid.lookAgain()
      for (const { id } of await this.ofState('open')) await this.paid.decide(id, true)
      if ((await this.rows()).every(({ state }) => state !== 'asked')) break
    }
    for (const notice of this.late) await this.notify(notice)
  }
}

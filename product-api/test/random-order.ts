import { orderDetailSchema, type OrderDetail } from '@bieznik/contract/selling/order'
import { orderReturnsSchema } from '@bieznik/contract/money/refund'
import { grosze } from '@bieznik/contract/money/money'
import type { Random } from '../src/platform/db/seed/random.ts'
import { orderIn } from './replies.ts'
import type { Reply, Shop } from './shop.ts'
import { payByTransfer } from './transfers.ts'

export type PricedProduct = { id: number; price: number }

type Line = { itemId: number; price: number; quantity: number; returned: number }
type Party = 'receipt' | 'invoice' | 'company'

const RIGHT_NIP = '5260250274'
const parties: Record<Party, object> = {
  receipt: { documentKind: 'receipt' },
  invoice: { documentKind: 'invoice' },
  company: { customerType: 'company', companyName: 'Transport Sp. z o.o.', unn: '5260001246' },
}

const inPln = (amount: number): number => amount / 100
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * An order with all that can become of it, through the routes that buyers and staff use, and beside it what it should come to: computed from
 * what was done to it, in whole grosze, from nothing that the shop says but the ids of its lines.
 */
export class RandomOrder {
  readonly party: Party
  id = 0
  isCanceled = false
  isGone = false
  isInvoiced = false
  /** grosze that came in, and that went back. */
  received = 0
  refunded = 0
  private readonly shop: Shop
  private readonly random: Random
  private readonly staff
  private readonly isCash: boolean
  private lines: Line[] = []
  private invoiced: { price: number; quantity: number }[] = []

  constructor(shop: Shop, random: Random) {
    this.shop = shop
    this.random = random
    this.staff = shop.asStaff()
    this.party = random.pick(['receipt', 'receipt', 'invoice', 'company'])
    this.isCash = random.next() < 0.5
  }

  /** What was sold. */
  get total(): number {
    return sum(this.lines.map(({ price, quantity }) => price * quantity))
  }

  /** What the buyer keeps. */
  get kept(): number {
    return sum(this.lines.map(({ price, quantity, returned }) => price * (quantity - returned)))
  }

  /** Lives from the cart to the last document. */
  async live(products: readonly PricedProduct[]): Promise<void> {
    await this.place(products)
    if (this.isTrue(0.35)) await this.correctBefore()
    if (this.isTrue(0.1)) return this.cancel()
    if (!this.isCash) await this.payByTransfer()
    const isInvoicedAtOnce = this.party !== 'receipt' && this.isTrue(0.5)
    if (isInvoicedAtOnce) await this.issue()
    await this.handOver()
    if (this.isTrue(0.25)) await this.lowerPrice()
    if (!isInvoicedAtOnce && (this.party !== 'receipt' || this.isTrue(0.2))) await this.issue()
    for (let times = this.random.between(0, 2); times > 0; times -= 1) await this.takeBack()
    for (let times = this.random.between(0, 2); times > 0; times -= 1) await this.refund()
    if (this.isInvoiced) await this.correctDocuments()
  }

  private readonly isTrue = (share: number): boolean => this.random.next() < share

  private async post(path: string, body: object, key?: string): Promise<Reply> {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    const reply = await this.staff.call('POST', `/api/tires/orders/${this.id}/${path}`, { body, headers })
    if (reply.status !== 200)
      throw new Error(`order ${this.id}: ${path} ${JSON.stringify(body)}: ${JSON.stringify(reply.body)}`)
    return reply
  }

  private async detail(): Promise<OrderDetail> {
    return orderDetailSchema.parse((await this.staff.get(`/api/tires/orders/${this.id}`)).body)
  }

  private async place(products: readonly PricedProduct[]): Promise<void> {
    const buyer = this.shop.asCustomer(`buyer-${crypto.randomUUID()}`)
    const chosen = this.random
      .shuffle(products)
      .slice(0, this.random.between(1, 4))
      .map(({ id, price }) => ({ id, price, quantity: this.random.between(1, 10) }))
    for (const { id, quantity } of chosen) await buyer.add(id, quantity)
    this.id = orderIn(
      await buyer.order({
        ...parties[this.party],
        typeOfDelivery: this.random.pick(['shipping_to_customer', 'delivery_with_assembly']),
        typeOfPayment: this.isCash ? 'payment_at_delivery' : 'transfer',
      }),
    ).id
    const { orderItems } = await this.detail()
    this.lines = orderItems.map(({ id: itemId, productId }) => {
      const { price, quantity } = chosen.find(({ id }) => id === productId) ?? { price: 0, quantity: 0 }
      return { itemId, price, quantity, returned: 0 }
    })
  }

  private async correct(lines: { itemId: number; quantity: number | null; price: number }[]): Promise<void> {
    const { status, corrections = [] } = await this.detail()
    const seen = { status, correction: corrections.at(-1)?.id ?? null }
    await this.post(
      'corrections',
      {
        seen,
        reason: 'Ustalone przez telefon',
        lines: lines.map((line) => ({ ...line, price: inPln(line.price) })),
      },
      crypto.randomUUID(),
    )
  }

  /** Other quantities and prices; a line may go. */
  private async correctBefore(): Promise<void> {
    const isGoing = this.lines.length > 1 && this.isTrue(0.4)
    const after = this.lines.map((line, index) =>
      isGoing && index === 0
        ? { ...line, quantity: null }
        : { ...line, quantity: this.random.between(1, 12), price: this.random.between(1, 150_000) },
    )
    await this.correct(after.map(({ itemId, quantity, price }) => ({ itemId, quantity, price })))
    this.lines = after.flatMap((line) =>
      line.quantity === null ? [] : [{ ...line, quantity: line.quantity }],
    )
  }

  /** After the goods have left, a price falls at most. */
  private async lowerPrice(): Promise<void> {
    const line = this.random.pick(this.lines)
    const price = this.random.between(1, line.price)
    if (price === line.price) return
    await this.correct([{ itemId: line.itemId, quantity: line.quantity, price }])
    line.price = price
  }

  private async changeStatus(status: string): Promise<void> {
    const reply = await this.staff.changeStatus({ orderId: String(this.id), status })
    if (reply.status !== 200) throw new Error(`order ${this.id}: ${status} ${JSON.stringify(reply.body)}`)
  }

  private async cancel(): Promise<void> {
    await this.changeStatus('Canceled')
    this.isCanceled = true
  }

  private async payByTransfer(): Promise<void> {
    this.received = this.total
    await payByTransfer(this.shop.db, this.id, grosze(this.received))
  }

  private async handOver(): Promise<void> {
    await this.changeStatus('Sent')
    await this.changeStatus('Delivered')
    this.isGone = true
    if (this.isCash) this.received = this.total
  }

  private async issue(): Promise<void> {
    await this.post('invoices', {})
    this.isInvoiced = true
    this.invoiced = this.lines.map(({ price, quantity }) => ({ price, quantity }))
  }

  private async takeBack(): Promise<void> {
    const back = this.lines
      .filter(({ quantity, returned }) => quantity > returned && this.isTrue(0.6))
      .map((line) => ({ line, pieces: this.random.between(1, line.quantity - line.returned) }))
    if (back.length === 0) return
    const lines = back.map(({ line: { itemId }, pieces }) => ({
      itemId,
      pieces,
      condition: this.random.pick(['stock', 'scrap']),
    }))
    await this.post('returns', { lines, note: 'Towar wrócił' }, crypto.randomUUID())
    for (const { line, pieces } of back) line.returned += pieces
  }

  /** All, pieces of a line or an amount, as far as so much is there. */
  private async refund(): Promise<void> {
    const left = this.received - this.refunded
    const line = this.random.pick(this.lines)
    const pieces = this.random.between(1, line.quantity)
    const part = this.random.between(1, Math.max(1, left))
    const [what, amount] = this.random.pick([
      [{ kind: 'all' }, left] as const,
      [{ kind: 'lines', lines: [{ itemId: line.itemId, pieces }] }, pieces * line.price] as const,
      [{ kind: 'amount', amount: inPln(part) }, part] as const,
    ])
    if (amount < 1 || amount > left) return
    const body = { what, reason: 'Zwrot pieniędzy', seen: inPln(this.refunded) }
    const reply = await this.post('refunds', body, crypto.randomUUID())
    this.refunded += amount
    const { refunded } = orderReturnsSchema.parse(reply.body)
    if (refunded !== this.refunded)
      throw new Error(`order ${this.id}: ${refunded} went back, not ${this.refunded}`)
  }

  private async correctBuyer(taxId: string | null): Promise<void> {
    const { id = 0, buyer } = (await this.detail()).invoices?.at(-1) ?? {}
    const corrected = { ...buyer, name: 'Nabywca Poprawiony', ...(taxId !== null && { taxId }) }
    await this.post('invoices/buyer-corrections', { lastSeen: id, buyer: corrected })
  }

  /** Until the documents say what the buyer keeps. */
  private async correctDocuments(): Promise<void> {
    if (this.party === 'company' && this.isTrue(0.2)) await this.correctBuyer(RIGHT_NIP)
    else if (this.isTrue(0.15)) await this.correctBuyer(null)
    const now = this.lines.map(({ price, quantity, returned }) => ({ price, quantity: quantity - returned }))
    const isSame = now.every(
      ({ price, quantity }, index) =>
        price === this.invoiced[index]?.price && quantity === this.invoiced[index].quantity,
    )
    if (isSame) return
    await this.post('invoices/corrections', {
      lastSeen: (await this.detail()).invoices?.at(-1)?.id,
      reason: 'return',
      lines: now.map(({ price, quantity }) => ({ quantity, price: inPln(price) })),
    })
  }
}

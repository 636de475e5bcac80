import { randomBytes } from 'node:crypto'
import type { Amount, OrderRequest } from './order-request.ts'
import { Refusal } from './refusal.ts'

type Unit = OrderRequest['purchase_units'][0]

/** `reviewed`: PayPal takes the money and holds it back until it has looked. */
export type Instrument = 'good' | 'declined' | 'reviewed'

export type Refund = { id: string; amount: Amount }

export type Capture = {
  id: string
  status: 'COMPLETED' | 'DECLINED' | 'PENDING' | 'REFUNDED' | 'PARTIALLY_REFUNDED'
  amount: Amount
  refunds: Refund[]
}

export type Order = {
  id: string
  /** `PAYER_ACTION_REQUIRED` instead of `CREATED` where the request names the wallet. */
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  unit: Unit
  /** What the buyer chose to pay with. */
  instrument: Instrument | null
  capture: Capture | null
  createdAt: string
}

/** Seventeen capital letters and digits, as PayPal's ids are. */
export function newId(): string {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXY'
  return Array.from(randomBytes(17), (byte) => alphabet[byte % alphabet.length]).join('')
}

const cents = ({ value }: Amount) => Math.round(Number(value) * 100)
const valueOf = (amount: number) => (amount / 100).toFixed(2)

/** The orders of the stand-in, as long as it runs. Whatever is not possible throws a Refusal with PayPal's own issue. */
export function makeOrders(merchantId: string) {
  const orders = new Map<string, Order>()

  const require = (id: string): Order => {
    const order = orders.get(id)
    if (!order) throw new Refusal('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
    return order
  }

  const requireCapture = (id: string): { order: Order; capture: Capture } => {
    for (const order of orders.values())
      if (order.capture?.id === id) return { order, capture: order.capture }
    throw new Refusal('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  }

  return {
    require,
    requireCapture,
    all: () => [...orders.values()],

    create: ({ purchase_units: [unit], payment_source }: OrderRequest): Order => {
      if (cents(unit.amount) === 0) throw new Refusal('UNPROCESSABLE_ENTITY', 'CANNOT_BE_ZERO_OR_NEGATIVE')
      const order: Order = {
        id: newId(),
        status: payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
        unit: { payee: { merchant_id: merchantId }, ...unit },
        instrument: null,
        capture: null,
        createdAt: new Date().toISOString(),
      }
      orders.set(order.id, order)
      return order
    },

    /** What the buyer does on PayPal's page. */
    approve: (id: string, instrument: Instrument): Order => {
      const order = require(id)
      if (order.status === 'COMPLETED') throw new Refusal('UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED')
      order.status = 'APPROVED'
      order.instrument = instrument
      return order
    },

    capture: (id: string): Order => {
      const order = require(id)
      if (order.status === 'COMPLETED') throw new Refusal('UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_CAPTURED')
      if (order.status !== 'APPROVED') throw new Refusal('UNPROCESSABLE_ENTITY', 'ORDER_NOT_APPROVED')
      if (order.instrument === 'declined') throw new Refusal('UNPROCESSABLE_ENTITY', 'INSTRUMENT_DECLINED')
      order.status = 'COMPLETED'
      const status = order.instrument === 'reviewed' ? 'PENDING' : 'COMPLETED'
      order.capture = { id: newId(), status, amount: order.unit.amount, refunds: [] }
      return order
    },

    /** The review is over. */
    review: (id: string, isFine: boolean): Order => {
      const order = require(id)
      if (order.capture) order.capture.status = isFine ? 'COMPLETED' : 'DECLINED'
      return order
    },

    /** Sends an amount back; without one, all that is left. */
    refund: (captureId: string, amount?: Amount): { order: Order; capture: Capture; refund: Refund } => {
      const { order, capture } = requireCapture(captureId)
      const left = cents(capture.amount) - capture.refunds.reduce((sum, each) => sum + cents(each.amount), 0)
      if (left === 0) throw new Refusal('UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED')
      const back = amount ? cents(amount) : left
      if (back > left) throw new Refusal('UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED')
      const { currency_code } = capture.amount
      const refund = { id: newId(), amount: { currency_code, value: valueOf(back) } }
      capture.refunds.push(refund)
      capture.status = back === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
      return { order, capture, refund }
    },

    /** The buyer's time has run out. */
    expire: (id: string): void => {
      require(id).status = 'VOIDED'
    },

    /** As if PayPal had never heard of it. */
    forget: (id: string): void => {
      orders.delete(id)
    },
  }
}

export type Orders = ReturnType<typeof makeOrders>

import { randomBytes } from 'node:crypto'
import type { Amount, OrderRequest } from './order-request.ts'
import { Refusal, type Decline } from './refusal.ts'

type Unit = OrderRequest['purchase_units'][0]

/** `reviewed`: PayPal takes the money and holds it back until it has looked. */
export type Instrument = 'good' | 'reviewed' | Decline

export type Refund = {
  id: string
  amount: Amount
  status: 'COMPLETED' | 'PENDING' | 'FAILED'
  customId?: string | undefined
  invoiceId?: string | undefined
  /** PayPal took it, and the seller did not send it. */
  isReversal?: boolean
}

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
      if (Number(unit.amount.value) === 0)
        throw new Refusal('UNPROCESSABLE_ENTITY', 'CANNOT_BE_ZERO_OR_NEGATIVE')
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
      const instrument = order.instrument ?? 'good'
      if (instrument !== 'good' && instrument !== 'reviewed')
        throw new Refusal('UNPROCESSABLE_ENTITY', instrument)
      order.status = 'COMPLETED'
      const status = instrument === 'reviewed' ? 'PENDING' : 'COMPLETED'
      order.capture = { id: newId(), status, amount: order.unit.amount, refunds: [] }
      return order
    },

    /** The review is over. */
    review: (id: string, isFine: boolean): Order => {
      const order = require(id)
      if (order.capture) order.capture.status = isFine ? 'COMPLETED' : 'DECLINED'
      return order
    },

    /** The buyer's time has run out. */
    expire: (id: string): void => {
      require(id).status = 'VOIDED'
    },

    /** As if PayPal did not know it. */
    forget: (id: string): void => {
      orders.delete(id)
    },
  }
}

export type Orders = ReturnType<typeof makeOrders>

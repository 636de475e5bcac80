import { z } from 'zod'
import { amountSchema, type Amount } from './order-request.ts'
import { newId, type Capture, type Order, type Orders, type Refund } from './orders.ts'
import { Refusal } from './refusal.ts'

/** Body of `POST /v2/payments/captures/{id}/refund`. */
export const refundRequestSchema = z.strictObject({
  amount: amountSchema.optional(),
  custom_id: z.string().min(1).max(127).optional(),
  invoice_id: z.string().min(1).max(127).optional(),
  note_to_payer: z.string().min(1).max(255).optional(),
})
type RefundRequest = z.output<typeof refundRequestSchema>

const cents = ({ value }: Amount) => Math.round(Number(value) * 100)
const valueOf = (amount: number) => (amount / 100).toFixed(2)

const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { amount }) => sum + cents(amount), 0)

/** What went back of a capture so far. */
export function totalRefunded({ refunds, amount }: Capture): Amount {
  const gone = sumOf(refunds.filter(({ status }) => status === 'COMPLETED'))
  return { currency_code: amount.currency_code, value: valueOf(gone) }
}

/** What is on its way counts as gone, until it turns out that it is not. */
const leftOf = ({ amount, refunds }: Capture) =>
  cents(amount) - sumOf(refunds.filter(({ status }) => status !== 'FAILED'))

function settle(capture: Capture): void {
  const gone = cents(totalRefunded(capture))
  if (gone === cents(capture.amount)) capture.status = 'REFUNDED'
  else capture.status = gone > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED'
}

function amountOf(capture: Capture, asked: Amount | undefined): Amount {
  const { currency_code } = capture.amount
  const left = leftOf(capture)
  if (left === 0) throw new Refusal('UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED')
  const back = asked ? cents(asked) : left
  if (asked && asked.currency_code !== currency_code)
    throw new Refusal('UNPROCESSABLE_ENTITY', 'REFUND_CAPTURE_CURRENCY_MISMATCH')
  if (back === 0) throw new Refusal('UNPROCESSABLE_ENTITY', 'CANNOT_BE_ZERO_OR_NEGATIVE', '/amount/value')
  if (back > left) throw new Refusal('UNPROCESSABLE_ENTITY', 'REFUND_AMOUNT_EXCEEDED')
  return { currency_code, value: valueOf(back) }
}

export type Refunded = { order: Order; capture: Capture; refund: Refund }

/** Ids of PayPal's. `refund`: not given, any will do. */
type Named = { order: string; refund?: string | undefined }

/** Money that goes back, as the seller asks for it or as PayPal takes it. */
export function makeRefunds({ require, requireCapture, all }: Orders) {
  const isKnown = (invoiceId: string) =>
    all().some(({ capture }) => capture?.refunds.some((refund) => refund.invoiceId === invoiceId))

  const add = (capture: Capture, refund: Omit<Refund, 'id'>): Refund => {
    const added = { id: newId(), ...refund }
    capture.refunds.push(added)
    settle(capture)
    return added
  }

  return {
    /** Sends an amount back; without one, all that is left. @param isHeld it is decided later */
    send: (captureId: string, request: RefundRequest, isHeld: boolean): Refunded => {
      const { order, capture } = requireCapture(captureId)
      if (capture.status === 'PENDING') throw new Refusal('UNPROCESSABLE_ENTITY', 'PENDING_CAPTURE')
      const { custom_id: customId, invoice_id: invoiceId } = request
      if (invoiceId !== undefined && isKnown(invoiceId))
        throw new Refusal('UNPROCESSABLE_ENTITY', 'DUPLICATE_INVOICE_ID')
      const amount = amountOf(capture, request.amount)
      const refund = add(capture, { amount, status: isHeld ? 'PENDING' : 'COMPLETED', customId, invoiceId })
      return { order, capture, refund }
    },

    require: (named: Named): { order: Order; refund: Refund | undefined } => {
      const order = require(named.order)
      return { order, refund: order.capture?.refunds.find(({ id }) => id === named.refund) }
    },

    /** Decides one that is held. */
    end: (named: Named, isFine: boolean): Refunded => {
      const order = require(named.order)
      const { capture } = order
      const held = capture?.refunds.find(
        ({ id, status }) => status === 'PENDING' && (named.refund ?? id) === id,
      )
      if (!capture || !held) throw new Refusal('INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
      held.status = isFine ? 'COMPLETED' : 'FAILED'
      settle(capture)
      return { order, capture, refund: held }
    },

    /** PayPal takes money back from the seller, after a dispute say; without an amount, all that is left. */
    reverse: (orderId: string, amount?: Amount): Order => {
      const order = require(orderId)
      if (!order.capture) throw new Refusal('INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
      const taken = amountOf(order.capture, amount)
      add(order.capture, { amount: taken, status: 'COMPLETED', isReversal: true })
      return order
    },
  }
}

export type Refunds = ReturnType<typeof makeRefunds>

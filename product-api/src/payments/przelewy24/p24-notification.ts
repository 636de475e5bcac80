import { z } from 'zod'
import { ProblemError } from '../../http/problem-error.ts'
import { isSameSign, notificationSign, refundSign } from './sign.ts'

const shared = {
  merchantId: z.int(),
  sessionId: z.string().max(100),
  amount: z.int(),
  currency: z.string().max(3),
  orderId: z.int().min(1),
  sign: z.string().max(200),
}

const paymentSchema = z.object({
  ...shared,
  posId: z.int(),
  originAmount: z.int(),
  methodId: z.int(),
  statement: z.string().max(500),
})

const refundSchema = z.object({ ...shared, refundsUuid: z.string().max(50), status: z.int() })

export type P24Payment = z.output<typeof paymentSchema>
export type P24Refund = z.output<typeof refundSchema>
export type P24Notification = { kind: 'payment'; payment: P24Payment } | { kind: 'refund'; refund: P24Refund }

function parse(text: string): P24Notification {
  try {
    const body: unknown = JSON.parse(text)
    const isRefund = typeof body === 'object' && body !== null && 'refundsUuid' in body
    return isRefund
      ? { kind: 'refund', refund: refundSchema.parse(body) }
      : { kind: 'payment', payment: paymentSchema.parse(body) }
  } catch (cause) {
    throw new ProblemError('invalid_request', 'This is no notification of Przelewy24.', { cause })
  }
}

/** Throws invalid_request, and unauthenticated unless it is signed with our key and for our account. */
export function readP24Notification(
  text: string,
  { merchantId, crc }: { merchantId: number; crc: string },
): P24Notification {
  const notification = parse(text)
  const signed = notification.kind === 'refund' ? notification.refund : notification.payment
  const expected =
    notification.kind === 'refund'
      ? refundSign(notification.refund, crc)
      : notificationSign(notification.payment, crc)
  if (!isSameSign(signed.sign, expected) || signed.merchantId !== merchantId)
    throw new ProblemError('unauthenticated', 'Przelewy24 did not send this.')
  return notification
}

import { z } from 'zod'
import { ProblemError } from '../../../platform/http/problem-error.ts'
import { blikSign, isSameSign, notificationSign, refundSign } from './sign.ts'

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

/** The additional notification of a BLIK payment: what the bank says, before any money is there. `error` 0: it agreed. */
const blikSchema = z
  .object({
    data: z.object({
      orderId: z.int().min(1),
      sessionId: z.string().max(100),
      method: z.int(),
      result: z.unknown(),
      sign: z.string().max(200),
    }),
  })
  .transform(({ data }) => data)
const blikResultSchema = z.object({ error: z.coerce.string().max(20) })

export type P24Payment = z.output<typeof paymentSchema>
export type P24Refund = z.output<typeof refundSchema>
export type P24Notification =
  | { kind: 'payment'; payment: P24Payment }
  | { kind: 'refund'; refund: P24Refund }
  | { kind: 'blik'; blik: { orderId: number; sessionId: string; isRefused: boolean } }

type Account = { merchantId: number; crc: string }

const has = (body: unknown, key: string) => typeof body === 'object' && body !== null && key in body

function requireSigned(isSigned: boolean): void {
  if (!isSigned) throw new ProblemError('unauthenticated', 'Przelewy24 did not send this.')
}

function readBlik(body: unknown, { crc }: Account): P24Notification {
  const { sign, ...signed } = blikSchema.parse(body)
  const { error } = blikResultSchema.parse(signed.result)
  requireSigned(isSameSign(sign, blikSign(signed, crc)))
  const { orderId, sessionId } = signed
  return { kind: 'blik', blik: { orderId, sessionId, isRefused: error !== '0' } }
}

function readRefund(body: unknown, { merchantId, crc }: Account): P24Notification {
  const refund = refundSchema.parse(body)
  requireSigned(isSameSign(refund.sign, refundSign(refund, crc)) && refund.merchantId === merchantId)
  return { kind: 'refund', refund }
}

function readPayment(body: unknown, { merchantId, crc }: Account): P24Notification {
  const payment = paymentSchema.parse(body)
  requireSigned(isSameSign(payment.sign, notificationSign(payment, crc)) && payment.merchantId === merchantId)
  return { kind: 'payment', payment }
}

/** Throws invalid_request, and unauthenticated unless it is signed with our key and for our account. */
export function readP24Notification(text: string, account: Account): P24Notification {
  try {
    const body: unknown = JSON.parse(text)
    if (has(body, 'refundsUuid')) return readRefund(body, account)
    return has(body, 'data') ? readBlik(body, account) : readPayment(body, account)
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause
    throw new ProblemError('invalid_request', 'This is no notification of Przelewy24.', { cause })
  }
}

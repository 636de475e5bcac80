import { createHash, timingSafeEqual } from 'node:crypto'

/*
 * The signs of Przelewy24's REST API v1: the SHA-384 of compact JSON with its keys in exactly this order, slashes and letters
 * unescaped, in lower-case hexadecimal. `crc` is the key that only we and Przelewy24 know.
 */

const sha384 = (fields: object) => createHash('sha384').update(JSON.stringify(fields), 'utf8').digest('hex')

type Transaction = { sessionId: string; amount: number; currency: string }

export function registerSign(
  { sessionId, merchantId, amount, currency }: Transaction & { merchantId: number },
  crc: string,
): string {
  return sha384({ sessionId, merchantId, amount, currency, crc })
}

export function verifySign(
  { sessionId, orderId, amount, currency }: Transaction & { orderId: number },
  crc: string,
): string {
  return sha384({ sessionId, orderId, amount, currency, crc })
}

export type SignedNotification = Transaction & {
  merchantId: number
  posId: number
  originAmount: number
  orderId: number
  methodId: number
  statement: string
}

export function notificationSign(notification: SignedNotification, crc: string): string {
  const { merchantId, posId, sessionId, amount, originAmount, currency } = notification
  const { orderId, methodId, statement } = notification
  return sha384({
    merchantId,
    posId,
    sessionId,
    amount,
    originAmount,
    currency,
    orderId,
    methodId,
    statement,
    crc,
  })
}

export type SignedRefund = Transaction & {
  orderId: number
  refundsUuid: string
  merchantId: number
  status: number
}

export function refundSign(refund: SignedRefund, crc: string): string {
  const { orderId, sessionId, refundsUuid, merchantId, amount, currency, status } = refund
  return sha384({ orderId, sessionId, refundsUuid, merchantId, amount, currency, status, crc })
}

/** `result` as it came: the order of its keys is a part of what is signed. */
export type SignedBlik = { orderId: number; sessionId: string; method: number; result: unknown }

export function blikSign({ orderId, sessionId, method, result }: SignedBlik, crc: string): string {
  return sha384({ orderId, sessionId, method, result, crc })
}

/** Takes the same time whatever is wrong with it. */
export function isSameSign(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

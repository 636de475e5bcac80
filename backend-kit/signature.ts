import { createHmac, timingSafeEqual } from 'node:crypto'

const hmac = (secret: string, body: string): Buffer => createHmac('sha256', secret).update(body).digest()

/** The hex HMAC-SHA256 of `body`, for the header `SIGNATURE_HEADER`. */
export const sign = (secret: string, body: string): string => hmac(secret, body).toString('hex')

/** Whether `signature` is that of `body` under `secret`. */
export function isSignedBy(secret: string, body: string, signature: string): boolean {
  // `Buffer.from` would stop, in silence, at the first letter that is no hexadecimal digit.
  if (!/^[\da-f]{64}$/i.test(signature)) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), hmac(secret, body))
}

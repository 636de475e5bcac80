import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

export const SIGNATURE_HEADER = 'x-signature'

/** Whether `signature` is the hex HMAC-SHA256 of `body` under `secret`. */
export function isSignedBy(secret: string, body: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest()
  // `Buffer.from` would stop, in silence, at the first letter that is no hexadecimal digit.
  if (!/^[\da-f]{64}$/i.test(signature)) return false
  const given = Buffer.from(signature, 'hex')
  return timingSafeEqual(given, expected)
}

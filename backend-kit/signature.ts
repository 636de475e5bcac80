import { createHmac, timingSafeEqual } from 'node:crypto'

/** The first signs; each of them is accepted, so that a secret can be replaced. None: nothing is signed, and no signature is accepted. */
export type Secrets = readonly string[]

const hmac = (secret: string, body: string): Buffer => createHmac('sha256', secret).update(body).digest()

/** Those that are set, in this order. */
export const secretsOf = (...values: (string | undefined)[]): Secrets =>
  values.filter((value) => value !== undefined)

/** The hex HMAC-SHA256 of `body`, for the header `SIGNATURE_HEADER`. */
export const sign = (secret: string, body: string): string => hmac(secret, body).toString('hex')

/** Whether `signature` is that of `body` under one of the secrets. */
export function isSignedBy(secrets: Secrets, body: string, signature: string): boolean {
  // `Buffer.from` would stop, in silence, at the first letter that is no hexadecimal digit.
  if (!/^[\da-f]{64}$/i.test(signature)) return false
  const given = Buffer.from(signature, 'hex')
  return secrets.some((secret) => timingSafeEqual(given, hmac(secret, body)))
}

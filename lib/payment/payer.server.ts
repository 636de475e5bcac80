import 'server-only'
import type { Payer } from '@bieznik/contract/money/payment'
import { isIP } from 'node:net'

const MAX_USER_AGENT = 255

/** Whose browser calls, as the bank of a BLIK payment wants to know: the address that the server before the handlers has written down. */
export function payerOf(request: Request): Payer {
  const last = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  const address = last.replace(/^::ffff:(?=\d+\.)/i, '')
  const userAgent = request.headers.get('user-agent')?.slice(0, MAX_USER_AGENT)
  return { address: isIP(address) && !address.includes('%') ? address : null, userAgent: userAgent || null }
}

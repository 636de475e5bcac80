import 'server-only'
import { isIPv6 } from 'node:net'

/** Those who come without an address share one budget. */
const UNKNOWN = 'unknown'

/**
 * Whom a limit counts: the address from which the request comes, as the server before the handlers has written it down.
 * An IPv6 customer has a whole /64 of addresses, so their first half counts.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || UNKNOWN
  return isIPv6(address) ? networkOf(address) : address
}

function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  // `URL` writes each address in one way only, IPv4 tails included.
  const canonical = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}

import { isIP } from 'node:net'

interface Sender {
  /** The address at the other end of the connection. */
  socket: string | undefined
  /** `X-Forwarded-For` as it came. */
  forwarded: string | undefined
  /** How many proxies of ours stand before the storefront. */
  trustedHops: number
}

/**
 * The address that a caller cannot make up: each proxy adds, on the right, the one that it sees, and whatever stands to
 * the left of what ours added is only what somebody says. Undefined: unknown, because the connection is gone.
 */
export function clientAddress({ socket, forwarded, trustedHops }: Sender): string | undefined {
  const named = (forwarded ?? '').split(',').map(addressIn)
  return (trustedHops > 0 ? named.at(-trustedHops) : undefined) ?? addressIn(socket ?? '')
}

/** An IPv4 address on a socket for both kinds is written `::ffff:192.0.2.1`. */
function addressIn(text: string): string | undefined {
  const address = text.trim().replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) === 0 ? undefined : address
}

import { BlockList, isIP, type LookupFunction } from 'node:net'
import { lookup as resolve, type LookupAddress } from 'node:dns'

/* Which addresses of the internet a server may be sent to by somebody else. */

/** What is not reachable globally by the registries of IANA (RFC 6890): this host, private networks, links, tests, groups. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Within the one block that is given out, 2000::/3: protocols, tests, and 6to4, which has an IPv4 address in it. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const special = new BlockList()
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
for (const [blocks, family] of [
  [SPECIAL_IPV4, 'ipv4'],
  [SPECIAL_IPV6, 'ipv6'],
] as const)
  for (const block of blocks) {
    const [address = '', bits] = block.split('/')
    special.addSubnet(address, Number(bits), family)
  }

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, 'ipv4')
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/**
 * Resolves a name for a connection, which is made to just these addresses: what the name stands for a moment later does not matter. A name
 * of which one address is not public is refused.
 */
export function publicLookup(isAllowed = isPublicAddress): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      if (error || !first) {
        done(error ?? new Error('the name has no address'), '')
        return
      }
      if (!addresses.every(({ address }) => isAllowed(address))) {
        done(new PrivateAddressError('the name has an address that is not public'), '')
        return
      }
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

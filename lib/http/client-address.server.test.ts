import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.server'

const addressOf = (forwarded?: string) =>
  clientAddress(
    new Request('http://127.0.0.1/', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }),
  )

it.each([
  [undefined, 'unknown'],
  ['203.0.113.7', '203.0.113.7'],
  ['10.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s counts as %s', (forwarded, address) => {
  expect(addressOf(forwarded)).toBe(address)
})

it('is one and the same for all addresses of a network, and another for another network', () => {
  const group = fc.integer({ min: 0, max: 0xff_ff })
  const four = fc.tuple(group, group, group, group)
  const written = (groups: number[]) => groups.map((part) => part.toString(16)).join(':')
  fc.assert(
    fc.property(four, four, four, four, (network, host, otherNetwork, otherHost) => {
      const address = addressOf(written([...network, ...host]))
      expect(addressOf(written([...network, ...otherHost]))).toBe(address)
      const isSame = written(network) === written(otherNetwork)
      expect(addressOf(written([...otherNetwork, ...host])) === address).toBe(isSame)
    }),
  )
})

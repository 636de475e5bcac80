import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

it.each([
  ['the connection where no proxy is trusted', 0, '198.51.100.7', '203.0.113.5'],
  ['the connection without a header', 1, undefined, '203.0.113.5'],
  ['what the one proxy saw', 1, '198.51.100.7', '198.51.100.7'],
  ['what the one proxy saw, not what the caller says', 1, '10.0.0.1, 198.51.100.7', '198.51.100.7'],
  ['what the first of two proxies saw', 2, '10.0.0.1,198.51.100.7,192.0.2.9', '198.51.100.7'],
  ['the connection where a proxy was gone around', 2, '198.51.100.7', '203.0.113.5'],
  ['the connection where no address is named', 1, 'unknown', '203.0.113.5'],
  ['an IPv6 address', 1, '2001:db8::1', '2001:db8::1'],
])('is %s', (_what, trustedHops, forwarded, address) => {
  expect(clientAddress({ socket: '::ffff:203.0.113.5', forwarded, trustedHops })).toBe(address)
})

it('is unknown where the connection is gone', () => {
  expect(clientAddress({ socket: undefined, forwarded: '198.51.100.7', trustedHops: 0 })).toBeUndefined()
})

it('is never what a caller says, whatever it is', () => {
  const hops = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(fc.string(), hops, fc.array(fc.ipV4(), { minLength: 9, maxLength: 9 }), (typed, n, seen) => {
      const added = seen.slice(0, n)
      const forwarded = [typed, ...added].join(', ')
      expect(clientAddress({ socket: '203.0.113.5', forwarded, trustedHops: n })).toBe(added[0])
      expect(clientAddress({ socket: '203.0.113.5', forwarded, trustedHops: 0 })).toBe('203.0.113.5')
    }),
  )
})

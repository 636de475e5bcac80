import { payByBlikSchema } from '@bieznik/contract/money/payment'
import { expect, it } from 'vitest'
import { payerOf } from './payer.server'

const payer = (headers: Record<string, string>) => payerOf(new Request('http://shop.example', { headers }))

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['10.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', null],
  ['unknown', null],
  ['', null],
])('who comes from "%s" has the address %s', (from, address) => {
  const result = payer({ 'x-forwarded-for': from, 'user-agent': 'x'.repeat(900) })
  expect(result).toEqual({ address, userAgent: 'x'.repeat(255) })
  expect(payByBlikSchema.shape.payer.safeParse(result).success).toBe(true)
})

it('says nothing of a browser that says nothing', () => {
  expect(payer({})).toEqual({ address: null, userAgent: null })
})

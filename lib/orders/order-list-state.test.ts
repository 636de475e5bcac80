import { orderStatuses } from '@bieznik/contract/selling/order-status'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderIdOf, orderListOf } from './order-list-state'

const read = (query: string) => orderListOf(new URLSearchParams(query))

it.each([
  ['', { page: 1 }],
  ['page=3', { page: 3 }],
  ['status=In+Processing&search=+Kowal+', { page: 1, status: 'In Processing', search: 'Kowal' }],
  ['status=Lost&page=0&search=++', { page: 1 }],
  ['page=1.5', { page: 1 }],
  [`search=${'a'.repeat(101)}`, { page: 1 }],
])('%j asks for %j', (query, list) => {
  expect(read(query)).toEqual(list)
})

it('reads any address', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('page', 'status', 'search'), fc.string({ unit: 'binary' })),
      (query) => {
        const { page, status } = orderListOf(new URLSearchParams(query))
        expect(Number.isInteger(page) && page >= 1).toBe(true)
        expect([undefined, ...orderStatuses]).toContain(status)
      },
    ),
  )
})

it.each([
  [null, null],
  ['10423', 10423],
  ['', 'unknown'],
  ['0', 'unknown'],
  ['abc', 'unknown'],
  ['99999999999', 'unknown'],
] as const)('the order %j is %j', (text, id) => {
  expect(orderIdOf(text)).toBe(id)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderFilterKeys, staffOrderListOf, staffOrderListQuerySchema } from './staff-order-list'

const read = (query: string) => staffOrderListOf(new URLSearchParams(query))

it.each([
  ['', { page: 1 }],
  ['from=2026-11-01&to=2026-11-26', { page: 1, from: '2026-11-01', to: '2026-11-26' }],
  [
    'delivery=delivery_with_assembly&paid=awaited&stock=sold_out&page=2',
    {
      page: 2,
      delivery: ['delivery_with_assembly'],
      paid: ['awaited'],
      stock: 'sold_out',
    },
  ],
  [
    'status=Pending&status=Lost&status=Sent&tag=pilne&tag=prezent',
    { page: 1, status: ['Pending', 'Sent'], tag: ['pilne', 'prezent'] },
  ],
  ['from=2026-02-30&to=x&delivery=drone&paid=1&stock=', { page: 1 }],
])('%j asks for %j', (query, list) => {
  expect(read(query)).toEqual(list)
})

it('reads any address as a list that can be asked for', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('page', ...orderFilterKeys), fc.string({ unit: 'binary' })),
      (query) => {
        const { page, ...filter } = staffOrderListOf(new URLSearchParams(query))
        expect(staffOrderListQuerySchema.safeParse({ page: String(page), ...filter }).success).toBe(true)
      },
    ),
  )
})

import { productTypes } from '@bieznik/contract/product'
import { productSorts, sortOrders } from '@bieznik/contract/product-input'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { productSearchSchema } from './product-requests'
import { productSearchOf, searchParamsOf } from './product-search'

const query = fc.record({
  search: fc.option(fc.stringMatching(/^[^\s]{1,50}$/u), { nil: undefined }),
  kind: fc.option(fc.constantFrom(...productTypes), { nil: undefined }),
  archived: fc.option(fc.constantFrom('yes' as const, 'no' as const), { nil: undefined }),
  stock: fc.option(fc.constant('low' as const), { nil: undefined }),
  safety: fc.option(fc.constant('incomplete' as const), { nil: undefined }),
  sort: fc.option(fc.constantFrom(...productSorts), { nil: undefined }),
  order: fc.option(fc.constantFrom(...sortOrders), { nil: undefined }),
  page: fc.integer({ min: 1, max: 1000 }),
})

it('comes out of the address as it went in', () => {
  fc.assert(
    fc.property(query, (asked) => {
      const address = searchParamsOf(asked).toString()
      expect(productSearchOf(new URLSearchParams(address))).toEqual(
        Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
      )
    }),
  )
})

it('takes what cannot be read for nothing', () => {
  const asked = productSearchOf(
    new URLSearchParams('kind=Boat&archived=maybe&stock=7&sort=color&order=up&page=-1&utm=x'),
  )
  expect(asked).toEqual({ page: 1 })
})

it.each([
  { page: 'abc' },
  { page: '0' },
  { page: '1.5' },
  { search: 'a'.repeat(101) },
  { search: '\0' },
  { kind: 'Boat' },
  { sort: 'color' },
])('a call of %o is refused', (asked) => {
  expect(productSearchSchema.safeParse(asked).success).toBe(false)
})

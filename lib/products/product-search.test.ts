import { productTypes } from '@bieznik/contract/catalogue/product'
import { productSorts } from '@bieznik/contract/catalogue/product-input'
import { sortOrders } from '@bieznik/contract/platform/sort-order'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { searchAddress } from '@/lib/query/search-address'
import { filterOf, productSearchOf } from './product-search'

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
      const address = searchAddress(asked).toString()
      expect(productSearchOf(new URLSearchParams(address))).toEqual(
        Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
      )
    }),
  )
})

it('takes what cannot be read for nothing', () => {
  const wrong = 'kind=Boat&archived=maybe&stock=7&sort=color&order=up&page=-1&utm=x'
  const long = `search=${'a'.repeat(101)}`
  for (const address of [wrong, long, 'search=%00', 'page=0', 'page=1.5', 'page=abc'])
    expect(productSearchOf(new URLSearchParams(address)), address).toEqual({ page: 1 })
})

it('narrows in the words of the product API', () => {
  const asked = { kind: 'Tire', archived: 'no', stock: 'low', safety: 'incomplete' } as const
  expect(filterOf({ search: 'ż 1', ...asked })).toEqual({
    search: 'ż 1',
    productType: 'Tire',
    inArchive: 'false',
    stockUpTo: '4',
    isIncomplete: 'true',
  })
  expect(filterOf({ search: '', archived: 'yes' })).toEqual({ inArchive: 'true' })
})

import { expect, it } from 'vitest'
import { filterOf } from './product-search'

it('is the same filter on every page and in every order', () => {
  const asked = {
    search: 'ż 1',
    productType: 'Tire',
    inArchive: 'false',
    stockUpTo: '4',
    isIncomplete: 'true',
  }
  expect(filterOf({ ...asked, page: 3, sort: 'price', order: 'desc' })).toEqual(asked)
  expect(filterOf({ page: 1 })).toEqual({})
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { searchAddress } from '@/lib/query/search-address'
import { newsSearchOf, newsStates } from './news-search'

it.each([
  ['', { page: 1 }],
  ['page=3&state=draft&search=+Prasa+', { page: 3, state: 'draft', search: 'Prasa' }],
  ['page=0&state=lost', { page: 1 }],
  [`search=${'a'.repeat(101)}`, { page: 1 }],
])('%j asks for %j', (query, search) => {
  expect(newsSearchOf(new URLSearchParams(query))).toEqual(search)
})

it('reads back what it has written', () => {
  const searches = fc.record({
    search: fc
      .string({ maxLength: 50 })
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    state: fc.constantFrom(...newsStates),
    page: fc.integer({ min: 1, max: 100_000 }),
  })
  fc.assert(
    fc.property(searches, (search) => {
      expect(newsSearchOf(new URLSearchParams(searchAddress(search).toString()))).toEqual(search)
    }),
  )
})

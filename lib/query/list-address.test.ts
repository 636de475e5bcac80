import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageSchema } from '@bieznik/contract/catalogue/catalogue-query'
import { optionalChoices } from '@bieznik/contract/platform/not-given'
import { sortFields } from '@bieznik/contract/platform/sort-order'
import { z } from 'zod'
import { askedIn } from './list-address'
import { searchAddress } from './search-address'

const schema = pageSchema.extend({
  search: z.string().trim().min(1).max(100).optional(),
  state: optionalChoices(z.enum(['new', 'done', 'void'])),
  ...sortFields(['price']),
})
const read = (address: string) => askedIn(schema, new URLSearchParams(address))

it.each([
  ['', { page: 1 }],
  ['page=0&sort=&search=', { page: 1 }],
  ['page=-1&sort=colour&order=up', { page: 1 }],
  [
    'page=3&pageSize=5&sort=price&order=desc&__proto__=x&toString=y',
    { page: 3, sort: 'price', order: 'desc' },
  ],
  ['search=%20', { page: 1 }],
  ['state=new', { page: 1, state: 'new' }],
  ['state=new&state=gone&state=done', { page: 1, state: ['new', 'done'] }],
  ['search=a&search=b', { page: 1, search: 'b' }],
])('of %s it takes what the query of the list has', (address, asked) => {
  expect(read(address)).toEqual(asked)
})

it('what is asked for is what was written into the address', () => {
  const asked = fc.record({
    search: fc.string({ minLength: 1, maxLength: 100 }).filter((text) => text.trim() !== ''),
    sort: fc.constantFrom('price'),
    page: fc.integer({ min: 1, max: 1000 }),
  })
  fc.assert(
    fc.property(asked, (one) => {
      expect(askedIn(schema, searchAddress(one))).toEqual(one)
    }),
  )
})

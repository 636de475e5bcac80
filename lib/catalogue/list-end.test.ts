import { facetPath } from '@bieznik/contract/catalogue/facet-path'
import { facetQueryOf } from '@bieznik/contract/catalogue/facet-query'
import { noFacetChoice, readFacetChoice, writeFacetChoice } from '@bieznik/contract/catalogue/facet-choice'
import { expect, it } from 'vitest'
import { listPath, parseListEnd } from './list-end'

it.each([
  [undefined, { by: '', page: 1 }],
  [['page', '2'], { by: '', page: 2 }],
  [['by', 'use%3D4X4%26sort%3Dnewest'], { by: 'use=4X4&sort=newest', page: 1 }],
  [['by', 'use%3D4X4', 'page', '3'], { by: 'use=4X4', page: 3 }],
  [['by'], null],
  [['by', '%E0%A4%A'], null],
  [['by', 'use%3D4X4', 'page', '1'], null],
  [['else'], null],
])('the end %j is %o', (end, read) => {
  expect(parseListEnd(end)).toEqual(read)
})

it('a page of a filtered list has its filters', () => {
  expect(listPath('/tires', { by: 'use=4X4', page: 2 })).toBe('/tires/page/2?use=4X4')
  expect(listPath('/tires', { by: '', page: 1 })).toBe('/tires')
})

it('a value with any signs comes through the address, the rewritten path and its reading unchanged', () => {
  const values = { pattern: ['100 % + #1 & 2', 'Szuter AT', 'Śnieżka'] }
  const query = writeFacetChoice('tires', { ...noFacetChoice, values })
  const rewritten = facetPath('/pl/tires', facetQueryOf('/tires', `?${query}`))
  const by = parseListEnd(rewritten.split('/').slice(3))?.by ?? ''
  expect(readFacetChoice('tires', by)).toEqual({ ...noFacetChoice, values })
})

import { expect, it } from 'vitest'
import { carriedFacets } from './carried-facets'

it.each([
  [
    'tire',
    'pattern=Bruk&pattern=Trasa&inStock=1&sort=newest',
    'pattern=Bruk&pattern=Trasa&inStock=1&sort=newest',
  ],
  // The filter has fields for these, and what they say counts.
  ['tire', 'season=winter&priceFrom=100&priceTo=300&use=truck', 'use=truck'],
  ['wheel', 'priceTo=300&color=black&etFrom=35', 'color=black&etFrom=35&priceTo=300'],
  ['spacer', 'thickness=20&system=bolts', 'system=bolts'],
  ['wheel', 'diameter=15&page=2&else=1', ''],
] as const)('of a list of kind %s narrowed by %s a search preserves %s', (kind, query, carried) => {
  expect(carriedFacets(kind, query)).toBe(carried)
})

it.each([
  ['tire', 'pattern=Trasa&use=4X4', { protector: 'Bruk' }, 'use=4X4'],
  ['tire', 'pattern=Trasa&use=4X4', { protector: '' }, 'use=4X4&pattern=Trasa'],
  ['wheel', 'color=black&boreFrom=66', { centralBoreDiameter: '57.1' }, 'color=black'],
] as const)('of a %s narrowed by %s a search for %j preserves %s', (kind, query, chosen, carried) => {
  expect(carriedFacets(kind, query, chosen)).toBe(carried)
})

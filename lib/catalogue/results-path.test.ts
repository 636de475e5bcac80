import { describe, expect, it } from 'vitest'
import { resultsPath } from './results-path'

const size = { width: '195', profile: '80', diameter: '15' }
const SIZE = '/tires/filter/width=195&profile=80&diameter=15'

describe('resultsPath', () => {
  it.each([
    ['tire', { ...size, season: 'allseason', protector: '' }, `${SIZE}&season=allseason`],
    [
      'wheel',
      { diameter: '16', boltSpacing: '5x112', width: '' },
      '/wheels/filter/diameter=16&boltSpacing=5x112',
    ],
    [
      'spacer',
      { boltDistance: '5x114.3', thickness: '20' },
      '/spacer/filter/boltDistance=5x114.3&thickness=20',
    ],
  ] as const)('of the %s filter leads to its results', (kind, form, path) => {
    expect(resultsPath(kind, form)).toBe(path)
  })

  it.each([
    ['', '', ''],
    ['100', '412,5', '&priceFrom=100&priceTo=412.5'],
    ['300', '', '&priceFrom=300'],
    ['500', '100', '&priceFrom=100&priceTo=500'],
    [' 7 ', '7', '&priceFrom=7&priceTo=7'],
  ])('reads prices from %j to %j', (priceFrom, priceTo, prices) => {
    expect(resultsPath('tire', { ...size, priceFrom, priceTo })).toBe(SIZE + prices)
  })

  it.each([
    ['tire', { ...size, profile: '' }],
    ['tire', { ...size, priceTo: 'cheap' }],
    ['tire', { ...size, priceFrom: '-1' }],
    ['wheel', { boltSpacing: '5x112' }],
    ['wheel', { diameter: '16', boltSpacing: '../../admin' }],
    ['spacer', { thickness: '20' }],
  ] as const)('of the %s filter leads nowhere with %o', (kind, form) => {
    expect(resultsPath(kind, form)).toBeNull()
  })
})

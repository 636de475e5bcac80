import { describe, expect, it } from 'vitest'
import { noSafetyData } from './safety-fields.ts'
import { ownWarnings, refusedGaps, safetyGaps } from './safety-data.ts'

const complete = { ...noSafetyData, maker: 'Bieżnik', model: 'Trasa', partNumber: 'TR-195' }

describe('what is missing', () => {
  it('is the maker, the type, and any number', () => {
    expect(safetyGaps(noSafetyData)).toEqual(['maker', 'model', 'ean'])
    expect(safetyGaps(complete)).toEqual([])
    expect(safetyGaps({ ...complete, partNumber: '', ean: '5901234123457' })).toEqual([])
    expect(safetyGaps({ ...complete, partNumber: '', ean: '0000000000000' })).toEqual(['ean'])
    expect(safetyGaps({ ...complete, model: '' })).toEqual(['model'])
  })

  it('is of a new tire its label, too, and of a retread not', () => {
    const tire = { ...complete, icVc: '91V', diameter: 16 }
    expect(safetyGaps({ ...tire, isRetreaded: true })).toEqual([])
    expect(safetyGaps({ ...tire, isRetreaded: false, fuelClass: 'C', noise: 71 })).toEqual([
      'wetGrip',
      'noiseClass',
      'eprel',
    ])
  })

  it.each([
    ['a new product for sale', null, { ...noSafetyData, inArchive: false }, ['maker', 'model', 'ean']],
    ['a new product in the archive', null, { ...noSafetyData, inArchive: true }, []],
    [
      'one that comes out of the archive',
      { ...complete, model: '', inArchive: true },
      { ...complete, model: '', inArchive: false },
      ['model'],
    ],
    [
      'one that was for sale without them',
      { ...noSafetyData, inArchive: false },
      { ...noSafetyData, inArchive: false },
      [],
    ],
    [
      'one for sale that loses its maker',
      { ...complete, inArchive: false },
      { ...complete, maker: null, inArchive: false },
      ['maker'],
    ],
  ] as const)('stops %s', (_what, before, after, expected) => {
    expect(refusedGaps(before, after)).toEqual(expected)
  })
})

describe('warnings of a product alone', () => {
  it('are in its language, else in Polish, else those of the kind apply', () => {
    const own = { ...noSafetyData, warningsPl: 'Uwaga.', warningsEn: 'Mind.' }
    expect(ownWarnings(own, 'en')).toEqual({ text: 'Mind.', language: 'en' })
    expect(ownWarnings(own, 'ru')).toEqual({ text: 'Uwaga.', language: 'pl' })
    expect(ownWarnings({ ...own, warningsPl: '' }, 'ru')).toBeNull()
  })
})

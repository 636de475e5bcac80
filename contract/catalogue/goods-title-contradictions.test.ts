import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spacerTitleContradictions, wheelTitleContradictions } from './goods-title-contradictions.ts'
import { languages } from '../language.ts'
import { madeTitle } from './made-title.ts'

const wheel = {
  productType: 'Wheel',
  typeOfWheel: 'alloy',
  model: 'Orla',
  width: 7.5,
  diameter: 17,
  boltSpacing: '5x112',
  centralBoreDiameter: 57.1,
  color: 'silver',
  et: 45,
} as const

const spacer = {
  productType: 'Spacer',
  boltDistance: '5x112',
  thickness: 20,
  boltInfo: 'M14x1.5',
  boreHub: 66.6,
  boreWheel: 66.5,
  boltLength: 45,
} as const

const decimals = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10)

describe('a title beside the data of its wheel', () => {
  it.each([
    ['Orla 7,5Jx17 5x112 ET45 CB 57,1', []],
    ['Orla 17x7.5 5x100/5x112 ET 45 57,1', []],
    ['Orla 8Jx17 5x112', [{ titled: '8Jx17', described: '7,5Jx17' }]],
    ['Orla 18 x 7,5 5*112', [{ titled: '18 x 7,5', described: '7,5Jx17' }]],
    ['Orla 7,5x17 5x114.3', [{ titled: '5x114.3', described: '5x112' }]],
    ['Orla 5x100 i 5х108', [{ titled: '5x100', described: '5x112' }]],
    ['Orla ET35', [{ titled: 'ET35', described: 'ET45' }]],
    ['Orla ET-12', [{ titled: 'ET-12', described: 'ET45' }]],
    ['Литой диск Orla ЦО 66,6', [{ titled: 'ЦО 66,6', described: '57,1' }]],
    [
      'Orla 6Jx15 4x100 ET38 CB 60,1',
      [
        { titled: '6Jx15', described: '7,5Jx17' },
        { titled: '4x100', described: '5x112' },
        { titled: 'ET38', described: 'ET45' },
        { titled: 'CB 60,1', described: '57,1' },
      ],
    ],
    ['Orla X5 z okolic 4x4, sezon 2025', []],
    ['', []],
  ])('%j contradicts in %j', (title, contradictions) => {
    expect(wheelTitleContradictions(title, wheel, 'pl')).toEqual(contradictions)
  })

  it('an unknown offset is not contradicted', () => {
    expect(wheelTitleContradictions('Orla ET35', { ...wheel, et: null }, 'pl')).toEqual([])
  })

  it('the title that is made of the data never contradicts them', () => {
    const described = fc.record({
      width: decimals(3, 7.9),
      diameter: decimals(8, 30),
      boltSpacing: fc.constantFrom('4x100', '5x114.3', '6x139.7', '12x225'),
      centralBoreDiameter: decimals(40, 200),
      et: fc.option(decimals(-99, 99)),
    })
    fc.assert(
      fc.property(described, fc.constantFrom(...languages), (data, language) => {
        const one = { ...wheel, ...data }
        expect(wheelTitleContradictions(madeTitle(one, language), one, language)).toEqual([])
      }),
    )
  })
})

describe('a title beside the data of its spacer', () => {
  it.each([
    ['Dystans 5x112 20 mm M14x1,5', []],
    ['Dystans 20mm, otwór 66,6 mm, śruby 45 mm', []],
    ['Dystans 25 mm', [{ titled: '25 mm', described: '20 mm' }]],
    ['Dystans 5x120', [{ titled: '5x120', described: '5x112' }]],
    ['Dystans M12x1.25', [{ titled: 'M12x1.25', described: 'M14x1.5' }]],
    ['Dystans poszerzający', []],
  ])('%j contradicts in %j', (title, contradictions) => {
    expect(spacerTitleContradictions(title, spacer, 'pl')).toEqual(contradictions)
  })

  it('the title that is made of the data never contradicts them', () => {
    fc.assert(
      fc.property(decimals(3, 100), fc.constantFrom(...languages), (thickness, language) => {
        const one = { ...spacer, thickness }
        expect(spacerTitleContradictions(madeTitle(one, language), one, language)).toEqual([])
      }),
    )
  })
})

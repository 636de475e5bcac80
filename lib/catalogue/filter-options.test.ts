import { describe, expect, it } from 'vitest'
import { filterOptions, inOrder, tireFits } from './filter-options'

const wheels = [
  { diameter: 15, boltSpacing: '4x100', width: 6, centralBoreDiameter: 54.1 },
  { diameter: 16, boltSpacing: '5x112', width: 7, centralBoreDiameter: 57.1 },
  { diameter: 16, boltSpacing: '5x112', width: 6.5, centralBoreDiameter: 66.6 },
  { diameter: 16, boltSpacing: '5x112', width: 7, centralBoreDiameter: 66.6 },
  { diameter: 16, boltSpacing: '5x98', width: 10, centralBoreDiameter: 58.1 },
]

describe('the lists of a filter', () => {
  it.each([
    [{}, { boltSpacing: [], width: [], centralBoreDiameter: [] }],
    [{ diameter: '16' }, { boltSpacing: ['5x98', '5x112'], width: [], centralBoreDiameter: [] }],
    [
      { diameter: '16', boltSpacing: '5x112' },
      { boltSpacing: ['5x98', '5x112'], width: ['6.5', '7'], centralBoreDiameter: ['57.1', '66.6'] },
    ],
    [
      { diameter: '16', boltSpacing: '5x112', width: '6.5' },
      { boltSpacing: ['5x98', '5x112'], width: ['6.5', '7'], centralBoreDiameter: ['66.6'] },
    ],
    [{ diameter: '17' }, { boltSpacing: [], width: [], centralBoreDiameter: [] }],
  ])('have what is on sale below %o, each once and in order', (chosen, lower) => {
    expect(filterOptions('wheel', wheels, chosen)).toEqual({ diameter: ['15', '16'], ...lower })
  })

  it('of tires end with the tread patterns of a size', () => {
    const seasons = { summer: 0, winter: 0, allseason: 2 }
    const of = { diameter: 15, manufacturers: ['Nadbieg'], seasons, inStock: true, sold: 0 }
    const fits = tireFits([
      { ...of, width: 31, profile: 10.5, protectors: ['Wykrot XT'] },
      { ...of, width: 195, profile: 80, protectors: ['Moczar MT', 'Ładunek', 'Kurier'] },
    ])
    expect(filterOptions('tire', fits, { width: '195', profile: '80', diameter: '15' })).toEqual({
      width: ['31', '195'],
      profile: ['80'],
      diameter: ['15'],
      protector: ['Kurier', 'Ładunek', 'Moczar MT'],
    })
  })

  // Shows S8.16
  it.each(['tire', 'wheel', 'spacer'] as const)(
    'of the %s filter are missing when they cannot be had',
    (kind) => {
      expect(filterOptions(kind, null, {})).toEqual({})
    },
  )
})

it('names are in the order of their numbers and letters', () => {
  expect(inOrder(['5x112', 'Żubr', '5x98', 'Lis', '5x112'])).toEqual(['5x98', '5x112', 'Lis', 'Żubr'])
})

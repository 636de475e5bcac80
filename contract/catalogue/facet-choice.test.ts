import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grosze } from '../money/grosze.ts'
import { FITS_ALL, FITS_KEY, KIND_KEY, facetPath } from './facet-path.ts'
import { facetQueryOf, facetKeys } from './facet-query.ts'
import { facetNames, listKinds } from './facets.ts'
import { noFacetChoice, readFacetChoice, sortsOf, writeFacetChoice } from './facet-choice.ts'

const carOf = {
  tires: 'size-195-65-15-XL_load-91',
  wheels: 'bolts-5x112_bore-57.1',
  spacers: 'thread-1/2"-20 UNF',
}

describe('a facetChoice', () => {
  it('is read as it was written, of every kind', () => {
    const value = fc
      .string({ minLength: 1, maxLength: 20 })
      .filter((text) => /^[^\p{Cc}\p{Cs}]+$/u.test(text))
    const values = fc.uniqueArray(value.map((text) => text.trim()).filter(Boolean), {
      minLength: 1,
      maxLength: 4,
    })
    const bound = fc.integer({ min: -5_000, max: 9_999 }).map((hundredths) => hundredths / 4)
    const price = fc.option(fc.integer({ min: 0, max: 999_999 }).map(grosze))
    for (const kind of listKinds) {
      const { values: names, from, to } = facetNames[kind]
      const someOf = <Value>(all: readonly string[], one: fc.Arbitrary<Value>) =>
        fc
          .uniqueArray(fc.tuple(fc.constantFrom('', ...all), one), { selector: ([name]) => name })
          .map((some) => Object.fromEntries(some.filter(([name]) => name !== '')))
      fc.assert(
        fc.property(
          fc.record({
            values: someOf(
              names,
              values.map((all) => all.toSorted()),
            ),
            from: someOf(from, bound),
            to: someOf(to, bound),
            inStock: fc.boolean(),
            priceFrom: price,
            priceTo: price,
            fits: fc.constantFrom(null, FITS_ALL, carOf[kind]),
            sort: fc.constantFrom(...sortsOf[kind]),
          }),
          (facetChoice) => {
            expect(readFacetChoice(kind, writeFacetChoice(kind, facetChoice))).toEqual(facetChoice)
          },
        ),
      )
    }
  })

  it.each([
    'sort=nonsense&loadFrom=abc&priceFrom=-5&inStock=yes&other=1',
    'use=&use=%20&loadFrom=&priceTo=',
    '%',
    '=&&&=',
  ])('that cannot be read narrows by nothing: %s', (query) => {
    for (const kind of listKinds) expect(readFacetChoice(kind, query)).toEqual(noFacetChoice)
  })

  it('of another kind is ignored', () => {
    expect(readFacetChoice('spacers', 'use=4X4&sort=load&thickness=20')).toEqual({
      ...noFacetChoice,
      values: { thickness: ['20'] },
    })
  })

  it.each([
    ['wheels', 'garbage', null],
    ['wheels', 'bolts-x', null],
    ['tires', 'bolts-5x112', null],
    ['wheels', 'bore-57.1_thread-M14x1.5_bolts-5x112', 'bolts-5x112_bore-57.1'],
  ] as const)('of %s by the car %j has one form: %j', (kind, written, fits) => {
    expect(readFacetChoice(kind, new URLSearchParams({ fits: written }).toString()).fits).toBe(fits)
  })

  it('of a price may have a comma', () => {
    expect(readFacetChoice('wheels', 'priceFrom=249,90').priceFrom).toBe(24_990)
  })
})

describe('the query of an address', () => {
  const keysOf = (kind: (typeof listKinds)[number]) => [
    ...facetNames[kind].values,
    ...facetNames[kind].from.map((name) => `${name}From`),
    ...facetNames[kind].to.map((name) => `${name}To`),
    'inStock',
    'priceFrom',
    'priceTo',
    FITS_KEY,
    'sort',
  ]

  it('has the keys that narrow any kind, and that of the kind', () => {
    expect(new Set(facetKeys)).toEqual(new Set([KIND_KEY, ...listKinds.flatMap(keysOf)]))
  })

  it.each([
    ['/tires', '?sort=newest&use=4X4&utm_source=x', 'use=4X4&sort=newest'],
    [
      '/en/tires/filter/width=195&profile=80&diameter=15',
      '?season=winter&season=summer',
      'season=summer&season=winter',
    ],
    ['/ru/wheels/page/2', '?color=black', 'color=black'],
    ['/products/title/5x112', '?color=black&kind=wheels', 'kind=wheels&color=black'],
    ['/spacer', '', ''],
    ['/tires', '?utm_source=x&sort=', ''],
    ['/tireDetail/7', '?use=4X4', ''],
    ['/wheels', '?fits=garbage', ''],
    ['/wheels', '?fits=bolts-5x112_name-Golf&sort=newest', 'sort=newest'],
    ['/wheels', '?fits=all', 'fits=all'],
    ['/wheels', '?fits=bolts-5x112_thread-1/2"-20 UNF', 'fits=bolts-5x112_thread-1%2F2%22-20+UNF'],
    ['/allnews', '?sort=newest', ''],
    ['/tires', `?use=${'x'.repeat(1_000)}`, ''],
    ['/tires', `?use=${'!'.repeat(400)}`, ''],
  ])('of %s %s is %j', (path, search, query) => {
    expect(facetQueryOf(path, search)).toBe(query)
  })

  it('stands in the path before the page', () => {
    expect(facetPath('/pl/tires', 'use=4X4')).toBe('/pl/tires/by/use%3D4X4')
    expect(facetPath('/en/tires/filter/width=195/page/3', 'use=4X4&sort=load')).toBe(
      '/en/tires/filter/width=195/by/use%3D4X4%26sort%3Dload/page/3',
    )
  })
})

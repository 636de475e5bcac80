import { codeOf, colors, materials, spacerSystems } from '@bieznik/contract/catalogue/goods-words'
import { grosze } from '@bieznik/contract/money/grosze'
import { facetNames, listKinds, productTypeOf, type ListKind } from '@bieznik/contract/catalogue/facets'
import {
  facetedListSchema,
  noFacetChoice,
  sorts,
  writeFacetChoice,
  type FacetChoice,
} from '@bieznik/contract/catalogue/facet-choice'
import { unknownCar } from '@bieznik/contract/catalogue/fit/car'
import { writeCarNumbers } from '@bieznik/contract/catalogue/fit/car-numbers'
import { productFit } from '@bieznik/contract/catalogue/fit/product-fit'
import { productSchema, type ListedProduct, type Product } from '@bieznik/contract/catalogue/product'
import { productIn } from '@bieznik/contract/catalogue/product-language'
import { conditions, seasons, tireTypes } from '@bieznik/contract/catalogue/tire-codes'
import { searchReplySchema } from '@bieznik/contract/catalogue/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestShop } from '../../../test/shop.ts'
import { insertCatalogue } from '../../platform/db/seed.ts'
import { generateSpacers } from '../../platform/db/seed/spacers.ts'
import { generateTires } from '../../platform/db/seed/tires.ts'
import { generateWheels } from '../../platform/db/seed/wheels.ts'
import { listProductsByIds } from '../products/products.queries.ts'

const { anyone, db } = await buildTestShop()
/** Seasons, classes and conditions that the seed has only one of. */
const tires = generateTires(150).map((tire, at) => ({
  ...tire,
  season: seasons[at % seasons.length] ?? 'winter',
  isRetreaded: at % 3 !== 0,
  snowMarking: ['', 'm+s', '3pmsf', 'm+s 3pmsf'][at % 4] ?? '',
  loadClass: ([null, 'XL', 'C', 'LT'] as const)[at % 4] ?? null,
  quantityInStock: at % 5 === 0 ? 0 : at,
}))
await db.transaction((tx) => insertCatalogue(tx, [...tires, ...generateWheels(80), ...generateSpacers(60)]))

const pathOf = (kind: ListKind, facetChoice: FacetChoice, page = 1, pageSize = 100) =>
  `/api/narrowed/${kind}?by=${encodeURIComponent(writeFacetChoice(kind, facetChoice))}&page=${page}&pageSize=${pageSize}`

async function ask(kind: ListKind, facetChoice: FacetChoice) {
  const { status, body } = await anyone.get(pathOf(kind, facetChoice))
  expect(status).toBe(200)
  const list = facetedListSchema.parse(body)
  const products = [...list.products]
  for (let page = 2; products.length < list.total; page++) {
    const more = await anyone.get(pathOf(kind, facetChoice, page))
    products.push(...facetedListSchema.parse(more.body).products)
  }
  return { ...list, products }
}

/** Everything of a list, with what lists leave out. */
async function wholeProducts(kind: ListKind): Promise<Product[]> {
  const { products } = await ask(kind, noFacetChoice)
  const whole = await listProductsByIds(
    db,
    products.map(({ id }) => id),
  )
  return whole.map((product) => productIn('pl', product))
}

/** The same rules, one product after the other. */
const fieldOf: Record<string, (product: Product) => readonly string[]> = {
  condition: (p) => (p.productType === 'Tire' ? [p.isRetreaded ? 'retreaded' : 'new'] : []),
  use: (p) => (p.productType === 'Tire' ? [p.typeOfTire] : []),
  pattern: (p) => (p.productType === 'Tire' ? [p.protector].filter(Boolean) : []),
  season: (p) => (p.productType === 'Tire' ? [p.season] : []),
  snow: (p) => (p.productType === 'Tire' ? snowOf(p.snowMarking ?? '') : []),
  class: (p) => (p.productType === 'Tire' && p.loadClass ? [p.loadClass] : []),
}
const snowOf = (shown: string) => shown.split(', ').flatMap((each) => (each ? [each.toLowerCase()] : []))
const loadOf = (product: ListedProduct) =>
  product.productType === 'Tire' ? Number(/^\d{2,3}/.exec(product.icVc)?.[0] ?? Number.NaN) : Number.NaN

function isChosen(product: Product, chosen: FacetChoice): boolean {
  if (chosen.inStock && product.quantityInStock === 0) return false
  if (chosen.priceFrom !== null && product.price < chosen.priceFrom) return false
  if (chosen.priceTo !== null && product.price > chosen.priceTo) return false
  if (chosen.from.load !== undefined && !(loadOf(product) >= chosen.from.load)) return false
  return Object.entries(chosen.values).every(([name, values]) =>
    fieldOf[name]?.(product).some((value) => values.includes(value)),
  )
}

const some = <Value>(values: readonly Value[]) => fc.subarray([...values], { minLength: 1, maxLength: 2 })
const anyFacetChoice = fc.record({
  values: fc.record(
    {
      condition: some(conditions),
      use: some(tireTypes),
      pattern: some(['Trasa', 'Śnieżka', 'Szuter AT', 'Kurier']),
      season: some(seasons),
      snow: some(['m+s', '3pmsf']),
      class: some(['XL', 'C', 'LT']),
    },
    { requiredKeys: [] },
  ),
  from: fc.record(
    { load: fc.integer({ min: 150, max: 220 }).map((halves) => halves / 2) },
    { requiredKeys: [] },
  ),
  to: fc.constant({}),
  inStock: fc.boolean(),
  priceFrom: fc.constantFrom(null, grosze(20_000), grosze(30_000)),
  priceTo: fc.constantFrom(null, grosze(40_000)),
  fits: fc.constant(null),
  sort: fc.constantFrom(...sorts),
})

test('a narrowed list has what a look at each product finds, and each count is what choosing it shows', async () => {
  const everything = await wholeProducts('tires')
  await fc.assert(
    fc.asyncProperty(anyFacetChoice, fc.nat(), async (facetChoice: FacetChoice, pick) => {
      const list = await ask('tires', facetChoice)
      const expected = everything.filter((product) => isChosen(product, facetChoice))
      expect(list.total).toBe(expected.length)
      expect(new Set(list.products.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
      const inStock = expected.filter(({ quantityInStock }) => quantityInStock > 0)
      const prices = (inStock.length > 0 ? inStock : expected).map(({ price }) => price)
      expect(list.lowestPrice).toBe(prices.length > 0 ? Math.min(...prices) : null)
      expect(list.facets.price).toEqual({
        from: Math.min(...everything.map(({ price }) => price)),
        to: Math.max(...everything.map(({ price }) => price)),
      })
      const choices = [
        ...Object.entries(list.facets.values).flatMap(([name, counts]) =>
          counts.map(({ value, count }) => ({
            count,
            next: { ...facetChoice, values: { ...facetChoice.values, [name]: [value] } },
          })),
        ),
        ...Object.entries(list.facets.from).flatMap(([name, counts]) =>
          counts.map(({ value, count }) => ({
            count,
            next: { ...facetChoice, from: { ...facetChoice.from, [name]: value } },
          })),
        ),
        { count: list.facets.inStock, next: { ...facetChoice, inStock: true } },
      ]
      const choice = choices[pick % choices.length]
      if (!choice) throw new Error('there is always something to choose')
      expect((await ask('tires', choice.next)).total).toBe(choice.count)
    }),
    { numRuns: 40 },
  )
})

test.each(listKinds)('of %s every count of the whole list is what choosing it shows', async (kind) => {
  const { facets } = await ask(kind, noFacetChoice)
  for (const name of facetNames[kind].values)
    for (const { value, count } of facets.values[name]?.slice(0, 4) ?? []) {
      const { total, products } = await ask(kind, { ...noFacetChoice, values: { [name]: [value] } })
      expect(total, `${name} ${value}`).toBe(count)
      expect(products).toHaveLength(count)
    }
  for (const end of ['from', 'to'] as const)
    for (const name of facetNames[kind][end])
      for (const { value, count } of facets[end][name]?.slice(0, 3) ?? [])
        expect((await ask(kind, { ...noFacetChoice, [end]: { [name]: value } })).total).toBe(count)
})

test('wheels and spacers are narrowed by two facets at once', async () => {
  const wheels = await wholeProducts('wheels')
  const steel = { ...noFacetChoice, values: { material: ['steel'], color: ['black', 'silver'] } }
  const isSteel = (p: Product) =>
    p.productType === 'Wheel' &&
    codeOf(materials, p.material) === 'steel' &&
    ['black', 'silver'].includes(codeOf(colors, p.color))
  expect((await ask('wheels', steel)).total).toBe(wheels.filter(isSteel).length)
  const spacers = await wholeProducts('spacers')
  const thick = { ...noFacetChoice, values: { thickness: ['20', '15'], system: ['through'] } }
  const isThick = (p: Product) =>
    p.productType === 'Spacer' &&
    [15, 20].includes(p.thickness) &&
    codeOf(spacerSystems, p.system ?? '') === 'through'
  expect((await ask('spacers', thick)).total).toBe(spacers.filter(isThick).length)
  expect([wheels.some(isSteel), spacers.some(isThick)]).toEqual([true, true])
})

test.each(sorts.filter((sort) => sort !== 'popular'))(
  'sorted by %s, what is in stock comes first',
  async (sort) => {
    const { products } = await ask('tires', { ...noFacetChoice, sort })
    const inStock = products.map(({ quantityInStock }) => quantityInStock > 0)
    expect(inStock).toEqual(inStock.toSorted((one, other) => Number(other) - Number(one)))
    const first = products.filter(({ quantityInStock }) => quantityInStock > 0)
    const order = {
      price: (product: ListedProduct) => product.price,
      price_desc: (product: ListedProduct) => 0 - product.price,
      rating: (product: ListedProduct) => -(product.rating?.average ?? 0),
      newest: (product: ListedProduct) => -product.id,
      load: (product: ListedProduct) => -loadOf(product),
      stock: (product: ListedProduct) => -product.quantityInStock,
    }[sort]
    const keys = first.map(order).filter((key) => !Number.isNaN(key))
    expect(keys).toEqual(keys.toSorted((one, other) => one - other))
  },
)

test.each([
  ['tires', 'loadFrom=96.5'],
  ['tires', 'speedFrom=189.25'],
  ['wheels', 'boreFrom=57.05&etFrom=-0.5&etTo=40.5'],
])('of %s a bound may have decimals: %s', async (kind, by) => {
  const { status } = await anyone.get(`/api/narrowed/${kind}?by=${encodeURIComponent(by)}`)
  expect(status).toBe(200)
})

test('a size is not widened by a facet, and what cannot be read narrows by nothing', async () => {
  const size = 'width=195&profile=80&diameter=15'
  const by = encodeURIComponent('use=4X4&sort=nonsense&loadFrom=abc&page=7&color=black')
  const { body } = await anyone.get(`/api/narrowed/tires?${size}&by=${by}`)
  const { products } = facetedListSchema.parse(body)
  expect(products.length).toBeGreaterThan(0)
  for (const product of products)
    expect(product).toMatchObject({ width: 195, profile: 80, diameter: 15, typeOfTire: '4X4' })
})

test.each(['5x112', 'koła 16', 'Śnieżka', 'felgi czarne'])(
  'what a search for %s found of a kind is narrowed and sorted as its list is',
  async (text) => {
    const search = searchReplySchema.parse(
      (await anyone.get(`/api/search?text=${encodeURIComponent(text)}`)).body,
    )
    const found = z
      .array(productSchema)
      .parse(
        (await anyone.get(`/api/search/products?page=1&pageSize=100&text=${encodeURIComponent(text)}`)).body,
      )
    expect(search.kinds.length).toBeGreaterThan(0)
    expect(search.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(search.total)
    for (const { kind, count } of search.kinds) {
      const askFor = async (by: string) => {
        const query = new URLSearchParams({ text, by, pageSize: '100' })
        const { body } = await anyone.get(`/api/narrowed/${kind}?${query}`)
        return facetedListSchema.parse(body)
      }
      const whole = await askFor('')
      expect(whole.total).toBe(count)
      const ofKind = found.filter(({ productType }) => productType === productTypeOf[kind])
      // The usual order is that of the search.
      expect(whole.products.map(({ id }) => id).slice(0, ofKind.length)).toEqual(ofKind.map(({ id }) => id))
      const dear = (await askFor('sort=price_desc')).products.filter(
        ({ quantityInStock }) => quantityInStock > 0,
      )
      expect(dear.map(({ price }) => price)).toEqual(
        dear.map(({ price }) => price).toSorted((one, other) => other - one),
      )
      for (const name of facetNames[kind].values)
        for (const { value, count: promised } of whole.facets.values[name]?.slice(0, 2) ?? [])
          expect(
            (await askFor(new URLSearchParams({ [name]: value }).toString())).total,
            `${name} ${value}`,
          ).toBe(promised)
    }
  },
)

test('what a search did not find is in no list of it', async () => {
  const { body } = await anyone.get('/api/narrowed/wheels?text=qqqq&by=sort%3Dnewest')
  expect(facetedListSchema.parse(body)).toMatchObject({ products: [], total: 0 })
})

const carSize = fc
  .record({
    width: fc.constantFrom(175, 195, 205),
    profile: fc.constantFrom(65, 70, 80),
    diameter: fc.constantFrom(14, 15, 16),
  })
  .map((size) => ({ ...size, loadClass: null }))
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const anyCar = fc.record({
  sizes: fc.array(carSize, { maxLength: 2 }),
  axleLoad: maybe(fc.integer({ min: 500, max: 1_800 })),
  speedSymbol: maybe(fc.constantFrom('Q', 'T', 'H')),
  boltCircle: maybe(fc.constantFrom('5x112', '4x100', '5x114.3')),
  bore: maybe(fc.constantFrom(57.1, 60.1, 66.6)),
  wheelWidth: maybe(fc.constantFrom(5.5, 7)),
  thread: maybe(fc.constantFrom('M14x1.5', 'M12x1.5')),
})

test.each(listKinds)(
  'of %s a car leaves what its verdict does not speak against, counts included',
  async (kind) => {
    const everything = await wholeProducts(kind)
    await fc.assert(
      fc.asyncProperty(anyCar, async (known) => {
        const car = { ...unknownCar, ...known }
        const fits = writeCarNumbers(kind, car)
        fc.pre(fits !== '')
        const expected = everything.filter((product) => productFit(car, product).verdict !== 'does_not_fit')
        const { products, total, facets } = await ask(kind, { ...noFacetChoice, fits })
        expect(new Set(products.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
        expect(total).toBe(expected.length)
        expect(facets.inStock).toBe(expected.filter(({ quantityInStock }) => quantityInStock > 0).length)
      }),
      { numRuns: 15 },
    )
  },
)

test('what says no car narrows by none', async () => {
  const { total } = await ask('wheels', noFacetChoice)
  for (const fits of ['all', 'bolts-x', 'name-Transit'])
    expect((await ask('wheels', { ...noFacetChoice, fits })).total).toBe(total)
})

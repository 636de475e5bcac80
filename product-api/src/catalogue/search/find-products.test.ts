import { expect, test } from 'vitest'
import { rowOf } from '../../../test/indexed-rows.ts'
import { generateTires } from '../../platform/db/seed/tires.ts'
import { generateWheels } from '../../platform/db/seed/wheels.ts'
import { findProducts } from './find-products.ts'
import { narrow } from './narrowing.ts'
import { ProductIndex, type Group } from './product-index.ts'

const index = new ProductIndex()
for (const [at, wheel] of generateWheels(300).entries())
  index.put({ ...rowOf({ ...wheel, id: at + 1 }), ean: `590${at}` })
const groups = [...new Set(index.sorted().map(({ group }) => group))]

let looks = 0

class CountedSet extends Set<Group> {
  override has(group: Group): boolean {
    looks++
    return super.has(group)
  }
}

test('a beginning that each product has in a word of its own is looked up once for each of them', () => {
  looks = 0
  const each = groups.map((group) => new CountedSet([group]))
  expect(narrow(new CountedSet(groups), each).size).toBe(groups.length)
  expect(groups.length).toBeGreaterThan(100)
  expect(looks).toBeLessThanOrEqual(groups.length)
})

test('a few products are looked up in a large set, and not the set in them', () => {
  looks = 0
  expect(narrow(new CountedSet(groups.slice(0, 3)), [new CountedSet(groups)]).size).toBe(3)
  expect(looks).toBe(3)
})

test('of a size that no tire has, it is the size that is missing and not the word beside it', () => {
  const { total, understood } = findProducts(index, 'opona 195/66 r15', { limit: 1, offset: 0 })
  expect(total).toBe(0)
  expect(understood).toMatchObject({ kinds: ['Tire'], size: '195/66 R15', unknown: [] })
})

test.each(['болты', 'śruby', 'bolts'])('%s are not spacers', (text) => {
  expect(findProducts(index, text, { limit: 1, offset: 0 }).understood).toMatchObject({
    kinds: [],
    unknown: [],
  })
})

test('a word that nothing has is named as it was typed', () => {
  const { understood } = findProducts(index, 'felgi Żyrafa, Ёлка', { limit: 1, offset: 0 })
  expect(understood.unknown).toEqual(['Żyrafa', 'Ёлка'])
})

const [tire] = generateTires()
const both = new ProductIndex()
if (tire)
  for (const isRetreaded of [false, true]) both.put(rowOf({ ...tire, id: isRetreaded ? 2 : 1, isRetreaded }))

test.each([
  ['nowe opony', 1],
  ['opona nowa', 1],
  ['opony niebieżnikowane', 1],
  ['new tires', 1],
  ['новые шины', 1],
  ['шины новинки новые', 1],
  ['bieżnikowane', 2],
  ['nalewki', 2],
  ['opona regenerowana', 2],
  ['retreads', 2],
  ['remould tyres', 2],
  ['восстановленные шины', 2],
  ['наварные', 2],
  ['наварка', 2],
])('%s are tires of one condition', (text, id) => {
  const { ids, understood } = findProducts(both, text, { limit: 5, offset: 0 })
  expect(ids).toEqual([id])
  expect(understood.meanings).toEqual([id === 1 ? 'condition_new' : 'condition_retreaded'])
  expect(understood.unknown).toEqual([])
})

test('a condition that no tire of a size has is named, and the rest is found', () => {
  both.remove(1)
  const { ids, understood } = findProducts(both, 'nowe opony', { limit: 5, offset: 0 })
  expect(ids).toEqual([2])
  expect(understood).toMatchObject({ kinds: ['Tire'], meanings: [], unknown: ['nowe'] })
})

test('wheels are new', () => {
  const { total, understood } = findProducts(index, 'nowe felgi', { limit: 1, offset: 0 })
  expect(total).toBe(index.size)
  expect(understood.meanings).toEqual(['condition_new'])
})

test.each(['7J16-6x139.7-106.1', '7j16 6x139.7 106.1', '5904400012345'])(
  'the number %s of a product finds it alone, however its parts stand apart',
  (text) => {
    const numbered = new ProductIndex()
    for (const [at, wheel] of generateWheels(20).entries()) numbered.put(rowOf({ ...wheel, id: at + 1 }))
    const [wheel] = generateWheels(1)
    if (!wheel) throw new Error('the seed has wheels')
    numbered.put({ ...rowOf({ ...wheel, id: 21 }), partNumber: '7J16-6x139.7-106.1', ean: '5904400012345' })
    expect(findProducts(numbered, text, { limit: 5, offset: 0 })).toMatchObject({ ids: [21], total: 1 })
  },
)

test('a size is a size, whatever the number of a part is', () => {
  const sizes = new ProductIndex()
  for (const [at, each] of generateTires().entries())
    sizes.put({ ...rowOf({ ...each, id: at + 1 }), partNumber: at === 0 ? '195/65 R15' : null })
  const { total } = findProducts(sizes, '195/65 R15', { limit: 5, offset: 0 })
  expect(total).toBeGreaterThan(1)
})

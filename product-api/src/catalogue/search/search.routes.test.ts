import { groszeFromPln } from '@bieznik/contract/money/money'
import { suggestionsSchema } from '@bieznik/contract/catalogue/search'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ids, tireWith } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { insertCatalogue } from '../../platform/db/seed.ts'

const { anyone, db } = await buildTestShop()

/** A tire whose names are those of its title, of a size that no other has unless the title says one. */
const named = (differences: Parameters<typeof tireWith>[0]) =>
  tireWith({ manufacturer: '', protector: '', width: 105, profile: 25, diameter: 10, ...differences })

const [lodz = 0, soldOutLodz = 0, lodzPlus = 0, cheapLodz = 0] = await db.transaction((tx) =>
  insertCatalogue(tx, [
    named({ title: 'Łódź 205/55 R16', price: groszeFromPln(700) }),
    named({ title: 'Łódź 205/55 R16', price: groszeFromPln(100), quantityInStock: 0 }),
    named({ title: 'Łódź 205/55 R16C Plus', price: groszeFromPln(90) }),
    named({ title: 'Nowa Łódź 205/55 R16', price: groszeFromPln(80) }),
  ]),
)

const search = (title: string, query = '') =>
  anyone.get(`/api/products/title/${encodeURIComponent(title)}${query}`)
const idsOf = (...expected: number[]) => expected.map((id): unknown => expect.objectContaining({ id }))

const szuter = idsOf(ids.tire)
const defaultSize = idsOf(ids.scarceTire, ids.tire)

test.each([
  ['the title', 'Nadbieg Szuter AT 195/80 R15 96T', szuter],
  ['a word', 'Szuter', szuter],
  ['the beginning of a word', 'szut', szuter],
  ['capitals', 'SZUTER', szuter],
  ['another order', 'r15 szuter nadbieg', szuter],
  ['a wrong letter', 'szoter', szuter],
  ['a letter too few', 'szter', szuter],
  ['a letter too many', 'szutter', szuter],
  ['swapped letters', 'suzter', szuter],
  ['a typo in each word', 'nadbeig szutre', szuter],
  ['a typo and a size', 'szutr 1958015', szuter],
  ['a word and the beginning of a size', 'szut 195/8', szuter],
  ['a typo and a width', 'szoter 195', szuter],
  ['the word of an archived title and a size', 'stary 195/80', defaultSize],
  ['a stray word, a width and an index', 'opony 195/80 96q', idsOf(ids.scarceTire)],
  ['a size', '195/80 R15', defaultSize],
  ['a size in other words', '195 80 15', defaultSize],
  ['a size with stray words', 'opony zimowe 195/80R15', defaultSize],
  ['a load index', '195/80 r15 96q', idsOf(ids.scarceTire)],
  ['a load index in part', '195/80 r15 96', defaultSize],
  ['an inch size', '31x10.5 R15', idsOf(ids.inchTire)],
  ['a bolt circle, on wheels and spacers', '5 x 112', idsOf(ids.spacer, ids.wheel)],
  ['the inches of a rim alone', 'felga 15', idsOf(ids.wheel)],
  ['a thickness', 'dystans 20mm', idsOf(ids.spacer)],
])('%s finds it', async (_what, title, expected) => {
  expect(await search(title)).toMatchObject({ status: 200, body: expected })
})

test.each([
  ['another digit', '195/81 R15'],
  ['a word and another width', 'szuter 196'],
  ['a word and another load index', 'szuter 96qq'],
  ['inches that no title has', 'opona 24'],
  ['a word and the middle of a width', 'szuter 5/80'],
  ['two typos', 'szotar'],
  ['what is archived', 'Stary'],
  ['the middle of a word', 'uter'],
  ['nothing but wildcards', '%'],
  ['nothing but wildcards in words', '%%% ___'],
  ['quotes', `'"\``],
  ['SQL', "'; drop table products; --"],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['a regular expression', '.*'],
  ['a path', '../../etc/passwd'],
  ['the end of the size of a wheel', 'x15'],
  ['the end of the size of a wheel, beside a bolt circle', 'x15 5x112'],
  ['letters without a sound', 'ъъъъ'],
  ['blanks', '   '],
  ['signs that are written as several letters', 'ﬃ'.repeat(100)],
  [
    'many words',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x',
  ],
])('%s finds nothing', async (_what, title) => {
  expect(await search(title)).toMatchObject({ status: 200, headers: { 'x-total-count': '0' }, body: [] })
})

test.each(['\0', 'a\nb', '\u{7f}', 'x'.repeat(101), 'x'.repeat(2_000), 'ж'.repeat(2_000)])(
  '%j is refused',
  async (title) => {
    expect(await search(title)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  },
)

test('an empty title finds nothing', async () => {
  expect(await anyone.get('/api/products/title/')).toMatchObject({ status: 200, body: [] })
})

test('a hundred letters of any script are not too many', async () => {
  for (const letter of ['ż', 'ж', '胎', '🛞']) {
    const title = letter.repeat(Math.floor(100 / letter.length))
    expect(await search(title), letter).toMatchObject({ status: 200, body: [] })
  }
})

// Shows D37
test('what is in stock comes first, of it the very title, then titles that begin so, cheap before dear', async () => {
  expect((await search('lodz 205/55 r16')).body).toEqual(idsOf(lodz, lodzPlus, cheapLodz, soldOutLodz))
})

// Shows S2.72
test('every kind has the fields of its kind', async () => {
  expect((await search('5x112')).body).toEqual([
    expect.objectContaining({ productType: 'Spacer', thickness: 20, price: 149.99 }),
    expect.objectContaining({ productType: 'Wheel', typeOfWheel: 'steel', price: 299 }),
  ])
})

test('a page is a part of the same order, with the total of all pages', async () => {
  expect(await search('lodz', '?page=1&pageSize=3')).toMatchObject({
    headers: { 'x-total-count': '4' },
    body: idsOf(lodzPlus, lodz, cheapLodz),
  })
  expect((await search('lodz', '?page=2&pageSize=3')).body).toEqual(idsOf(soldOutLodz))
  expect((await search('lodz', '?page=-1')).status).toBe(400)
})

test('at whatever price, the cheap ones come first, also when it has changed', async () => {
  const prices = [0.01, 9.99, 10, 499.99, 500, 1_999.99, 2_000, 9_999.99, 10_000, 900_000]
  const everyPrice = await db.transaction((tx) =>
    insertCatalogue(
      tx,
      prices.map((price) => named({ title: 'Wycena 185/65 R15', price: groszeFromPln(price) })),
    ),
  )
  expect((await search('wycena')).body).toEqual(idsOf(...everyPrice))
  expect((await search('wycena 185/65 r15')).body).toEqual(idsOf(...everyPrice))
  const [first = 0, ...others] = everyPrice
  await db
    .update(products)
    .set({ price: groszeFromPln(100_000) })
    .where(eq(products.id, first))
  expect((await search('wycena')).body).toEqual(idsOf(...others.slice(0, -1), first, ...others.slice(-1)))
})

test('however many words begin as the one that was typed, all are found', async () => {
  const letters = 'abcdefghijkl'.split('')
  const found = async (text: string) => (await search(text)).headers['x-total-count']
  for (const [index, letter] of letters.entries()) {
    await db.transaction((tx) => insertCatalogue(tx, [named({ title: `Krokus${letter} 77${letter}` })]))
    expect(await found('krokus'), letter).toBe(String(index + 1))
    expect(await found('krok 77'), letter).toBe(String(index + 1))
    expect(await found(`krokus 77${letter}`), letter).toBe('1')
  }
})

test('however many titles have the size that was typed, the products of all are found', async () => {
  const found = async (text: string) => (await search(text)).headers['x-total-count']
  for (const [index, letter] of 'abcdefghijkl'.split('').entries()) {
    const tire = named({ title: `Wydma x${letter} 325/30 R21` })
    await db.transaction((tx) => insertCatalogue(tx, [tire, tire, { ...tire, inArchive: true }]))
    expect(await found('325/30'), letter).toBe(String(2 * (index + 1)))
    expect(await found('wydma 3253021'), letter).toBe(String(2 * (index + 1)))
    expect(await found(`wydma x${letter} 325/30`), letter).toBe('2')
  }
})

test('however many products have one title, all are counted and listed page by page', async () => {
  const tires = Array.from({ length: 302 }, (_, index) =>
    named({ title: 'Wydma 345/25 R20', price: groszeFromPln(1_000 - index) }),
  )
  const added = await db.transaction((tx) => insertCatalogue(tx, tires))
  const { headers, body } = await search('wydma 345/25 r20', '?page=1&pageSize=100')
  expect(headers['x-total-count']).toBe('302')
  expect(body).toEqual(idsOf(...added.toReversed().slice(0, 100)))
  expect((await search('wydma 345/25 r20', '?page=4&pageSize=100')).body).toEqual(
    idsOf(...added.toReversed().slice(300)),
  )
})

test.each([
  ['deleted', (id: number) => db.delete(products).where(eq(products.id, id))],
  ['archived', (id: number) => db.update(products).set({ inArchive: true }).where(eq(products.id, id))],
  [
    'renamed',
    (id: number) => db.update(products).set({ title: 'Inna 325/65 R24' }).where(eq(products.id, id)),
  ],
])('a word whose only title is %s is in no title again, and is no typo', async (_how, change) => {
  expect((await search('195/80 kwakwa')).body).toEqual(defaultSize)
  const [quacking = 0] = await db.transaction((tx) =>
    insertCatalogue(tx, [named({ title: 'Kwakwa 325/65 R23' })]),
  )
  expect((await search('kwakwa 195/80')).body).toEqual(defaultSize)
  expect((await search('kwaka')).body).toEqual(idsOf(quacking))
  await change(quacking)
  expect((await search('195/80 kwakwa')).body).toEqual(defaultSize)
  expect((await search('kwaka')).body).toEqual([])
})

test.each([
  ['P195/80R15', defaultSize],
  ['LT195/80R15', defaultSize],
  ['31x10.50R15LT', idsOf(ids.inchTire)],
  ['195/80R15C 96/94T', szuter],
  ['195/80 R15 96/94T', szuter],
  ['195/80R15 96Т', szuter],
  ['195/80R15 91V M+S', defaultSize],
  ['195/80R15 XL', defaultSize],
  ['195/80R15 Run Flat', defaultSize],
  ['195/80R15 DOT 2024', defaultSize],
  ['4x 195/80R15', defaultSize],
  ['195.80.15', defaultSize],
  ['195 80 15 c', defaultSize],
  ['szuter P195/80R15 96Т', szuter],
])('%s is read as the size box reads it', async (sidewall, expected) => {
  expect((await search(sidewall)).body).toEqual(expected)
})

test.each([
  'Sokół LT345/85R16 XL',
  'Sokół 345/85 R16 C 107/105R',
  'Sokół P345/85R16',
  'Sokół 345/85Р16 run flat',
])('the title %s is found by its size and by itself', async (title) => {
  const [added = 0] = await db.transaction((tx) => insertCatalogue(tx, [named({ title })]))
  expect((await search('345/85 r16')).body).toEqual(idsOf(added))
  expect((await search(title)).body).toEqual(idsOf(added))
  await db.delete(products).where(eq(products.id, added))
})

test('a word beside a size that only titles of other sizes have is left out', async () => {
  const [other = 0] = await db.transaction((tx) =>
    insertCatalogue(tx, [named({ title: 'Sokół 345/85 R16 XL' })]),
  )
  expect((await search('195/80 R15 XL')).body).toEqual(defaultSize)
  expect((await search('345/85 R16 XL')).body).toEqual(idsOf(other))
})

test('a changed title is found by its new words, mistyped ones too', async () => {
  const [renamed = 0] = await db.transaction((tx) =>
    insertCatalogue(tx, [named({ title: 'Stara nazwa 335/25 R22' })]),
  )
  await db.update(products).set({ title: 'Gołoborze 335/25 R23' }).where(eq(products.id, renamed))
  expect((await search('goloboze')).body).toEqual(idsOf(renamed))
  expect((await search('goloborze 335/25 r23')).body).toEqual(idsOf(renamed))
  expect((await search('335/25 r22')).body).toEqual([])
  expect((await search('nazwa')).body).toEqual([])
})

test('while a size is typed the sizes that begin so are suggested, with products', async () => {
  const { body } = await anyone.get('/api/search/suggestions?text=195/8')
  expect(suggestionsSchema.parse(body)).toMatchObject({
    sizes: ['195/80 R15'],
    isNarrowed: false,
    products: defaultSize,
  })
})

test('a price beside a size narrows what is suggested', async () => {
  const { body } = await anyone.get(
    `/api/search/suggestions?text=${encodeURIComponent('195/80 R15 do 900 zł')}`,
  )
  expect(suggestionsSchema.parse(body)).toMatchObject({ sizes: ['195/80 R15'], isNarrowed: true })
})

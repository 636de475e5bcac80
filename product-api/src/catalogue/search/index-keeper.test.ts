import { setTimeout as sleep } from 'node:timers/promises'
import { groszeFromPln } from '@bieznik/contract/money/money'
import { eq, inArray, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { ids, tireWith } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { products, tires, wheels } from '../../platform/db/schema/catalogue.ts'
import { searchChanges } from '../../platform/db/schema/search-index.ts'
import { insertCatalogue } from '../../platform/db/seed.ts'
import { readingFrom } from '../../platform/db/open-catalogue.ts'
import { createIndexKeeper } from './index-keeper.ts'
import { deleteOldChanges, listChanges } from './indexed-rows.queries.ts'
import type { Group, ProductIndex } from './product-index.ts'

vi.mock(import('./indexed-rows.queries.ts'), async (original) => {
  const queries = await original()
  return { ...queries, listChanges: vi.fn<typeof listChanges>(queries.listChanges) }
})

const shop = await buildTestShop()
const other = await shop.another()
const { db } = shop

const found = async (from: typeof shop, text: string) =>
  (await from.anyone.get(`/api/products/title/${encodeURIComponent(text)}`)).headers['x-total-count']

const newTire = (title: string) =>
  tireWith({ title, manufacturer: '', protector: '', price: groszeFromPln(200) })

test('each of several processes finds what any of them has added, changed or removed, at once', async () => {
  expect([await found(shop, 'jemiola'), await found(other, 'jemiola')]).toEqual(['0', '0'])
  const [added = 0] = await db.transaction((tx) => insertCatalogue(tx, [newTire('Jemioła 195/65 R15')]))
  expect([await found(shop, 'jemiola'), await found(other, 'jemiola')]).toEqual(['1', '1'])
  await db.update(products).set({ title: 'Leszczyna 195/65 R15' }).where(eq(products.id, added))
  expect([await found(shop, 'jemiola'), await found(other, 'leszczyna')]).toEqual(['0', '1'])
  await db.update(tires).set({ protector: 'Kalina' }).where(eq(tires.productId, added))
  expect([await found(shop, 'kalina'), await found(other, 'kalina')]).toEqual(['1', '1'])
  await db.delete(products).where(eq(products.id, added))
  expect([await found(shop, 'kalina'), await found(other, 'kalina')]).toEqual(['0', '0'])
})

test('a transaction that began before others and ends after them is not missed', async () => {
  const slow = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const work = db.transaction(async (tx) => {
    await insertCatalogue(tx, [newTire('Wolna')])
    written.resolve()
    await slow.promise
  })
  await written.promise
  await db.transaction((tx) => insertCatalogue(tx, [newTire('Szybka')]))
  expect(await found(shop, 'szybka')).toBe('1')
  expect(await found(shop, 'wolna')).toBe('0')
  slow.resolve()
  await work
  expect(await found(shop, 'wolna')).toBe('1')
  expect(await found(other, 'wolna')).toBe('1')
})

test('prices and stock are those of the database', async () => {
  await db.update(products).set({ quantityInStock: 0 }).where(eq(products.id, ids.scarceTire))
  const { body } = await shop.anyone.get('/api/products/title/moczar')
  expect(body).toEqual([expect.objectContaining({ id: ids.scarceTire, quantityInStock: 0 })])
})

const { read } = readingFrom(db)
const logger = pino({ level: 'silent' })

const hasGroup = (groups: ReadonlySet<Group> | undefined, key: string) =>
  [...(groups ?? [])].some((each) => each.key === key)

/** Everything that the index says of each product. */
const contentsOf = (index: ProductIndex) =>
  index.sorted().map(({ id, price, isSoldOut, group: { key, words, facts } }) => ({
    id,
    price,
    isSoldOut,
    key,
    isFound:
      words.every((word) => hasGroup(index.words.get(word), key)) &&
      facts.every((fact) => hasGroup(index.facts.get(fact), key)),
  }))

test('an index that has taken changes is the same as one that is built anew', async () => {
  const keeper = createIndexKeeper({ catalogue: { read }, logger })
  const { size } = await keeper.current()
  const many = Array.from({ length: 120 }, (_, at) => newTire(`Cis ${at} 195/65 R15`))
  const added = await db.transaction((tx) => insertCatalogue(tx, many))
  await db
    .update(products)
    .set({ price: groszeFromPln(150), title: 'Modrzew 195/65 R15' })
    .where(inArray(products.id, added.slice(0, 60)))
  await db
    .update(products)
    .set({ inArchive: true })
    .where(inArray(products.id, added.slice(100)))
  const changed = await keeper.current()
  expect(changed.size).toBe(size + 100)
  const before = contentsOf(changed)
  expect(before.every(({ isFound }) => isFound)).toBe(true)
  await keeper.rebuild()
  const rebuilt = await keeper.current()
  expect(rebuilt === changed).toBe(false)
  expect(contentsOf(rebuilt)).toEqual(before)
})

test('searches during the first build wait for it, and start no other', async () => {
  let builds = 0
  const keeper = createIndexKeeper({
    catalogue: { read },
    logger: { ...logger, info: () => void builds++ },
  })
  await Promise.all([keeper.rebuild(), keeper.current(), keeper.current()])
  expect(builds).toBe(1)
})

test('a rebuild that fails leaves the index that is there', async () => {
  let isAway = false
  const keeper = createIndexKeeper({
    catalogue: { read: async (work) => (isAway ? Promise.reject(new Error('away')) : read(work)) },
    logger,
  })
  const index = await keeper.current()
  isAway = true
  await expect(keeper.rebuild()).rejects.toThrow('away')
  isAway = false
  expect((await keeper.current()) === index).toBe(true)
})

test('of very many changes the old index is used until a new one is built', async () => {
  const keeper = createIndexKeeper({ catalogue: { read }, logger })
  const index = await keeper.current()
  await db.execute(
    sql`insert into search_changes (product_id) select ${ids.inchTire} from generate_series(1, 5001)`,
  )
  expect((await keeper.current()) === index).toBe(true)
  await vi.waitFor(async () => expect((await keeper.current()) === index).toBe(false))
})

test('a database that is behind the index leaves it as it is, and one that stays behind has it rebuilt', async () => {
  const keeper = createIndexKeeper({ catalogue: { read }, logger, maxBehindMs: 1_000 })
  const index = await keeper.current()
  vi.mocked(listChanges).mockResolvedValueOnce({ changes: new Map(), firstOpen: '1' })
  expect((await keeper.current()) === index).toBe(true)
  expect((await keeper.current()) === index).toBe(true)
  vi.mocked(listChanges).mockResolvedValueOnce({ changes: new Map(), firstOpen: '1' })
  expect((await keeper.current()) === index).toBe(true)
  await sleep(1_050)
  vi.mocked(listChanges).mockResolvedValueOnce({ changes: new Map(), firstOpen: '1' })
  expect((await keeper.current()) === index).toBe(true)
  await vi.waitFor(async () => expect((await keeper.current()) === index).toBe(false))
})

test('a build that fails is tried again by the next search', async () => {
  let isAway = true
  const keeper = createIndexKeeper({
    catalogue: {
      read: async (work) => {
        if (isAway) throw new Error('away')
        return read(work)
      },
    },
    logger,
  })
  await expect(keeper.current()).rejects.toThrow('away')
  isAway = false
  expect((await keeper.current()).size).toBeGreaterThan(0)
})

test('a change of a price or of a piece is noted once, and one that the index does not read is not', async () => {
  await db.delete(searchChanges)
  await db
    .update(products)
    .set({ price: groszeFromPln(777) })
    .where(eq(products.id, ids.inchTire))
  expect(await db.$count(searchChanges)).toBe(1)
  await db.update(tires).set({ inf: 'Opis' }).where(eq(tires.productId, ids.inchTire))
  expect(await db.$count(searchChanges)).toBe(1)
  await db.update(tires).set({ season: 'summer' }).where(eq(tires.productId, ids.inchTire))
  expect(await db.$count(searchChanges)).toBe(2)
})

test('old changes are deleted, young ones stay', async () => {
  await db.update(searchChanges).set({ at: sql`now() - interval '2 hours'` })
  await db
    .update(products)
    .set({ title: 'Nadbieg Wykrot XT 31x10.50 R15 ' })
    .where(eq(products.id, ids.inchTire))
  await deleteOldChanges(db, 1)
  expect(await db.$count(searchChanges)).toBe(1)
})

test('the condition of a tire and the second bolt circle of a wheel are noted when they change', async () => {
  const count = () => db.$count(searchChanges)
  const before = await count()
  await db.update(tires).set({ isRetreaded: false }).where(eq(tires.productId, ids.tire))
  expect(await count()).toBe(before + 1)
  await db.update(wheels).set({ secondBoltSpacing: '5x100' }).where(eq(wheels.productId, ids.wheel))
  expect(await count()).toBe(before + 2)
})

import { supplierFeedSchema } from '@bieznik/contract/catalogue/supplier-feed'
import { supplierSchema } from '@bieznik/contract/catalogue/supplier'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { z } from 'zod'
import { beforeEach, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { importFile, importIdOf } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { supplierFeeds } from '../../platform/db/schema/supplier-feeds.ts'
import { stockKeeper } from '../products/stock-keeper.ts'
import { FeedError } from './fetch-list.ts'
import { runDueFeeds } from './start-feeds.ts'
import { watchFeeds } from '../../platform/metrics/watch-feeds.ts'

const changedTags: string[][] = []
const shop = await buildTestShop()
const anna = shop.asStaff('anna')

const list = (price: string, code = 'a') => `Kod;Cena\n${code};${price}`
let fetched: () => string
let asked = 0
const deps = {
  db: shop.db,
  stock: stockKeeper,
  storefront: {
    changed: (tags: Iterable<string>) => void changedTags.push([...tags]),
    settled: async () => undefined,
  },
  rules: { pictureHosts: new Set<string>(), requiresSafetyData: false },
  fetchList: async () => {
    asked += 1
    return { body: Buffer.from(fetched()), fileName: 'hurt.example/cennik.csv' }
  },
  logger: pino({ level: 'silent' }),
}

const feed = {
  url: 'https://hurt.example/cennik.csv?key=secret',
  everyHours: 24,
  applies: false,
  maxChanged: 50,
  maxPriceChange: 10,
}
const feedsIn = (body: unknown) => z.array(supplierFeedSchema).parse(body)
const enter = async (name: string) =>
  supplierSchema.parse((await anna.call('POST', '/api/suppliers', { body: { name } })).body).id
const runsOf = async (supplierId: number) =>
  feedsIn((await anna.get('/api/suppliers/feeds')).body).find((each) => each.supplierId === supplierId)
    ?.runs ?? []
const ask = (id: number) => anna.call('POST', `/api/suppliers/${id}/feed/run`)
const priceOf = async () =>
  z.looseObject({ price: z.number() }).parse((await anna.get(`/api/products/${ids.tire}`)).body).price

/** A supplier of whose lists the first one was imported by a person: its key `a` is our tire, which costs 400. */
async function withList(name: string, settings: object = {}) {
  const id = await enter(name)
  const first = `ID Bieżnik;Kod;Cena\n${ids.tire};a;400`
  await importFile(anna, first, `productType=Tire&supplierId=${id}&columns=id,supplierCode,price`)
  const reply = await anna.call('PUT', `/api/suppliers/${id}/feed`, { body: { ...feed, ...settings } })
  expect(reply).toMatchObject({ status: 200 })
  return id
}

beforeEach(async () => {
  await shop.db.delete(supplierFeeds)
  asked = 0
  changedTags.length = 0
})

test('an address is refused that is not https, has a password in it, or is of a supplier without a list', async () => {
  const id = await enter('Bez listy')
  const put = (body: object, of = id) => anna.call('PUT', `/api/suppliers/${of}/feed`, { body })
  for (const url of [
    'http://hurt.example/',
    'https://a:b@hurt.example/',
    'ftp://hurt.example/',
    'cennik.csv',
  ])
    expect(await put({ ...feed, url })).toMatchObject({ status: 400, body: { fields: [{ path: 'url' }] } })
  expect(await put(feed)).toMatchObject({ status: 400, body: { fields: [{ message: 'no_reading' }] } })
  expect(await put(feed, 9_999)).toMatchObject({ status: 404 })
  expect(await shop.asCustomer('jan').call('PUT', `/api/suppliers/${id}/feed`, { body: feed })).toMatchObject(
    {
      status: 403,
    },
  )
})

test('a list waits for a person, who gets the file and applies it; the same list later is nothing to do', async () => {
  const id = await withList('Czeka')
  fetched = () => list('420')
  await runDueFeeds(deps)
  const [run] = await runsOf(id)
  expect(run).toMatchObject({
    outcome: 'waiting',
    counts: { changed: 1 },
    largestPriceChange: 5,
    importId: null,
  })
  expect(await priceOf()).toBe(400)
  const file = await anna.get(`/api/suppliers/feed-runs/${run?.id}/file`)
  expect(String(file.body)).toBe(list('420'))
  const outcome = await importFile(anna, list('420'), `productType=Tire&supplierId=${id}`)
  expect(await priceOf()).toBe(420)
  expect(await runsOf(id)).toMatchObject([{ outcome: 'applied', importId: importIdOf(outcome) }])
  expect(await anna.get(`/api/suppliers/feed-runs/${run?.id}/file`)).toMatchObject({ status: 404 })
  await runDueFeeds(deps)
  expect(asked).toBe(1)
  await ask(id)
  await runDueFeeds(deps)
  expect(await runsOf(id)).toMatchObject([{ outcome: 'same' }, { outcome: 'applied' }])
})

test('within the limits of staff a list is applied by itself, in their name, and can be undone', async () => {
  const id = await withList('Sama', { applies: true, maxChanged: 100, maxPriceChange: 5 })
  fetched = () => list('420')
  await runDueFeeds(deps)
  const [run] = await runsOf(id)
  expect(run).toMatchObject({ outcome: 'applied', largestPriceChange: 5 })
  expect(await priceOf()).toBe(420)
  expect(changedTags).toHaveLength(1)
  expect((await anna.get('/api/products/imports')).body).toMatchObject({
    rows: expect.arrayContaining([
      expect.objectContaining({ id: run?.importId, who: 'anna', fileName: 'hurt.example/cennik.csv' }),
    ]),
  })
  expect(await anna.call('POST', `/api/products/imports/${run?.importId}/undo`)).toMatchObject({
    status: 200,
  })
  expect(await priceOf()).toBe(400)
})

test.each([
  ['a larger change of price', { maxChanged: 100, maxPriceChange: 4 }],
  ['a larger share of changed lines', { maxChanged: 99, maxPriceChange: 100 }],
])('%s than staff allow waits for a person', async (what, limits) => {
  const id = await withList(`Ponad: ${what}`, { applies: true, ...limits })
  fetched = () => list('420')
  await runDueFeeds(deps)
  expect(await runsOf(id)).toMatchObject([{ outcome: 'waiting' }])
  expect(await priceOf()).toBe(400)
})

test('what fails is listed with its reason and counted; a list that waits goes on waiting until another comes', async () => {
  const registry = new Registry()
  watchFeeds(registry, shop.db)
  const id = await withList('Zawodna')
  const run = async (next: () => string) => {
    fetched = next
    await ask(id)
    await runDueFeeds(deps)
  }
  await run(() => list('420'))
  expect(await registry.metrics()).toContain('shop_supplier_lists{state="waiting"} 1')
  await run(() => {
    throw new FeedError('too_slow')
  })
  expect(await registry.metrics()).toContain('shop_supplier_lists{state="failed"} 1')
  await run(() => 'Zaloguj się;Hasło')
  await run(() => list('420', 'unknown'))
  await run(() => {
    throw new Error('secret')
  })
  expect((await runsOf(id)).map(({ outcome, reason }) => reason ?? outcome)).toEqual([
    'failed',
    'nothing_taken',
    'no_title_or_id',
    'too_slow',
    'waiting',
  ])
  await run(() => list('430'))
  expect((await runsOf(id)).map(({ outcome }) => outcome)).toEqual([
    'waiting',
    'failed',
    'failed',
    'failed',
    'failed',
    'outdated',
  ])
  expect(await registry.metrics()).toContain('shop_supplier_lists{state="failed"} 0')
})

test('two instances fetch a list once, and an address that was deleted is fetched no more', async () => {
  const id = await withList('Raz')
  fetched = () => list('400')
  await Promise.all([runDueFeeds(deps), runDueFeeds(deps), runDueFeeds(deps)])
  expect(asked).toBe(1)
  await ask(id)
  await anna.call('DELETE', `/api/suppliers/${id}/feed`)
  await runDueFeeds(deps)
  expect(asked).toBe(1)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { stockKeeper, type StockKeeper } from '../src/catalogue/products/stock-keeper.ts'
import { ids } from './catalogue.ts'
import { connectCountedDatabase } from './counted-database.ts'
import { orderIn } from './replies.ts'
import { buildTestShop, copyDatabase, type Shop } from './shop.ts'

/*
 * How many statements a call may send to the database, `begin` and `commit` among them, and in how many round trips. Other shops
 * send hundreds for a checkout, and nobody notices when one more is added.
 */

const url = await copyDatabase()
const counted = connectCountedDatabase(url)
const shop = await buildTestShop({ db: counted.db })
afterAll(() => counted.pool.end())

const openConnections = () =>
  Promise.all(Array.from({ length: 4 }, () => counted.db.execute(sql`select pg_sleep(0.05)`)))

/** The pool's connections are opened, and the index of the search is built, before anything is counted. */
beforeAll(async () => {
  await openConnections()
  await shop.anyone.get('/api/products/title/szuter')
})

const sentBy = (work: () => Promise<{ status: number }>) =>
  counted.sentBy(async () => {
    expect((await work()).status).toBe(200)
  })

test.each([
  ['/api/tires?page=1&pageSize=24', 2],
  ['/api/tires?width=195&profile=80&diameter=15&season=allseason&priceFrom=0&priceTo=2000&page=1', 2],
  ['/api/tires?page=1000&pageSize=24', 2],
  ['/api/wheels?diameter=15', 2],
  ['/api/spacers', 2],
  ['/api/products/title/szuter%20195%2F80', 2],
  ['/api/search?text=szuter%20195%2F80', 1],
  ['/api/search/products?text=szuter%20195%2F80', 2],
  ['/api/narrowed/tires?width=195&profile=80&diameter=15&by=use%3D4X4', 3],
  ['/api/narrowed/tires?text=szuter%20195%2F80&by=use%3D4X4', 4],
  ['/api/narrowed/wheels?by=fits%3Dbolts-5x112', 4],
  [`/api/products/${ids.tire}`, 1],
  [`/api/tires/${ids.tire}`, 1],
  ['/api/rdr/tire_filter/width', 1],
  ['/api/tires/sizes', 1],
  ['/api/wheels/fits', 1],
])('GET %s: at most %i', async (path, most) => {
  expect((await sentBy(() => shop.anyone.get(path))).statements.length).toBeLessThanOrEqual(most)
})

test('adding to the cart: at most 3, however many lines it has', async () => {
  const jan = shop.asCustomer('jan')
  for (const id of [ids.tire, ids.wheel, ids.spacer]) await jan.add(id)
  expect((await sentBy(() => jan.add(ids.inchTire))).statements.length).toBeLessThanOrEqual(3)
  expect((await sentBy(() => jan.changeQuantity(ids.tire, 2))).statements.length).toBeLessThanOrEqual(3)
  expect((await sentBy(() => jan.cart())).statements.length).toBe(1)
})

const MOST_OF_AN_ORDER = 13
const MOST_ROUND_TRIPS = 6

async function sentByOrder(from: Shop, uid: string) {
  const buyer = from.asCustomer(uid)
  for (const id of [ids.tire, ids.inchTire, ids.wheel, ids.spacer]) await buyer.add(id)
  return sentBy(() => buyer.order({ consentCommercial: true }, crypto.randomUUID()))
}

test('a whole order of four lines with a key and a consent: at most 13 in 6 round trips, begin and commit included', async () => {
  const { statements, roundTrips } = await sentByOrder(shop, 'ola')
  expect(statements[0]).toMatch(/^begin/)
  expect(statements.at(-1)).toBe('commit')
  expect(statements.length).toBeLessThanOrEqual(MOST_OF_AN_ORDER)
  expect(roundTrips).toBeLessThanOrEqual(MOST_ROUND_TRIPS)
})

test.each([
  ['a person', () => '/api/customers/eva', { statements: 17, roundTrips: 5 }],
  ['an order', (orders: number[]) => `/api/tires/orders/${orders[0]}`, { statements: 9, roundTrips: 4 }],
  ['a list of orders', () => '/api/tires/orders?page=1&pageSize=50', { statements: 6, roundTrips: 4 }],
  [
    'the papers of orders',
    (orders: number[]) => `/api/tires/orders/documents?ids=${orders.join()}`,
    { statements: 6, roundTrips: 3 },
  ],
])('staff read %s in few round trips', async (_, pathOf, most) => {
  const eva = shop.asCustomer('eva')
  const staff = shop.asStaff('anna')
  const placed: number[] = []
  for (let order = 0; order < 4; order += 1) {
    await eva.add(ids.tire)
    placed.push(orderIn(await eva.order()).id)
  }
  await openConnections()
  const { statements, roundTrips } = await sentBy(() => staff.get(pathOf(placed)))
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most.statements)
  expect(roundTrips).toBeLessThanOrEqual(most.roundTrips)
})

test('a statement for each line would be noticed', async () => {
  const oneByOne: StockKeeper = {
    ...stockKeeper,
    change: async (tx, changes, cause) => {
      for (const change of changes) await stockKeeper.change(tx, [change], cause)
    },
  }
  const slower = await shop.another({ db: counted.db, stock: oneByOne })
  const { statements, roundTrips } = await sentByOrder(slower, 'ewa')
  expect(statements.length).toBeGreaterThan(MOST_OF_AN_ORDER)
  expect(roundTrips).toBeGreaterThan(MOST_ROUND_TRIPS)
})

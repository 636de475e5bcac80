import { grosze } from '@bieznik/contract/money/money'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue, ids, tireWith } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { products, spacers, tires, wheels } from '../../platform/db/schema/catalogue.ts'
import { insertCatalogue } from '../../platform/db/seed.ts'

const { db, anyone, asStaff } = await buildTestShop()

/** Prices and stocks of lists beside those of the products: nothing may be different. */
async function listFaults(): Promise<unknown[]> {
  const copies = await Promise.all(
    [tires, wheels, spacers].map((kind) =>
      db.execute(sql`
        select id from ${products} join ${kind} on product_id = id
        where sale_price is distinct from case when not in_archive then price end
          or sold_out is distinct from (quantity_in_stock = 0)`),
    ),
  )
  return copies.flatMap(({ rows }) => rows)
}

const totalOf = async (path: string) => Number((await anyone.get(path)).headers['x-total-count'])

test('the first catalogue is counted', async () => {
  expect(await totalOf('/api/tires')).toBe(4)
  expect(await listFaults()).toEqual([])
})

test('what leaves the shop and comes back is counted off and on', async () => {
  const staff = asStaff()
  const archive = (inArchive: boolean) =>
    staff.call('PATCH', `/api/products/${ids.tire}/archive`, { body: { inArchive } })
  expect(await archive(true)).toMatchObject({ status: 200 })
  expect(await totalOf('/api/tires?width=195&page=1')).toBe(2)
  expect(await archive(false)).toMatchObject({ status: 200 })
  expect(await totalOf('/api/tires?width=195&page=1')).toBe(3)
  expect(await listFaults()).toEqual([])
})

test('a changed price moves a product in its list', async () => {
  const firstOf = async () => (await anyone.get('/api/tires?page=1&pageSize=1')).body
  expect(await firstOf()).toMatchObject([{ id: ids.scarceTire }])
  const price = (from: number, to: number) =>
    asStaff().call('PATCH', `/api/products/${ids.inchTire}/price`, { body: { from, to, reason: 'sale' } })
  expect(await price(500.1, 1)).toMatchObject({ status: 200 })
  expect(await firstOf()).toMatchObject([{ id: ids.inchTire, price: 1 }])
  expect(await price(1, 500.1)).toMatchObject({ status: 200 })
  expect(await listFaults()).toEqual([])
})

// Shows D37
test.each([
  ['/api/tires', ids.scarceTire],
  ['/api/tires?width=195&profile=80&diameter=15', ids.scarceTire],
  ['/api/tires?width=195', ids.scarceTire],
  ['/api/tires?season=allseason&priceFrom=0&priceTo=2000', ids.scarceTire],
  ['/api/products/title/nadbieg', ids.scarceTire],
  ['/api/products/title/Nadbieg%20Szuter%20AT%20195%2F80%20R15%2096T', ids.tire],
])('what is sold out moves behind everything in stock of %s, and comes back', async (path, id) => {
  const listed = async () =>
    z.array(z.object({ id: z.int(), quantityInStock: z.int() })).parse((await anyone.get(path)).body)
  const sell = (quantityInStock: number) =>
    db.update(products).set({ quantityInStock }).where(eq(products.id, id))
  const before = await listed()
  expect(before[0]).toMatchObject({ id })
  const stock = before[0]?.quantityInStock ?? 0
  await sell(0)
  const stocks = (await listed()).map(({ quantityInStock }) => quantityInStock > 0)
  expect(stocks).toEqual(stocks.toSorted((one, other) => Number(other) - Number(one)))
  expect(stocks).toContain(false)
  expect(await listFaults()).toEqual([])
  await sell(stock)
  expect((await listed()).map((each) => each.id)).toEqual(before.map((each) => each.id))
  expect(await listFaults()).toEqual([])
})

test('another size is another count, and what is deleted is counted no more', async () => {
  await db.update(tires).set({ width: 205 }).where(eq(tires.productId, ids.tire))
  expect(await totalOf('/api/tires?width=205')).toBe(1)
  await db.update(tires).set({ width: 195 }).where(eq(tires.productId, ids.tire))
  expect(await totalOf('/api/tires?width=205')).toBe(0)
  const [id = 0] = await db.transaction((tx) => insertCatalogue(tx, [tireWith({ width: 225 })]))
  expect(await totalOf('/api/tires?width=225')).toBe(1)
  await db.delete(products).where(eq(products.id, id))
  expect(await totalOf('/api/tires?width=225')).toBe(0)
  expect(await listFaults()).toEqual([])
})

test('fifty changes at once: none is counted twice or missed', async () => {
  const added = await db.transaction((tx) =>
    insertCatalogue(
      tx,
      Array.from({ length: 50 }, () => tireWith({})),
    ),
  )
  await Promise.all(
    added.map((id) =>
      db
        .update(products)
        .set({ inArchive: true, price: grosze(id) })
        .where(eq(products.id, id)),
    ),
  )
  expect(await totalOf('/api/tires')).toBe(
    catalogue.filter(({ productType }) => productType === 'Tire').length - 1,
  )
  expect(await listFaults()).toEqual([])
})

test('a page behind the end has no row and still the total', async () => {
  expect(await anyone.get('/api/tires?page=1000')).toMatchObject({
    body: [],
    headers: { 'x-total-count': '4' },
  })
  expect(await anyone.get('/api/products/title/nadbieg?page=1000')).toMatchObject({
    body: [],
    headers: { 'x-total-count': '4' },
  })
})

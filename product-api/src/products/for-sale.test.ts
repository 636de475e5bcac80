import { grosze } from '@bieznik/contract/money'
import { eq, gt, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catalogue, ids, tireWith } from '../../test/catalogue.ts'
import { buildTestShop } from '../../test/shop.ts'
import { products, spacerCounts, tireCounts, tires, wheelCounts } from '../db/schema/catalogue.ts'
import { insertCatalogue } from '../db/seed.ts'

const { db, anyone, asStaff } = await buildTestShop()

/** Counts beside what there is to be counted, and prices beside those of the products: nothing may be different. */
async function listFaults(): Promise<unknown[]> {
  const kinds = [
    ['tires', 'tire_counts', 'width, profile, diameter, season, manufacturer, protector'],
    ['wheels', 'wheel_counts', 'diameter, bolt_spacing, width, central_bore_diameter'],
    ['spacers', 'spacer_counts', 'bolt_distance, thickness'],
  ] as const
  const faults = await Promise.all(
    kinds.map(([table, counts, facets]) =>
      db.execute(
        sql.raw(`
          (select ${facets}, on_sale from ${counts} where on_sale <> 0
            except all select ${facets}, count(*) from ${table} join products on id = product_id
            where not in_archive group by ${facets})
          union all
          (select ${facets}, count(*) from ${table} join products on id = product_id where not in_archive group by ${facets}
            except all select ${facets}, on_sale from ${counts} where on_sale <> 0)`),
      ),
    ),
  )
  const { rows: prices } = await db.execute(sql`
    select id from ${products} join ${tires} on product_id = id
    where sale_price is distinct from case when not in_archive then price end`)
  return [...faults.flatMap(({ rows }) => rows), ...prices]
}

const totalOf = async (path: string) => Number((await anyone.get(path)).headers['x-total-count'])

test('the first catalogue is counted', async () => {
  expect(await db.$count(tireCounts, gt(tireCounts.onSale, 0))).toBeGreaterThan(0)
  expect(await db.$count(wheelCounts)).toBe(1)
  expect(await db.$count(spacerCounts)).toBe(1)
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

test('fifty changes at once, none is counted twice or forgotten', async () => {
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

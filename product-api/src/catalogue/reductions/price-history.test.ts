import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { importFile, importIdOf } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { listPrices } from './reductions.queries.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')
const { db } = shop

const pricesOf = async (id: number) => (await listPrices(db, id)).map(({ price }) => price / 100)

test('a new product has its first price, from the moment that it was created', async () => {
  const { headers } = await anna.call('POST', '/api/spacers', {
    body: { title: 'Dystans 5', price: 99, boltDistance: '5x112', boltInfo: 'M12', thickness: 5 },
  })
  const id = Number(String(headers.location).split('/').at(-1))
  expect(await pricesOf(id)).toEqual([99])
  const { rows } = await db.execute(sql`
    select since = created_at as "isSame" from price_history join products on products.id = product_id
    where product_id = ${id}`)
  expect(rows).toEqual([{ isSame: true }])
})

test('every change of a price is a row, whoever made it, and what is no change is none', async () => {
  const change = (from: number, to: number) =>
    anna.call('PATCH', `/api/products/${ids.wheel}/price`, { body: { from, to, reason: 'cennik' } })
  await change(299, 310)
  await change(310, 310)
  await importFile(anna, `id;title;price\n${ids.wheel};Felga stalowa 6x15 5x112;305`, 'productType=Wheel')
  // As a version before does, or a person by hand.
  await db.execute(sql`update products set price = 30000 where id = ${ids.wheel}`)
  await anna.call('PATCH', `/api/products/${ids.wheel}/archive`, { body: { inArchive: true } })
  expect(await pricesOf(ids.wheel)).toEqual([299, 310, 305, 300])
})

test('the history of a product outlives it', async () => {
  const file = 'title;price;boltDistance;boltInfo;thickness\nDystans 7;77;5x112;M12;7'
  const outcome = await importFile(anna, file, 'productType=Spacer')
  const { rows } = await db.execute<{ id: number }>(sql`select max(id) as id from products`)
  const id = rows[0]?.id ?? 0
  await anna.call('POST', `/api/products/imports/${importIdOf(outcome)}/undo`)
  expect(await anna.get(`/api/products/${id}`)).toMatchObject({ status: 404 })
  expect(await pricesOf(id)).toEqual([77])
})

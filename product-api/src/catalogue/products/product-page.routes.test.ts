import { productPageSchema } from '@bieznik/contract/catalogue/product-page'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'

const shop = await buildTestShop()
const pageOf = async (query = '') => {
  const { body } = await shop.anyone.get(`/api/products/${ids.wheel}/page${query}`)
  return productPageSchema.parse(body)
}

test('a product comes with its maker and its opinions, which it need not have', async () => {
  expect(await pageOf()).toMatchObject({
    product: { id: ids.wheel, productType: 'Wheel' },
    maker: null,
    opinions: { count: 0, average: null, opinions: [] },
  })
  await shop.db.execute(sql`
    insert into manufacturers
      (name, mark, address, contact, country, responsible_name, responsible_address, responsible_contact, written_by)
    values ('Felgart', 'F', 'Bielsko', 'a@felgart.example', 'PL', '', '', '', 'ewa')`)
  await shop.db.execute(sql`update wheels set maker = 'Felgart' where product_id = ${ids.wheel}`)
  expect(await pageOf()).toMatchObject({ maker: { name: 'Felgart', address: 'Bielsko' } })
})

test('it is in the language asked for, and one that there is not is not found', async () => {
  await shop.db.execute(sql`update products set title_en = 'Steel wheel' where id = ${ids.wheel}`)
  expect((await pageOf('?lang=en')).product.title).toBe('Steel wheel')
  expect(await shop.anyone.get('/api/products/2147483647/page')).toMatchObject({ status: 404 })
})

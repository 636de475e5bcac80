import { productSchema } from '@bieznik/contract/catalogue/product'
import { productEntrySchema, type ProductEntry } from '@bieznik/contract/catalogue/product-ids'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'

const { anyone } = await buildTestShop()
const onSale = [ids.tire, ids.scarceTire, ids.soldOutTire, ids.inchTire, ids.wheel, ids.spacer]

async function entries(query = ''): Promise<ProductEntry[]> {
  const { status, body } = await anyone.get(`/api/products/ids${query}`)
  expect(status).toBe(200)
  return z.array(productEntrySchema).parse(body)
}

test('everything on sale is named with its type, in the order of the ids', async () => {
  const all = await entries()
  expect(all.map(({ id }) => id)).toEqual(onSale)
  expect(all.at(-1)).toMatchObject({ id: ids.spacer, productType: 'Spacer' })
})

test('whoever asks on after the last id comes through all of it', async () => {
  const seen: number[] = []
  for (let page = await entries('?limit=2'); page.length > 0;) {
    seen.push(...page.map(({ id }) => id))
    page = await entries(`?limit=2&after=${seen.at(-1)}`)
  }
  expect(seen).toEqual(onSale)
})

test('the products themselves come in the same order, in the language asked for', async () => {
  const all = z.array(productSchema).parse((await anyone.get('/api/products/after?lang=en')).body)
  expect(all.map(({ id }) => id)).toEqual(onSale)
  const { body } = await anyone.get(`/api/products/${ids.wheel}?lang=en`)
  expect(all.find(({ id }) => id === ids.wheel)).toEqual(productSchema.parse(body))
  const rest = await anyone.get(`/api/products/after?after=${ids.wheel}`)
  expect(rest.body).toMatchObject([{ id: ids.spacer, price: expect.any(Number) }])
})

test.each(['limit=0', 'limit=5001', 'after=-1', 'after=2147483648', 'after=x'])(
  '%s is refused',
  async (query) => {
    expect(await anyone.get(`/api/products/ids?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
  },
)

test('some products come by their ids, those that are gone are left out', async () => {
  const { body } = await anyone.get(`/api/products/by-ids?ids=${ids.wheel},999999,${ids.tire}&lang=en`)
  const found = z.array(productSchema).parse(body)
  expect(found.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([ids.tire, ids.wheel])
  for (const wrong of ['', '1,', 'a', '0', '1,2147483648', Array.from({ length: 101 }, () => '1').join(',')])
    expect(await anyone.get(`/api/products/by-ids?ids=${wrong}`)).toMatchObject({ status: 400 })
})

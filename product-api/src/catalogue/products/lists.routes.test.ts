import { listKinds } from '@bieznik/contract/catalogue/facets'
import { facetedListSchema } from '@bieznik/contract/catalogue/facet-choice'
import { listedProductSchema, productSchema } from '@bieznik/contract/catalogue/product'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestShop } from '../../../test/shop.ts'

const { anyone } = await buildTestShop()

async function listed(path: string, query = '') {
  const { status, body } = await anyone.get(`${path}?lang=en&${query}`)
  expect(status).toBe(200)
  return body
}

// Shows D51
test.each(listKinds)('a list of %s answers whole products, as their own call does', async (kind) => {
  const products = z.array(productSchema).parse(await listed(`/api/${kind}`))
  expect(products.length).toBeGreaterThan(0)
  for (const product of products)
    expect(product).toEqual(productSchema.parse(await listed(`/api/products/${product.id}`)))
  const cards = z.array(listedProductSchema).parse(await listed(`/api/${kind}`, 'view=card'))
  expect(products.map(({ id }) => id)).toEqual(cards.map(({ id }) => id))
})

// Shows D51
test.each(listKinds)(
  'a list of cards of %s says of each product what its page says, and less',
  async (kind) => {
    const products = z.array(listedProductSchema).parse(await listed(`/api/${kind}`, 'view=card'))
    expect(products.length).toBeGreaterThan(0)
    for (const { untranslated = [], ...product } of products) {
      const whole = productSchema.parse(await listed(`/api/products/${product.id}`))
      expect(whole).toMatchObject(product)
      expect(whole.untranslated ?? []).toEqual(expect.arrayContaining(untranslated))
      expect(Object.keys(product).length).toBeLessThan(Object.keys(whole).length - 5)
    }
    expect(facetedListSchema.parse(await listed(`/api/narrowed/${kind}`)).products).toEqual(products)
  },
)

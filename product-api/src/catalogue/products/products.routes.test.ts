import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'

const { anyone } = await buildTestShop()

// Shows S3.9, S7.18, D15a
test.each([
  [ids.tire, { productType: 'Tire', protector: 'Szuter AT' }],
  [ids.wheel, { productType: 'Wheel', boltSpacing: '5x112', centralBoreDiameter: 66.6 }],
  [ids.spacer, { productType: 'Spacer', thickness: 20, price: 149.99 }],
  [ids.archivedTire, { productType: 'Tire', inArchive: true }],
])('product %i has its type', async (id, expected) => {
  expect(await anyone.get(`/api/products/${id}`)).toMatchObject({ status: 200, body: { id, ...expected } })
})

test('a product that is not there', async () => {
  expect(await anyone.get(`/api/products/${ids.nothing}`)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
})

test.each(['0', 'x', '2147483648'])('the product id %s is none', async (id) => {
  expect(await anyone.get(`/api/products/${id}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
})

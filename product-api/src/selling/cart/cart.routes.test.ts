import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { lineIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { cartLines } from '../../platform/db/schema/cart.ts'
import { products } from '../../platform/db/schema/catalogue.ts'

const shop = await buildTestShop()
const jan = shop.asCustomer('jan')

beforeEach(async () => {
  await shop.db.delete(cartLines)
})

test('a new cart is empty and comes to nothing', async () => {
  expect(await jan.cart()).toMatchObject({ status: 200, body: [] })
  expect(await jan.get('/api/shop/cart/jan/total')).toMatchObject({ status: 200, body: 0 })
})

// Shows S3.11, S7.4
test('an added product is a line with the whole product and its price in PLN', async () => {
  const added = await jan.add(ids.tire, 4)
  expect(added).toMatchObject({
    status: 200,
    body: [{ product: { id: ids.tire, productType: 'Tire', price: 412.5, width: 195 }, quantity: 4 }],
  })
  expect((await jan.cart()).body).toEqual(added.body)
})

// Shows S7.5, D8a
test('the whole product may be sent, as the old callers do; only its id is believed', async () => {
  const line = lineIn(await jan.add(ids.tire))
  await jan.call('DELETE', '/api/shop/cart/jan/clear')
  const reply = await jan.call('POST', '/api/shop/cart/jan/add', {
    body: { product: { ...line.product, price: 0.01, title: 'cheap' }, quantity: 1 },
  })
  expect(reply).toMatchObject({ status: 200, body: [{ product: { price: 412.5 } }] })
})

// Shows S7.5, D48
test('without a quantity one is added', async () => {
  const reply = await jan.call('POST', '/api/shop/cart/jan/add', { body: { product: { id: ids.spacer } } })
  expect(reply.body).toMatchObject([{ quantity: 1 }])
})

test('tires, wheels and spacers stand in one cart, in the order in which they were added', async () => {
  for (const id of [ids.spacer, ids.tire, ids.wheel]) await jan.add(id)
  expect((await jan.cart()).body).toMatchObject([
    { product: { id: ids.spacer, productType: 'Spacer', thickness: 20 } },
    { product: { id: ids.tire, productType: 'Tire', protector: 'Szuter AT' } },
    { product: { id: ids.wheel, productType: 'Wheel', boltSpacing: '5x112' } },
  ])
})

// Shows S7.9, D5
test('the total is exact where floating point is not', async () => {
  await jan.add(ids.spacer, 3)
  await jan.add(ids.inchTire, 3)
  expect((await jan.get('/api/shop/cart/jan/total')).body).toBe(1950.27)
})

// Shows D19b
test('adding what is there already leaves the cart as it is', async () => {
  await jan.add(ids.tire, 2)
  expect(await jan.add(ids.tire, 5)).toMatchObject({ status: 409, body: { code: 'already_in_cart' } })
  expect((await jan.cart()).body).toMatchObject([{ quantity: 2 }])
})

// Shows D15b, D16b, D19a
test.each([
  ['a product that is not there', ids.nothing, 1, 404, 'not_found'],
  ['an archived product', ids.archivedTire, 1, 409, 'not_for_sale'],
  ['a sold out product', ids.soldOutTire, 1, 409, 'out_of_stock'],
  ['more than the stock', ids.scarceTire, 6, 409, 'out_of_stock'],
  ['more than a line holds', ids.inchTire, 11, 400, 'invalid_request'],
  ['none', ids.tire, 0, 400, 'invalid_request'],
  ['a part of one', ids.tire, 1.5, 400, 'invalid_request'],
  ['an id beyond the integers of the database', 2_147_483_648, 1, 400, 'invalid_request'],
])('%s cannot be added', async (_what, productId, quantity, status, code) => {
  expect(await jan.add(productId, quantity)).toMatchObject({ status, body: { code } })
  expect((await jan.cart()).body).toEqual([])
})

test.each([
  ['no body', undefined],
  ['text for a number', { product: { id: '1' }, quantity: 1 }],
  ['an unknown key', { product: { id: 1 }, quantity: 1, price: 1 }],
  ['a list', [1]],
  ['null', 'null'],
])('a body that is not as declared is refused: %s', async (_what, body) => {
  const reply = await jan.call('POST', '/api/shop/cart/jan/add', {
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})

// Shows S7.6
test('the quantity of a line changes without a body', async () => {
  await jan.add(ids.tire, 1)
  expect(await jan.changeQuantity(ids.tire, 10)).toMatchObject({ status: 200, body: [{ quantity: 10 }] })
})

// Shows D19a
test.each([
  ['above what a line holds', ids.tire, 11, 422, 'quantity_out_of_range'],
  ['above the stock', ids.scarceTire, 6, 422, 'quantity_out_of_range'],
  ['none', ids.tire, 0, 422, 'quantity_out_of_range'],
  ['below none', ids.tire, -1, 400, 'invalid_request'],
  ['no number', ids.tire, 'many', 400, 'invalid_request'],
  ['of no product', 'x', 1, 400, 'invalid_request'],
  ['of a product that is not in the cart', ids.wheel, 1, 404, 'not_found'],
  ['of a product that is not there', ids.nothing, 1, 404, 'not_found'],
])('a quantity %s is refused and the cart stays', async (_what, productId, quantity, status, code) => {
  await jan.add(ids.tire, 2)
  await jan.add(ids.scarceTire, 2)
  expect(await jan.changeQuantity(productId, quantity)).toMatchObject({ status, body: { code } })
  expect((await jan.cart()).body).toMatchObject([{ quantity: 2 }, { quantity: 2 }])
})

// Shows D19c
test('a line whose stock fell is shown with what is left and what was chosen', async () => {
  await jan.add(ids.scarceTire, 5)
  await shop.db.update(products).set({ quantityInStock: 1 }).where(eq(products.id, ids.scarceTire))
  expect((await jan.cart()).body).toMatchObject([{ product: { quantityInStock: 1 }, quantity: 5 }])
  await shop.db.update(products).set({ quantityInStock: 5 }).where(eq(products.id, ids.scarceTire))
})

// Shows S7.7
test('a line is removed, and removing it once more changes nothing', async () => {
  await jan.add(ids.tire, 2)
  await jan.add(ids.wheel, 1)
  for (let time = 0; time < 2; time++) {
    expect(await jan.remove(ids.tire, 2)).toMatchObject({
      status: 200,
      body: [{ product: { id: ids.wheel } }],
    })
  }
})

// Shows S7.8
test('all lines are removed at once, with or without a content type', async () => {
  await jan.add(ids.tire, 2)
  await jan.add(ids.wheel, 1)
  const headers = { 'content-type': 'application/json' }
  expect(await jan.call('DELETE', '/api/shop/cart/jan/clear', { headers })).toMatchObject({
    status: 200,
    body: [],
  })
  expect(await jan.call('DELETE', '/api/shop/cart/jan/clear')).toMatchObject({ status: 200, body: [] })
})

test('carts are apart: what one person does, another does not see', async () => {
  await jan.add(ids.tire, 2)
  const ola = shop.asCustomer('ola')
  expect((await ola.cart()).body).toEqual([])
  await ola.call('DELETE', '/api/shop/cart/ola/clear')
  expect((await jan.cart()).body).toHaveLength(1)
})

test('of twenty equal adds at once one is new', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => jan.add(ids.tire, 3)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19)
  expect((await jan.cart()).body).toMatchObject([{ quantity: 3 }])
})

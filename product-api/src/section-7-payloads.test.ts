import { orderSchema } from '@bieznik/contract/selling/order'
import { productSchema } from '@bieznik/contract/catalogue/product'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../test/catalogue.ts'
import { buildTestShop } from '../test/shop.ts'

/*
 * Each body of section 7 as the specification lists it, with all its keys: what does not apply is an empty string. And each list with
 * all its parameters: what was not chosen is 0 or empty.
 */

const shop = await buildTestShop()
const jan = shop.asCustomer('jan')
const staff = shop.asStaff()

const personsOrder = {
  userId: 'jan',
  customerType: 'private_person',
  firstAndLastName: 'Jan Kowalski',
  companyName: '',
  unn: '',
  email: 'jan@example.com',
  phone: '+48123456789',
  address: 'ul. Polna 1',
  city: 'Kraków',
  postCode: '30-001',
  country: 'Polska',
  typeOfDelivery: 'delivery_with_assembly',
  typeOfPayment: 'payment_at_delivery',
  status: 'pending',
}
const companysOrder = {
  ...personsOrder,
  customerType: 'company',
  firstAndLastName: '',
  companyName: 'Opony sp. z o.o.',
  unn: '5260250274',
}
const emptyAddress = { address: '', city: '', postCode: '', country: '' }
const ourOwn = { expectedTotal: '', language: '', consentPrivacy: '', consentCommercial: '' }

describe('an order', () => {
  // Shows D39a
  test.each([
    ['of a person', personsOrder, 'Jan Kowalski'],
    ['of a company', companysOrder, 'Opony sp. z o.o.'],
    ['with an empty status', { ...personsOrder, status: '' }, 'Jan Kowalski'],
    ['with an empty other address', { ...personsOrder, alternativeAddress: emptyAddress }, 'Jan Kowalski'],
    ['with an empty text for it', { ...personsOrder, alternativeAddress: '' }, 'Jan Kowalski'],
    ['with all that we have added, empty', { ...personsOrder, ...ourOwn }, 'Jan Kowalski'],
  ])('%s is placed', async (_what, body, name) => {
    await jan.add(ids.tire)
    const reply = await jan.call('POST', '/api/shop/cart/moveToOrder', { body })
    expect(reply).toMatchObject({ status: 200, body: { name, status: 'Pending' } })
    orderSchema.parse(z.encode(orderSchema, orderSchema.parse(reply.body)))
  })

  test.each([
    ['a person without a name', { ...personsOrder, firstAndLastName: '' }, ['firstAndLastName']],
    ['a company without its fields', { ...companysOrder, companyName: '', unn: '' }, ['companyName', 'unn']],
    [
      'another address that is empty',
      { ...personsOrder, typeOfDelivery: 'shipping_to_another_address', alternativeAddress: emptyAddress },
      ['alternativeAddress'],
    ],
  ])('of %s still asks for what it needs', async (_what, body, fields) => {
    expect(await jan.call('POST', '/api/shop/cart/moveToOrder', { body })).toMatchObject({
      status: 400,
      body: { fields: fields.map((path) => ({ path })) },
    })
  })

  test('changes its status by the form of two fields, ours empty', async () => {
    await jan.add(ids.tire)
    const { body } = await jan.call('POST', '/api/shop/cart/moveToOrder', { body: personsOrder })
    const { id } = z.object({ id: z.int() }).parse(body)
    const form = { orderId: String(id), status: 'Sent', from: '', mode: '' }
    expect(await staff.changeStatus(form)).toMatchObject({ status: 200, body: { status: 'Sent' } })
  })
})

describe('a cart', () => {
  test('is given a whole product, and takes it back', async () => {
    const { body: product } = await shop.anyone.get(`/api/products/${ids.wheel}`)
    const added = await jan.call('POST', '/api/shop/cart/jan/add', { body: { product, quantity: '' } })
    expect(added).toMatchObject({ status: 200, body: [{ product: { id: ids.wheel }, quantity: 1 }] })
    const removed = await jan.call('DELETE', '/api/shop/cart/jan/remove', {
      body: { productId: ids.wheel, quantity: '' },
    })
    expect(removed).toMatchObject({ status: 200, body: [] })
  })
})

const tire = {
  id: 0,
  title: '',
  manufacturer: 'Nadbieg',
  typeOfTire: 'passenger',
  icVc: 'ICVC007',
  diameter: 17,
  width: 225,
  profile: 45,
  season: 'allseason',
  quantityInStock: '',
  price: 100,
  url: '/pictures/front.webp',
  urls: '/pictures/side.webp',
  inf: 'Bieżnikowana.',
  inArchive: false,
  productType: 'Tire',
  protector: '',
}
const wheel = {
  id: 0,
  title: 'Felga stalowa 6Jx15',
  typeOfWheel: 'steel',
  diameter: 15,
  width: 6,
  centralBoreDiameter: 66.6,
  boltSpacing: '5x112',
  color: 'czarna',
  material: 'stal',
  quantityInStock: 4,
  price: 299.99,
  url: '',
  productType: 'Wheel',
}
const spacer = {
  id: 0,
  title: 'Dystans 5x114.3',
  boltDistance: '5x114.3',
  boltInfo: 'M12x1.5',
  thickness: 25.5,
  quantityInStock: 3,
  price: 149.5,
  url: '',
  productType: 'Spacer',
}

describe('a new product', () => {
  // Shows D39a
  test.each([
    ['/api/tires', tire, { title: 'Nadbieg 225/45 R17 ICVC007', quantityInStock: 0, inArchive: false }],
    ['/api/tires', { ...tire, id: '', inArchive: '', productType: '' }, { inArchive: false }],
    ['/api/tires', { ...tire, inArchive: true }, { inArchive: true }],
    ['/api/wheels', wheel, { url: null }],
    ['/api/spacers', spacer, { url: null }],
  ])('of POST %s has all its fields', async (path, body, expected) => {
    const { status, headers } = await staff.call('POST', path, { body })
    expect(status).toBe(201)
    const { body: product } = await shop.anyone.get(String(headers.location))
    expect(product).toMatchObject(expected)
  })

  test.each([5, '5', -1])('with the id %j is refused: the database gives it', async (id) => {
    const reply = await staff.call('POST', '/api/tires', { body: { ...tire, id } })
    expect(reply).toMatchObject({ status: 400, body: { fields: [{ path: 'id' }] } })
  })
})

const lists = {
  '/api/tires': 'width profile diameter season priceFrom priceTo manufacturer protector view page pageSize',
  '/api/wheels': 'diameter boltSpacing width centralBoreDiameter view page pageSize',
  '/api/spacers': 'boltDistance thickness view page pageSize',
  '/api/tires/news': 'page pageSize',
  '/api/products/title/nadbieg': 'page pageSize',
  '/api/tires/orders': 'status from to delivery paid stock heldBy tag page pageSize',
  '/api/tires/orders/user/jan': 'status page pageSize',
}

// Shows D39b
test.each(Object.entries(lists).flatMap(([path, keys]) => ['0', ''].map((value) => ({ path, keys, value }))))(
  '$path with $keys of "$value" is the whole list',
  async ({ path, keys, value }) => {
    const query = new URLSearchParams(keys.split(' ').map((key) => [key, value]))
    const whole = await staff.get(path)
    expect(await staff.get(`${path}?${query}`)).toMatchObject({ status: 200, body: whole.body })
  },
)

test('the defaults of the filters list what was chosen and no less', async () => {
  const tires = await shop.anyone.get(
    '/api/tires?width=195&profile=80&diameter=15&protector=0&priceFrom=0&priceTo=2000&season=&manufacturer=',
  )
  expect(z.array(productSchema).parse(tires.body)).toHaveLength(2)
  const wheels = await shop.anyone.get('/api/wheels?diameter=15&boltSpacing=0&width=0&centralBoreDiameter=0')
  expect(z.array(productSchema).parse(wheels.body).length).toBeGreaterThan(0)
})

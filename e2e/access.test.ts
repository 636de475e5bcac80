import { expect, staff, test } from './fixtures.ts'
import { idTokenOf, type Person } from './people.ts'
import { getStock, listTiresInStock } from './tires.ts'

const adminCalls = [
  { method: 'GET', path: '/api/admin/orders' },
  { method: 'GET', path: '/api/admin/orders/1' },
  {
    method: 'PATCH',
    path: '/api/admin/orders/1/status',
    data: { status: 'Sent', from: 'Pending', mode: 'direct' },
  },
]
const personalCalls = [
  { method: 'GET', path: '/api/cart' },
  { method: 'DELETE', path: '/api/cart' },
  { method: 'GET', path: '/api/cart/total' },
  { method: 'POST', path: '/api/cart/items', data: { productId: 1, quantity: 1 } },
  { method: 'PATCH', path: '/api/cart/items/1', data: { quantity: 1 } },
  { method: 'DELETE', path: '/api/cart/items/1' },
  { method: 'GET', path: '/api/orders' },
  { method: 'POST', path: '/api/orders', data: {} },
  { method: 'POST', path: '/api/session' },
]
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

for (const { method, path, data } of [...personalCalls, ...adminCalls]) {
  test(`${method} ${path} is refused without a token and with a forged one`, async ({ request }) => {
    for (const headers of [{}, bearer('eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'), bearer('nonsense')]) {
      const reply = await request.fetch(path, { method, data, headers })
      expect(reply.status()).toBe(401)
      expect(await reply.json()).toMatchObject({ code: 'unauthenticated', requestId: expect.any(String) })
    }
  })
}

for (const { method, path, data } of adminCalls) {
  test(`${method} ${path} is refused to a customer`, async ({ request, customer, identityUrl }) => {
    const headers = bearer(await idTokenOf(identityUrl, customer))
    const reply = await request.fetch(path, { method, data, headers })
    expect(reply.status()).toBe(403)
    expect(await reply.json()).toMatchObject({ code: 'forbidden' })
  })
}

test('another person’s cart is 403 and another person’s order 404 at the product API', async ({
  request,
  customer,
  identityUrl,
  productApiUrl,
}) => {
  const headers = bearer(await idTokenOf(identityUrl, customer))
  const cart = await request.get(`${productApiUrl}/api/shop/cart/demo-jan/items`, { headers })
  expect(cart.status()).toBe(403)
  const order = await request.get(`${productApiUrl}/api/tires/orders/1`, { headers })
  expect(order.status()).toBe(404)
})

test('a write from another site changes nothing', async ({
  request,
  customer,
  identityUrl,
  productApiUrl,
}) => {
  const [tire] = await listTiresInStock(productApiUrl, 1)
  const token = await idTokenOf(identityUrl, customer)
  const reply = await request.post('/api/cart/items', {
    data: { productId: tire?.id, quantity: 1 },
    headers: { ...bearer(token), origin: 'https://evil.example' },
  })
  expect(reply.status()).toBe(403)
  expect(await (await request.get('/api/cart', { headers: bearer(token) })).json()).toEqual([])
})

test('an order says what is wrong with it and loses nothing', async ({
  request,
  customer,
  identityUrl,
  productApiUrl,
}) => {
  const headers = {
    ...bearer(await idTokenOf(identityUrl, customer)),
    'idempotency-key': crypto.randomUUID(),
  }
  const order = orderOf(customer)
  const empty = await request.post('/api/orders', { data: { ...order, expectedTotal: 0 }, headers })
  expect(empty.status()).toBe(409)
  expect(await empty.json()).toMatchObject({ code: 'cart_empty' })

  const [tire] = await listTiresInStock(productApiUrl, 24)
  await request.post('/api/cart/items', { data: { productId: tire?.id, quantity: 1 }, headers })
  const cheaper = await request.post('/api/orders', { data: { ...order, expectedTotal: 1 }, headers })
  expect(cheaper.status()).toBe(409)
  expect(await cheaper.json()).toMatchObject({ code: 'price_changed' })

  const stock = await getStock(productApiUrl, tire?.id ?? 0)
  expect(await (await request.get('/api/cart', { headers })).json()).toHaveLength(1)
  const price = (tire?.price ?? 0) / 100
  const placed = await request.post('/api/orders', { data: { ...order, expectedTotal: price }, headers })
  const again = await request.post('/api/orders', { data: { ...order, expectedTotal: price }, headers })
  expect(placed.status()).toBe(201)
  expect(await again.json()).toEqual(await placed.json())
  expect(await getStock(productApiUrl, tire?.id ?? 0)).toBeLessThan(stock)
})

test('/admin without the role carries no order', async ({ page, customer, signedInAs, browserErrors }) => {
  browserErrors.expect(/./)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/signIn\?next=\/admin$/)
  await signedInAs(customer)
  const document = await page.goto('/admin')
  expect(await document?.text()).not.toContain('Nadbieg')
  await expect(page.getByRole('heading', { name: 'Brak dostępu' })).toBeAttached()
  expect(await page.content()).not.toContain('Nadbieg')
})

test('staff see the orders', async ({ request, identityUrl }) => {
  const reply = await request.get('/api/admin/orders', {
    headers: bearer(await idTokenOf(identityUrl, staff)),
  })
  expect(await reply.json()).toMatchObject({ orders: expect.arrayContaining([expect.anything()]) })
})

function orderOf({ name, email }: Person) {
  return {
    customerType: 'private_person',
    firstAndLastName: name,
    email,
    phone: '+48600100200',
    address: 'Polna 7',
    city: 'Łódź',
    postCode: '90-001',
    country: 'Polska',
    typeOfDelivery: 'delivery_with_assembly',
    typeOfPayment: 'payment_at_delivery',
    consentPrivacy: true,
    consentCommercial: true,
    language: 'pl',
  }
}

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { apiTest, expect, staff, test } from './fixtures.ts'
import { fieldName } from '../contract/catalogue/field-names.ts'
import type { StaffRole } from '../contract/people/staff.ts'
import { idTokenOf, type Person } from './people.ts'
import { texts } from './texts.ts'
import { getStock, listTiresInStock } from './tires.ts'

const t = texts('pl')

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

// Shows D8b, D11a
apiTest(
  'another person’s cart is 403 and another person’s order 404 at the product API',
  async ({ request, customer, identityUrl, productApiUrl }) => {
    const headers = bearer(await idTokenOf(identityUrl, customer))
    const cart = await request.get(`${productApiUrl}/api/shop/cart/demo-jan/items`, { headers })
    expect(cart.status()).toBe(403)
    const order = await request.get(`${productApiUrl}/api/tires/orders/1`, { headers })
    expect(order.status()).toBe(404)
  },
)

// Shows D8a
apiTest(
  'an order says what is wrong with it and loses nothing',
  async ({ request, customer, identityUrl, productApiUrl }) => {
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
  },
)

// Shows D10a
apiTest('staff see the orders', async ({ request, identityUrl }) => {
  const reply = await request.get('/api/admin/orders', {
    headers: bearer(await idTokenOf(identityUrl, staff)),
  })
  expect(await reply.json()).toMatchObject({ orders: expect.arrayContaining([expect.anything()]) })
})

apiTest(
  'an account with a role is not deleted, or the shop might lose its owner',
  async ({ request, identityUrl }) => {
    const headers = bearer(await idTokenOf(identityUrl, staff))
    const reply = await request.delete('/api/account', { headers, data: {} })
    expect([reply.status(), await reply.json()]).toMatchObject([409, { code: 'role_held' }])
  },
)

const run = promisify(execFile)

/** `npm run admin:…`, on the accounts of this shop. */
async function changeRole(
  action: 'grant' | 'revoke',
  { email }: Person,
  identityUrl: string,
  ...role: StaffRole[]
): Promise<void> {
  await run(process.execPath, [join(import.meta.dirname, '../scripts/admin.ts'), action, email, ...role], {
    env: { NODE_ENV: 'test', FIREBASE_AUTH_EMULATOR_HOST: new URL(identityUrl).host },
    timeout: 20_000,
  })
}

// Shows D10b
test('staff who are no longer staff lose every call and every page at once, customers only their old role', async ({
  page,
  request,
  customer,
  identityUrl,
  signedInAs,
  browserErrors,
}) => {
  browserErrors.expect(/40[013]/)
  await changeRole('grant', customer, identityUrl)
  // Sign-ins are revoked by the second.
  await page.waitForTimeout(1_100)
  const token = await idTokenOf(identityUrl, customer)
  const listOrders = async (idToken: string) =>
    (await request.get('/api/admin/orders', { headers: bearer(idToken) })).status()
  expect(await listOrders(token)).toBe(200)
  await signedInAs(customer)
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: '1', exact: true })).toBeVisible()

  await changeRole('revoke', customer, identityUrl)
  expect(await listOrders(token)).toBe(401)
  const document = await page.goto('/admin')
  expect(await document?.text()).not.toContain('Nadbieg')
  await expect(page).toHaveURL(/\/signIn\?reason=session&next=/)

  await page.waitForTimeout(1_100)
  expect(await listOrders(await idTokenOf(identityUrl, customer))).toBe(403)
  await signedInAs(customer)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Brak dostępu' })).toBeAttached()
})

// Shows D10c
test(
  'somebody of the warehouse works on orders and stocks, and meets nothing of the office',
  { tag: '@heavy' },
  async ({ page, request, customer, identityUrl, signedInAs, browserErrors, productApiUrl }) => {
    browserErrors.expect(/403/)
    await changeRole('grant', customer, identityUrl, 'warehouse')
    // Sign-ins are revoked by the second.
    await page.waitForTimeout(1_100)
    const headers = bearer(await idTokenOf(identityUrl, customer))
    const orders = await request.get('/api/admin/orders', { headers })
    const [order] = z.object({ orders: z.array(z.object({ id: z.int() })) }).parse(await orders.json()).orders
    expect((await request.get(`/api/admin/orders/${order?.id}`, { headers })).status()).toBe(200)
    expect((await request.get('/api/admin/news', { headers })).status()).toBe(403)

    await signedInAs(customer)
    await page.goto('/admin')
    const places = page.getByRole('navigation', { name: t('admin.nav') })
    await expect(places.getByRole('link', { name: t('admin.nav_orders') })).toBeVisible()
    await expect(places.getByRole('link', { name: t('admin.nav_news') })).toHaveCount(0)
    await expect(places.getByRole('link', { name: t('admin.nav_group_sales') })).toBeVisible()
    await expect(places.getByRole('link', { name: t('admin.nav_group_money') })).toHaveCount(0)
    const [tire] = await listTiresInStock(productApiUrl, 1)
    await page.goto(`/admin/products/${tire?.id}`)
    await expect(page.getByRole('button', { name: t('admin_products.stock_submit') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('admin_products.price_submit') })).toHaveCount(0)

    expect((await page.goto('/admin/news'))?.status()).toBe(403)
    await expect(page.getByRole('heading', { name: 'Brak dostępu' })).toBeAttached()
  },
)

test(
  'somebody of accounting begins with the invoices, reads the registers, and meets nothing else',
  { tag: '@heavy' },
  async ({ page, customer, identityUrl, signedInAs, browserErrors }) => {
    browserErrors.expect(/403/)
    await changeRole('grant', customer, identityUrl, 'accounting')
    // Sign-ins are revoked by the second.
    await page.waitForTimeout(1_100)
    await signedInAs(customer)
    await page.goto('/admin')
    await page.waitForURL('/admin/invoices')
    await expect(page.getByRole('heading', { level: 1, name: t('admin_invoices.title') })).toBeVisible()
    const places = page.getByRole('navigation', { name: t('admin.nav') })
    await expect(places.getByRole('link', { name: t('admin.nav_payments') })).toHaveCount(0)
    await places.getByRole('link', { name: t('admin.nav_books') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('admin_books.title') })).toBeVisible()
    expect((await page.goto('/admin/customers'))?.status()).toBe(403)
  },
)

test('staff who are sent to their details for a second factor see why', async ({ page, signedInAs }) => {
  await signedInAs(staff)
  await page.goto('/details?reason=second_factor')
  await expect(page.getByText(t('second_factor.required'))).toBeVisible()
  await page.goto('/details')
  await expect(page.getByRole('heading', { name: t('second_factor.title') })).toBeVisible()
  await expect(page.getByText(t('second_factor.required'))).toHaveCount(0)
})

test(
  'the owner gives a role, and reads in the log what was done with it',
  { tag: '@heavy' },
  async ({ page, request, customer, identityUrl, productApiUrl, signedInAs }) => {
    await signedInAs(staff)
    await page.goto('/admin/staff')
    const form = page.getByRole('region', { name: t('admin_staff.give_title') })
    await form.getByLabel(t('admin_staff.email')).fill(customer.email)
    await form.getByLabel(t('admin_staff.role')).selectOption('warehouse')
    // Sign-ins are revoked by the second.
    await page.waitForTimeout(1_100)
    await page.getByRole('button', { name: t('admin_staff.give'), exact: true }).click()
    await expect(page.getByRole('row', { name: customer.email })).toContainText(t('staff_roles.warehouse'))

    await page.waitForTimeout(1_100)
    const headers = bearer(await idTokenOf(identityUrl, customer))
    const [tire] = await listTiresInStock(productApiUrl, 1)
    const data = { reason: 'delivery', change: 1, note: '' }
    const reply = await request.patch(`/api/admin/products/${tire?.id}/stock`, { headers, data })
    expect(reply.status()).toBe(200)

    await page.goto(`/admin/audit?entity=products&entityId=${tire?.id}`)
    const entry = page.getByRole('table').getByRole('row').filter({ hasText: customer.name }).first()
    await expect(entry).toContainText(fieldName('quantityInStock', 'pl'))

    await page.goto('/admin/staff')
    // As above: the sign-in has to be older than the second in which it is revoked.
    await page.waitForTimeout(1_100)
    await page
      .getByRole('row', { name: customer.email })
      .getByRole('button', { name: t('admin_staff.take_from', { person: customer.name }) })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('admin_staff.take') })
      .click()
    await expect(page.getByRole('row', { name: customer.email })).toHaveCount(0)
    expect((await request.get('/api/admin/orders', { headers })).status()).toBe(401)
  },
)

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

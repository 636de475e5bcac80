import { expectAccessible } from './accessibility.ts'
import { expect, staff, test, texts } from './fixtures.ts'
import { createCustomer, idTokenOf, type Person } from './people.ts'
import { listTiresInStock } from './tires.ts'
import type { Page } from '@playwright/test'

const t = texts('pl')
/** The seeded customer, who has orders already. */
const jan: Person = { name: 'Jan Kowalski', email: 'jan@example.com', password: 'sekret12' }

test('orders are found, opened by their address, and nobody else’s are there', async ({
  page,
  identityUrl,
  productApiUrl,
  browserErrors,
}, testInfo) => {
  const person = await createCustomer(identityUrl)
  const ids = await placeOrders(page, { identityUrl, productApiUrl }, person, 12, testInfo.project.name)
  const newest = ids.at(-1)
  const oldest = ids.at(0)

  // A link in a mail: sign-in comes back to the very order.
  await page.goto(`/orders?order=${oldest}`)
  await page.getByLabel(t('account.email'), { exact: true }).fill(person.email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(person.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.sign_in'), exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: t('orders.details_of', { id: oldest ?? 0 }) })
  await expect(dialog).toContainText('$')
  await expect(dialog).toContainText('zł')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/orders$/)

  const links = page.locator('a[id^="order-"]')
  await expect(links).toHaveCount(10)
  await expect(links.first()).toHaveText(`${newest}`)
  await expectAccessible(page)
  await page.getByRole('link', { name: t('ui.next_page') }).click()
  await expect(links).toHaveCount(2)
  await page.goBack()
  await expect(links).toHaveCount(10)

  // The search looks through all pages.
  await page.getByRole('searchbox', { name: t('orders.search') }).fill(`${oldest}`)
  await expect(links).toHaveCount(1)
  await expect(links.first()).toHaveText(`${oldest}`)
  await page.reload()
  await expect(links).toHaveCount(1)
  await page.getByLabel(t('orders.status_filter')).selectOption('Delivered')
  await expect(page.getByText(t('orders.no_match'))).toBeVisible()
  await page.getByRole('button', { name: t('orders.reset') }).click()
  await expect(links).toHaveCount(10)

  await links.first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  browserErrors.expect(/404/)
  await page.goto(`/orders?order=${await orderOf(page, identityUrl, jan)}`)
  await expect(page.getByRole('dialog')).toContainText(t('orders.not_found'))
})

test('staff see their own orders at /orders as well, and no others', async ({
  page,
  identityUrl,
  signedInAs,
  browserErrors,
}) => {
  await signedInAs(staff)
  browserErrors.expect(/404/)
  await page.goto(`/orders?order=${await orderOf(page, identityUrl, jan)}`)
  await expect(page.getByRole('dialog')).toContainText(t('orders.not_found'))
})

/** The newest order of somebody who has one. */
async function orderOf(page: Page, identityUrl: string, person: Person): Promise<number> {
  const headers = { authorization: `Bearer ${await idTokenOf(identityUrl, person)}` }
  const { orders } = await (await page.request.get('/api/orders', { headers })).json()
  return Number(orders[0].id)
}

/** Places orders one after another, as a person's browser would; answers their ids, oldest first. */
async function placeOrders(
  page: Page,
  { identityUrl, productApiUrl }: { identityUrl: string; productApiUrl: string },
  person: Person,
  howMany: number,
  project: string,
): Promise<number[]> {
  const headers = { authorization: `Bearer ${await idTokenOf(identityUrl, person)}` }
  const tire = (await listTiresInStock(productApiUrl, howMany)).at(project === 'phone' ? -1 : -2)
  if (!tire) throw new Error('The seed has no tire of this size of which there are enough.')
  const ids: number[] = []
  for (let count = 0; count < howMany; count += 1) {
    await page.request.post('/api/cart/items', { data: { productId: tire.id, quantity: 1 }, headers })
    const placed = await page.request.post('/api/orders', {
      data: {
        customerType: 'private_person',
        firstAndLastName: person.name,
        email: person.email,
        phone: '600100200',
        address: 'Polna 1',
        city: 'Kraków',
        postCode: '30-001',
        country: 'Polska',
        typeOfDelivery: 'delivery_with_assembly',
        typeOfPayment: 'payment_at_delivery',
        consentPrivacy: true,
        consentCommercial: true,
        expectedTotal: tire.price / 100,
      },
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    })
    expect(placed.status()).toBe(201)
    ids.push(Number((await placed.json()).id))
  }
  return ids
}

import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessibility.ts'
import { expect, test, texts } from './fixtures.ts'
import { headersOf, placeOrder } from './order-by-api.ts'
import { listTiresInStock } from './tires.ts'

const t = texts('pl')

test('staff find a buyer, note something, hand out a copy and erase the person, and see what stays', async ({
  clerk,
  page,
  request,
  customer,
  identityUrl,
  productApiUrl,
  signedInAs,
}) => {
  const headers = await headersOf(identityUrl, customer)
  await request.delete('/api/cart', { headers })
  const [tire] = await listTiresInStock(productApiUrl, 2)
  if (!tire) throw new Error('the seed has tires in stock')
  const order = await placeOrder(request, headers, customer, tire.id)

  await signedInAs(clerk)
  await page.goto('/admin/customers')
  await page.getByRole('searchbox', { name: t('admin_customers.search') }).fill(customer.email)
  const found = page.getByRole('table', { name: t('admin_customers.title') })
  // The head, and the one who has this address.
  await expect(found.getByRole('row')).toHaveCount(2)
  await found.getByRole('rowheader').getByRole('link').click()
  await expect(
    page.getByRole('link', { name: t('admin_customers.order', { id: String(order.id) }) }),
  ).toBeVisible()
  await page.getByLabel(t('admin_customers.new_note')).fill('woli e-mail')
  await page.getByRole('button', { name: t('admin_customers.add_note') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'woli e-mail' })).toBeVisible()
  await expectAccessible(page)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: t('admin_customers.copy') }).click()
  const copy = await readFile(await (await saving).path(), 'utf8')
  expect(copy).toContain('woli e-mail')
  expect(copy).toContain(customer.email)

  await page.getByRole('button', { name: t('admin_customers.erase'), exact: true }).click()
  await page.getByRole('button', { name: t('admin_customers.erase_confirm') }).click()
  await expect(page.getByRole('dialog', { name: t('admin_customers.erased') })).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('contentinfo')
    .getByRole('button', { name: t('admin_customers.close') })
    .click()
  await expect(page.getByText(t('admin_customers.accounts.none'))).toBeVisible()
  await expect(page.getByText('woli e-mail')).toBeHidden()
})

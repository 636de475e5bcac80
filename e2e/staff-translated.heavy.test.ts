import { expect, staff, test, texts } from './fixtures.ts'
import { chooseIn } from './filter-choices.ts'
import { sendSignIn } from './newcomers.ts'
import { placeOrder } from './orders.ts'
import { createCustomer } from './people.ts'
import { listTiresInStock } from './tires.ts'
import { openTranslated as open } from './translated.ts'

const t = texts('pl')

test('staff find an order and change its status on a translated page', async ({
  page,
  request,
  identityUrl,
  productApiUrl,
}) => {
  const tire = (await listTiresInStock(productApiUrl, 24)).at(-2)
  if (!tire) throw new Error('The seed has too few tires of this size with enough in stock.')
  const buyer = await createCustomer(identityUrl, `Ewa ${crypto.randomUUID().slice(0, 8)}`)
  const id = await placeOrder(request, identityUrl, { buyer, tire })
  await open(page, '/signIn?next=/admin')
  await sendSignIn(page, staff, 'pl')
  await page.waitForURL((url) => url.pathname === '/admin')

  await open(page, '/admin')
  await page.getByRole('searchbox', { name: t('admin.search') }).fill(buyer.name)
  await expect(page.getByText(t('admin.found', { count: 1 }))).toBeVisible()
  await page.getByLabel(t('admin.new_status_of', { id })).selectOption(t('status.In Processing'))
  await page.getByRole('button', { name: t('admin.update_of', { id }) }).click()
  await expect(page.getByRole('cell', { name: t('status.In Processing'), exact: true })).toBeVisible()
  await chooseIn(page, t('admin.status_filter'), t('status.Pending'))
  await expect(page.getByText(t('admin.empty'))).toBeVisible()
})

import { expect, staff, test, texts } from './fixtures.ts'
import { headersOf, placeOrder } from './order-by-api.ts'
import { listOtherTires } from './tires.ts'

const t = texts('pl')

test('staff copy the phone of a buyer out of the order', async ({
  page,
  context,
  customer,
  identityUrl,
  productApiUrl,
  signedInAs,
}) => {
  const tire = (await listOtherTires(productApiUrl, 10)).at(-8)
  const headers = await headersOf(identityUrl, customer)
  const order = await placeOrder(page.request, headers, customer, tire?.id ?? 0, { phone: '+48600100987' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signedInAs(staff)
  await page.goto(`/admin/order/${order.id}`)
  await page.getByRole('button', { name: t('ui.copy', { name: t('admin.phone') }) }).click()
  await expect(page.getByText(t('ui.copied'), { exact: true })).toBeAttached()
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe('+48600100987')
})

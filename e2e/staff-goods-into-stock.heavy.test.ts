import { expect, staff, test, texts } from './fixtures.ts'
import { headersOf, placeOrder } from './order-by-api.ts'
import { createTire, uploadPhotograph } from './photographed-tire.ts'
import { getStock } from './tires.ts'

const t = texts('pl')

test('of goods that come back, the piece that can be sold goes into stock again and the other one to scrap', async ({
  page,
  customer,
  identityUrl,
  productApiUrl,
  signedInAs,
}) => {
  const asStaff = await headersOf(identityUrl, staff)
  const url = await uploadPhotograph(page.request, asStaff)
  const size = { width: 205, profile: 85, diameter: 16 }
  const { detail, archive } = await createTire(page.request, asStaff, { url, size })
  const tireId = Number(detail.split('/').at(-1))
  const before = await getStock(productApiUrl, tireId)

  const headers = await headersOf(identityUrl, customer)
  const order = await placeOrder(page.request, headers, customer, tireId)
  await signedInAs(staff)
  await page.goto(`/admin/order/${order.id}`)
  const correction = page.getByRole('region', { name: t('corrections.title') })
  await correction.getByRole('button', { name: t('corrections.open') }).click()
  await correction.getByLabel(t('corrections.quantity'), { exact: true }).fill('2')
  await correction.getByLabel(t('corrections.reason')).fill('Jednak dwie')
  await correction.getByRole('button', { name: t('corrections.save') }).click()
  await expect(correction.getByRole('list', { name: t('corrections.made') })).toBeVisible()
  await expect.poll(async () => getStock(productApiUrl, tireId)).toBe(before - 2)
  const delivered = await page.request.patch(`/api/admin/orders/${order.id}/status`, {
    data: { status: 'Delivered', from: 'Pending', mode: 'direct' },
    headers: asStaff,
  })
  expect(delivered.status()).toBe(200)

  await page.reload()
  const card = page.getByRole('region', { name: t('corrections.returns.title') })
  await card.getByRole('button', { name: t('corrections.returns.take_back') }).click()
  await card.getByLabel(t('corrections.returns.to_stock')).fill('1')
  await card.getByLabel(t('corrections.returns.to_scrap')).fill('1')
  await card.getByLabel(t('corrections.returns.note')).fill('Jedna przecięta')
  await card.getByRole('button', { name: t('corrections.returns.save_goods') }).click()
  await expect(card.getByRole('list', { name: t('corrections.returns.made') })).toBeVisible()
  await expect.poll(async () => getStock(productApiUrl, tireId)).toBe(before - 1)
  await archive()
})

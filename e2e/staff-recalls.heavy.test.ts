import { z } from 'zod'
import { languages } from '../contract/language.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, staff, test, texts } from './fixtures.ts'
import { headersOf, placeOrder } from './order-by-api.ts'

const t = texts('pl')

test('staff recall a product, see who bought it, and each buyer gets one mail', async ({
  clerk,
  page,
  request,
  customer,
  identityUrl,
  signedInAs,
}) => {
  const data = {
    title: 'Dystans wadliwy',
    price: 99,
    boltDistance: '5x112',
    boltInfo: 'M14x1.5',
    thickness: 37,
    quantityInStock: 8,
  }
  const created = await request.post('/api/admin/spacers', {
    data,
    headers: await headersOf(identityUrl, staff),
  })
  const { id } = z.object({ id: z.int() }).parse(await created.json())
  const headers = await headersOf(identityUrl, customer)
  await request.delete('/api/cart', { headers })
  const order = await placeOrder(request, headers, customer, id)

  await signedInAs(clerk)
  await page.goto('/admin/recalls')
  await page.getByLabel(t('admin_recalls.product_ids'), { exact: true }).fill(`${id}`)

  await test.step('a text that is missing is asked for, and nothing is lost', async () => {
    await page.getByRole('button', { name: t('admin_recalls.see_buyers') }).click()
    await expect(page.getByText(t('admin_recalls.errors.text_required')).first()).toBeVisible()
    await expect(page.getByLabel(t('admin_recalls.product_ids'), { exact: true })).toHaveValue(`${id}`)
    await expectAccessible(page)
  })

  for (const text of ['hazard', 'action', 'remedy'] as const)
    for (const language of languages)
      await page
        .getByRole('group', { name: t(`admin_recalls.${text}`) })
        .getByLabel(t(`admin_recalls.languages.${language}`))
        .fill(`${text} ${language}`)
  await page.getByRole('button', { name: t('admin_recalls.see_buyers') }).click()
  await expect(page.getByRole('link', { name: String(order.id), exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('admin_recalls.start', { count: 1 }) }).click()
  await expect(page.getByRole('rowheader', { name: 'Dystans wadliwy' })).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(
      page.getByText(t('admin_recalls.mails', { sent: 1, waiting: 0, failed: 0 })).first(),
    ).toBeVisible()
  }).toPass({ timeout: 20_000 })
})

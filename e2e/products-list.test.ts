import type { APIRequestContext, Page } from '@playwright/test'
import { expect, staff, test, texts } from './fixtures.ts'
import { idTokenOf } from './people.ts'

const t = texts('pl')

/** How soon the shop's pages show what staff have changed, in milliseconds. */
const SEEN_WITHIN = 15_000

const rows = (page: Page) => page.getByRole('table').getByRole('row')

/** A spacer of this test's own, which no other test looks at. */
async function newSpacer(request: APIRequestContext, token: string, title: string): Promise<number> {
  const created = await request.post('/api/admin/spacers', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      title,
      boltDistance: '5x112',
      boltInfo: 'M14x1.5',
      thickness: 20,
      material: 'aluminium',
      price: 200,
      quantityInStock: 9,
    },
  })
  expect(created.status(), await created.text()).toBe(201)
  return (await created.json()).id
}

test('staff find products as the shop does, with pictures, sort them, and change price and stock in the row', async ({
  page,
  request,
  identityUrl,
  signedInAs,
  browserErrors,
}) => {
  browserErrors.expect(/409/)
  const token = await idTokenOf(identityUrl, staff)
  const word = `Wierszowy${crypto.randomUUID().slice(0, 8)}`
  const id = await newSpacer(request, token, word)
  await signedInAs(staff)

  await page.goto('/admin/products')
  const box = page.getByRole('searchbox', { name: t('admin_products.search') })
  await box.fill('wheel spacers')
  await expect(rows(page).nth(1)).toContainText(t('admin_products.kinds.Spacer'))
  await page.getByRole('columnheader', { name: t('admin_products.price') }).getByRole('link').click()
  await expect(page).toHaveURL(/sort=price&order=asc/)
  await page.getByRole('columnheader', { name: t('admin_products.price') }).getByRole('link').click()
  await expect(page).toHaveURL(/sort=price&order=desc/)
  await expect(page.getByRole('columnheader', { name: t('admin_products.price') })).toHaveAttribute(
    'aria-sort',
    'descending',
  )

  await box.fill(word)
  const row = page.getByRole('row').filter({ hasText: word })
  await expect(row.locator('img')).toHaveJSProperty('complete', true)
  await row.getByRole('button', { name: /^200,00/ }).click()
  const price = row.getByLabel(t('admin_products.price_new'))
  await expect(price).toBeFocused()
  await price.fill('20')
  await price.press('Enter')
  const question = page.getByRole('dialog', { name: t('admin_products.price_question.title') })
  await question.getByRole('button', { name: t('admin.leave_unchanged') }).click()

  await test.step('a colleague was faster: it is told, and what was typed stays', async () => {
    const changed = await request.patch(`/api/admin/products/${id}/price`, {
      headers: { authorization: `Bearer ${token}` },
      data: { from: 200, to: 210, reason: 'Cudza cena' },
    })
    expect(changed.status()).toBe(200)
    await price.fill('219,90')
    await price.press('Enter')
    await expect(row.getByRole('alert')).toContainText('210,00')
    await expect(price).toHaveValue('219,90')
    await row.getByRole('button', { name: t('admin_products.row_save') }).click()
    await expect(row.getByRole('button', { name: /^219,90/ })).toBeFocused()
  })

  await row.getByRole('button', { name: /^9, / }).click()
  await row.getByLabel(t('admin_products.pieces.count')).fill('12')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: /^12, / })).toBeVisible()
  await expect
    .poll(async () => (await page.request.get(`/spacerDetail/${id}`)).text(), { timeout: SEEN_WITHIN })
    .toMatch(/219[,.]90/)
})

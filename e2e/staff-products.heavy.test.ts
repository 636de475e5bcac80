import { fieldName } from '../contract/catalogue/field-names.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
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
  return z.object({ id: z.number() }).parse(await created.json()).id
}

test('staff find products as the shop does, with pictures, sort them, and change price and stock in the row', async ({
  clerk,
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
  await signedInAs(clerk)

  await page.goto('/admin/products')
  const box = page.getByRole('searchbox', { name: t('admin_products.search') })
  await box.fill('wheel spacers')
  await expect(rows(page).nth(1)).toContainText(t('admin_products.kinds.Spacer'))
  await page
    .getByRole('columnheader', { name: t('admin_products.price') })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/sort=price&order=asc/)
  await page
    .getByRole('columnheader', { name: t('admin_products.price') })
    .getByRole('link')
    .click()
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

  await test.step('a colleague was faster: it is reported, and what was typed stays', async () => {
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

test('staff change many prices at once as previewed, and undo it all', async ({
  clerk,
  page,
  request,
  identityUrl,
  signedInAs,
}) => {
  const token = await idTokenOf(identityUrl, staff)
  const word = `Zbiorczy${crypto.randomUUID().slice(0, 8)}`
  const first = await newSpacer(request, token, `${word} pierwszy`)
  const second = await newSpacer(request, token, `${word} drugi`)
  await signedInAs(clerk)
  await page.goto(`/admin/products?search=${word}`)
  await page.getByRole('checkbox', { name: t('admin.list.select_shown') }).check()
  await page.getByRole('button', { name: t('admin_bulk.actions.price') }).click()
  await page.getByLabel(t('admin_bulk.percent.price')).fill('-12,5')
  await page.getByLabel(t('admin_bulk.ending')).selectOption('grosze_99')
  await page.getByLabel(t('admin_products.reason')).fill('Wyprzedaż')
  await page.getByRole('button', { name: t('admin_bulk.show_preview') }).click()
  const preview = page.getByRole('table', { name: t('admin_bulk.preview') })
  await expect(preview.getByRole('row', { name: `${word} pierwszy` })).toContainText('174,99')

  const changed = await request.patch(`/api/admin/products/${second}/price`, {
    headers: { authorization: `Bearer ${token}` },
    data: { from: 200, to: 210, reason: 'Cudza cena' },
  })
  expect(changed.status()).toBe(200)
  await page.getByRole('button', { name: t('admin_bulk.apply', { count: 2 }) }).click()
  await expect(page.getByText(t('admin_bulk.applied', { count: 1 })).first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `${word} drugi` })).toContainText(
    t('admin_bulk.left_out.changed'),
  )
  const inShop = () =>
    expect.poll(async () => (await page.request.get(`/spacerDetail/${first}`)).text(), {
      timeout: SEEN_WITHIN,
    })
  await inShop().toMatch(/174[,.]99/)

  const panel = page.getByRole('region', { name: t('admin_bulk.titles.price', { count: 2 }) })
  await panel.getByRole('button', { name: /nr \d+/ }).click()
  await panel.getByRole('button', { name: /nr \d+/ }).click()
  await expect(panel.getByText(t('admin_bulk.restored', { count: 1 }))).toBeVisible()
  await inShop().toMatch(/200[,.]00/)
})

test('staff give many products a place in the store at once, and take it back', async ({
  clerk,
  page,
  request,
  identityUrl,
  signedInAs,
}) => {
  const token = await idTokenOf(identityUrl, staff)
  const word = `Regal${crypto.randomUUID().slice(0, 8)}`
  for (const each of ['pierwszy', 'drugi']) await newSpacer(request, token, `${word} ${each}`)
  await signedInAs(clerk)
  await page.goto(`/admin/products?search=${word}`)
  await page.getByRole('checkbox', { name: t('admin.list.select_shown') }).check()
  await page.getByRole('button', { name: t('admin_bulk.actions.place') }).click()
  await page.getByRole('textbox', { name: fieldName('place', 'pl') }).fill('A-03-2')
  await page.getByLabel(t('admin_products.reason')).fill('Nowy regał')
  await page.getByRole('button', { name: t('admin_bulk.show_preview') }).click()
  const preview = page.getByRole('table', { name: t('admin_bulk.preview') })
  await expect(preview.getByRole('row', { name: `${word} pierwszy` })).toContainText('A-03-2')
  await page.getByRole('button', { name: t('admin_bulk.apply', { count: 2 }) }).click()
  await expect(page.getByText(t('admin_bulk.applied', { count: 2 })).first()).toBeVisible()

  const panel = page.getByRole('region', { name: t('admin_bulk.titles.place', { count: 2 }) })
  await panel.getByRole('button', { name: /nr \d+/ }).click()
  await panel.getByRole('button', { name: /nr \d+/ }).click()
  await expect(panel.getByText(t('admin_bulk.restored', { count: 2 }))).toBeVisible()
})

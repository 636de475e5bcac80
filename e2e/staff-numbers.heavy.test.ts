import { expectAccessible } from './accessibility.ts'
import { expect, test, texts } from './fixtures.ts'

const t = texts('pl')

test('staff read turnover, what to reorder and what lies, write a purchase price, and take a file', async ({
  clerk,
  page,
  signedInAs,
}) => {
  await signedInAs(clerk)
  await page.goto('/admin/numbers')
  await page.getByRole('button', { name: t('admin_books.periods.this_year') }).click()
  await expect(page.getByRole('table', { name: t('admin_numbers.by_kind') })).toBeVisible()
  await expectAccessible(page)
  const best = page.getByRole('table', { name: t('admin_numbers.best') })
  await best.getByRole('button').first().click()
  await page.getByLabel(t('admin_numbers.price_of_piece')).fill('210,50')
  await page.getByRole('button', { name: t('admin_numbers.save') }).click()
  await expect(best.getByRole('row').nth(1)).toContainText('%')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: t('admin_numbers.files.products') }).click()
  expect((await saving).suggestedFilename()).toMatch(/^products-.*\.csv$/)
})

import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessibility.ts'
import { expect, test, texts } from './fixtures.ts'

const t = texts('pl')

test('staff read the books of this year and take each register as a file', async ({
  clerk,
  page,
  signedInAs,
}) => {
  await signedInAs(clerk)
  await page.goto('/admin/books')
  await page.getByRole('button', { name: t('admin_books.periods.this_year') }).click()
  await expect(page.getByRole('table', { name: t('admin_books.documents') })).toBeVisible()
  await expect(page.getByText(t('admin_books.agrees'), { exact: true })).toBeVisible()
  await expectAccessible(page)
  for (const register of ['invoices', 'receipts', 'payments', 'refunds'] as const) {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: t(`admin_books.download.${register}`), exact: true }).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^${t(`admin_books.file_names.${register}`)}-\\d{4}-01-01-\\d{4}-12-31\\.csv$`),
    )
    expect((await readFile(await file.path())).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  }
  await page.getByRole('button', { name: t('admin_books.periods.this_month') }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: t('admin_books.tax.download.jpk_v7m') }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^JPK_V7M-sprzedaż-\d{4}-\d\d\.xml$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('<Ewidencja>')
})

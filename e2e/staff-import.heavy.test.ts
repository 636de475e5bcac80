import { expect, test, texts } from './fixtures.ts'
import { undoLast } from './past-imports.ts'

const t = texts('pl')

test('staff check a price list, apply it and take it back', async ({ clerk, page, signedInAs }) => {
  const name = `Próba importu ${crypto.randomUUID()}`
  const file = `Nazwa;Producent;Rozmiar;Typ;Sezon;Bieżnikowana;Cena\n${name};Próba;195/80 R15 96T;osobowa;zimowa;tak;123,45\nZły;Próba;196/80 R15;osobowa;zimowa;tak;1`
  await signedInAs(clerk)
  await page.goto('/admin/import')
  await page
    .getByLabel(t('product_import.file'))
    .setInputFiles({ name: 'cennik.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByRole('button', { name: t('product_import.check'), exact: true }).click()
  await expect(page.getByRole('cell', { name })).toBeVisible()
  const lines = page.getByRole('region', { name: t('product_import.report') })
  await expect(lines.getByText(t('product_import.reasons.size_width'))).toBeVisible()

  await page.getByRole('button', { name: t('product_import.apply', { count: 1 }) }).click()
  await expect(
    page.getByText(t('product_import.did', { created: 1, changed: 0, same: 0, refused: 1 })),
  ).toBeVisible()

  await undoLast(page, 'cennik.csv')
  await expect(page.getByRole('main')).toContainText(
    t('product_import.undo_did', { restored: 0, deleted: 1, archived: 0 }),
  )
})

test('staff download the products', async ({ clerk, page, signedInAs }) => {
  await signedInAs(clerk)
  await page.goto('/admin/import')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('product_import.export') }).click()
  expect((await download).suggestedFilename()).toMatch(/^bieznik-products-\d{4}-\d{2}-\d{2}\.csv$/)
})

test('staff add a supplier, whose own key finds the product in the next list under another name', async ({
  clerk,
  page,
  signedInAs,
}) => {
  const supplier = `Hurtownia ${crypto.randomUUID()}`
  const title = `Z kodem ${crypto.randomUUID()}`
  const header = 'ID;Nazwa;Producent;Rozmiar;Typ;Sezon;Bieżnikowana;Cena USD'
  const list = (name: string) => `${header}\n1;${name};Próba;195/80 R15 96T;osobowa;zimowa;tak;1.200`
  const check = async (name: string) => {
    await page.getByLabel(t('product_import.file')).setInputFiles({
      name: 'dostawca.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(list(name)),
    })
    await page.getByRole('button', { name: t('product_import.check'), exact: true }).click()
  }
  await signedInAs(clerk)
  await page.goto('/admin/import')
  await page.getByLabel(t('product_import.supplier_name')).fill(supplier)
  await page.getByRole('button', { name: t('product_import.supplier_add') }).click()
  await page.getByLabel(t('product_import.supplier'), { exact: true }).selectOption({ label: supplier })

  await check(title)
  const decimals = t('product_import.three_digits_decimals', { number: '1.2' })
  await page.getByRole('button', { name: decimals }).click()
  await expect(page.getByRole('cell', { name: title })).toBeVisible()
  await page.getByRole('button', { name: t('product_import.apply', { count: 1 }) }).click()
  await expect(
    page.getByText(t('product_import.did', { created: 1, changed: 0, same: 0, refused: 0 })),
  ).toBeVisible()

  await check('Zupełnie inaczej')
  await expect(
    page.getByText(t('product_import.would', { created: 0, changed: 0, same: 1, refused: 0 })),
  ).toBeVisible()

  await undoLast(page, 'dostawca.csv')
  await expect(page.getByRole('main')).toContainText(
    t('product_import.undo_did', { restored: 0, deleted: 1, archived: 0 }),
  )
  await page.getByRole('searchbox', { name: t('product_import.supplier_search') }).fill(supplier)
  await page.getByRole('button', { name: supplier, exact: true }).click()
  await page.getByRole('button', { name: t('product_import.supplier_remove_of', { name: supplier }) }).click()
  await page
    .getByRole('button', { name: t('product_import.supplier_remove_sure_of', { name: supplier }) })
    .click()
  await expect(page.getByText(supplier)).toHaveCount(0)
})

test('staff download a template and an example for the kind of products that they choose', async ({
  clerk,
  page,
  signedInAs,
}) => {
  await signedInAs(clerk)
  await page.goto('/admin/import')
  for (const content of ['template', 'example'] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t(`product_import.${content}`) }).click()
    expect((await download).suggestedFilename()).toBe(`bieznik-tire-${content}.csv`)
  }
})

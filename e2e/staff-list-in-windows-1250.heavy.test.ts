import { expect, staff, test, texts } from './fixtures.ts'
import { undoLast } from './past-imports.ts'

const t = texts('pl')

/** The letters of the list as Windows-1250 and as ISO-8859-2 write them: the latter has others at these places. */
const WINDOWS_1250: Record<string, number> = { ą: 0xb9, ś: 0x9c, ż: 0xbf, Ś: 0x8c, ó: 0xf3, ł: 0xb3, ź: 0x9f }

const inWindows1250 = (text: string) =>
  Buffer.from(Array.from(text, (letter) => WINDOWS_1250[letter] ?? letter.charCodeAt(0)))

test('a price list in Windows-1250, as an old Excel saves it, is read with its Polish letters', async ({
  page,
  signedInAs,
}) => {
  const title = `Śnieżka źródło ${crypto.randomUUID()}`
  const list = `Nazwa;Producent;Rozmiar;Typ;Sezon;Bieżnikowana;Cena\n${title};Próba;195/80 R15 96T;osobowa;zimowa;tak;123,45`
  await signedInAs(staff)
  await page.goto('/admin/import')
  const chosen = { name: 'cennik-1250.csv', mimeType: 'text/csv', buffer: inWindows1250(list) }
  await page.getByLabel(t('product_import.file')).setInputFiles(chosen)
  // The control is ours, so the name is shown in our own words.
  await expect(page.getByText('cennik-1250.csv', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('product_import.check'), exact: true }).click()
  await expect(page.getByRole('cell', { name: title })).toBeVisible()
  await expect(page.getByLabel(t('product_import.code_page'))).toHaveValue('windows-1250')

  await page.getByRole('button', { name: t('product_import.apply', { count: 1 }) }).click()
  await expect(
    page.getByText(t('product_import.did', { created: 1, changed: 0, same: 0, refused: 0 })),
  ).toBeVisible()
  await undoLast(page, 'cennik-1250.csv')
  await expect(page.getByRole('main')).toContainText(
    t('product_import.undo_did', { restored: 0, deleted: 1, archived: 0 }),
  )
})

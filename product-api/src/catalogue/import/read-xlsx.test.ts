import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { dryRunOf, importFile } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { workbookOf } from '../../../test/workbooks.ts'
import { readXlsx } from './read-xlsx.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')

const recordsOf = async (file: Uint8Array) => [...(await readXlsx({ file })).records()]

test('a workbook is read row by row, as its rows are numbered', async () => {
  const file = workbookOf([
    ['Cennik hurtowy 11/2026'],
    [],
    ['Nazwa', 'Cena', 'Stan'],
    ['Opona "Ala" & 1\nOla', 200.5, 4],
    [null, null, null],
    ['Ula', 0.1 + 0.2, true],
  ])
  expect(await recordsOf(file)).toEqual([
    { line: 1, cells: ['Cennik hurtowy 11/2026'] },
    { line: 3, cells: ['Nazwa', 'Cena', 'Stan'] },
    { line: 4, cells: ['Opona "Ala" & 1\nOla', '200.5', '4'] },
    { line: 6, cells: ['Ula', '0.3', 'true'] },
  ])
})

test('its numbers are numbers: three digits behind the point are no thousands', async () => {
  const header = ['Nazwa', 'Producent', 'Typ', 'Sezon', 'Cena', 'Stan', 'EAN']
  const line = ['Arkuszowa 195/65 R15 91T', 'Testowa', 'osobowe', 'zima', 1200, 1000, 5_901_234_123_457]
  const other = ['Ułamkowa 195/65 R15 91T', ...line.slice(1, 4), 1805.10351758794, 1]
  const third = ['Tysięczna 195/65 R15 91T', ...line.slice(1, 4), 1.234, 1]
  const file = workbookOf([header, line, other, third])
  const { lines, last } = await dryRunOf(anna, file)
  expect(lines[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'price', from: '', to: '1200' },
      { field: 'quantityInStock', from: '', to: '1000' },
      { field: 'ean', from: '', to: '5901234123457' },
    ]),
  )
  const prices = lines.map(({ changes }) => changes.find(({ field }) => field === 'price')?.to)
  expect(prices).toEqual(['1200', '1805.1', '1.23'])
  expect(last).toMatchObject({ roundedPrices: 2 })
})

test('a workbook is imported as its dry run shows it', async () => {
  const header = ['Nazwa', 'Producent', 'Typ', 'Sezon', 'Cena']
  const file = workbookOf([header, ['Zapisana 195/65 R15 91T', 'Testowa', 'osobowe', 'zima', 123.45]])
  expect((await importFile(anna, file)).last).toMatchObject({ counts: { created: 1, refused: 0 } })
  expect((await dryRunOf(anna, file)).last).toMatchObject({ counts: { same: 1 } })
})

describe('what is no workbook is refused', () => {
  const lastOf = async (file: Buffer) => (await dryRunOf(anna, file)).last

  test.each([
    ['broken', workbookOf([['Nazwa']]).subarray(0, 300)],
    ['of something else', Buffer.from(zipSync({ 'a.txt': new Uint8Array(3) }))],
    ['empty of sheets', Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(0) }))],
  ])('when it is %s', async (_, file) => {
    expect(await lastOf(file)).toMatchObject({ event: 'failed', reason: 'not_xlsx' })
  })

  test('when it is of the old kind', async () => {
    const file = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    expect(await lastOf(file)).toMatchObject({ reason: 'old_spreadsheet' })
  })

  test('when it would be too large unpacked, whether it says so or not', async () => {
    const parts = { ...unzipSync(workbookOf([['Nazwa']])) }
    delete parts['xl/worksheets/sheet1.xml']
    const large = Buffer.from(
      zipSync({ ...parts, 'xl/worksheets/sheet1.xml': new Uint8Array(40 * 1024 * 1024) }),
    )
    const directory = large.lastIndexOf(Buffer.from('PK\u0001\u0002'))
    large.writeUInt32LE(130 * 1024 * 1024, directory + 24)
    expect(await lastOf(large)).toMatchObject({ reason: 'xlsx_too_large' })
    large.writeUInt32LE(100, directory + 24)
    const before = process.memoryUsage().rss
    expect(await lastOf(large)).toMatchObject({ reason: 'not_xlsx' })
    expect(process.memoryUsage().rss - before).toBeLessThan(40 * 1024 * 1024)
  })

  test('when it has a cell in the last column of all', async () => {
    const parts = unzipSync(workbookOf([['Nazwa']]))
    const row = '<row r="1"><c r="XFD1"><v>1</v></c></row>'
    parts['xl/worksheets/sheet1.xml'] = strToU8(`<worksheet><sheetData>${row}</sheetData></worksheet>`)
    expect(await lastOf(Buffer.from(zipSync(parts)))).toMatchObject({ reason: 'too_many_columns' })
  })

  test('when a small file makes more text than there may be memory for, and the next file is read', async () => {
    const parts = unzipSync(workbookOf([['Nazwa']]))
    // One long text that thousands of cells share.
    const text = 'y'.repeat(30_000)
    parts['xl/sharedStrings.xml'] = strToU8(`<sst><si><t>${text}</t></si></sst>`)
    const rows = Array.from(
      { length: 20_000 },
      (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>0</v></c></row>`,
    )
    const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`
    parts['xl/worksheets/sheet1.xml'] = strToU8(sheet)
    const before = process.memoryUsage().rss
    let most = before
    const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10)
    onTestFinished(() => clearInterval(sampling))
    expect(await lastOf(Buffer.from(zipSync(parts)))).toMatchObject({ reason: 'xlsx_too_large' })
    expect(most - before).toBeLessThan(100 * 1024 * 1024)
    expect(await lastOf(workbookOf([['Nazwa']]))).toMatchObject({ event: 'done' })
  })
})

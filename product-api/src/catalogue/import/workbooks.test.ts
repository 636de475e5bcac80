import { describe, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { dryRunOf, type ImportOutcome } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { workbookWith } from '../../../test/workbooks.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')

const TITLE = 'Nadbieg Wykrot XT 31x10.50 R15'
const header = ['Nazwa', 'Cena', 'Stan']
const line = [TITLE, 199.99, 4]

const choiceOf = ({ events: [first] }: ImportOutcome) => (first?.event === 'columns' ? first.sheet : null)

/** The price that a line would get, or why it is refused. */
const pricesOf = ({ lines }: ImportOutcome) =>
  lines.map(
    ({ changes, reasons }) => reasons[0]?.reason ?? changes.find(({ field }) => field === 'price')?.to,
  )

const priced = (xml: string, formats: string[] = []) =>
  dryRunOf(anna, workbookWith([{ rows: [header, [TITLE, { xml }, 4]] }], formats))

describe('of several sheets', () => {
  const old = { name: 'stary', state: 'hidden' as const, rows: [header, [TITLE, 1, 1]] }
  const sheets = [
    old,
    { name: 'Okładka', rows: [['Cennik hurtowy 2026']] },
    { name: 'Cennik', rows: [header, line] },
    { name: 'Drugi', rows: [header, [TITLE, 299, 4]] },
  ]

  test('the first one is read that is seen and has a header, and all are named', async () => {
    const outcome = await dryRunOf(anna, workbookWith(sheets))
    expect(pricesOf(outcome)).toEqual(['199.99'])
    expect(choiceOf(outcome)).toEqual({
      used: 'Cennik',
      sheets: sheets.map(({ name }) => ({ name, isHidden: name === old.name })),
      hiddenRows: 0,
      hiddenColumns: [],
    })
  })

  test('another one is read where staff choose it', async () => {
    const file = workbookWith(sheets)
    expect(pricesOf(await dryRunOf(anna, file, 'productType=Tire&sheet=Drugi'))).toEqual(['299'])
    expect(pricesOf(await dryRunOf(anna, file, 'productType=Tire&sheet=stary'))).toEqual(['1'])
    const { last } = await dryRunOf(anna, file, 'productType=Tire&sheet=Inny')
    expect(last).toMatchObject({ event: 'failed', reason: 'sheet_unknown' })
  })

  test('none is read where nobody sees one', async () => {
    expect((await dryRunOf(anna, workbookWith([old]))).last).toMatchObject({ reason: 'no_visible_sheet' })
  })
})

test('hidden rows and columns are left out and named', async () => {
  const rows = [
    ['Nazwa', 'Cena', 'Cena', 'Stan'],
    [TITLE, 1, 199.99, 4],
    [TITLE, 1, 2, 4],
  ]
  const columns = '<cols><col min="2" max="2" hidden="1" width="9"/></cols>'
  const outcome = await dryRunOf(anna, workbookWith([{ rows, columns, hiddenRows: [3] }]))
  expect(pricesOf(outcome)).toEqual(['199.99'])
  expect(choiceOf(outcome)).toMatchObject({ hiddenRows: 1, hiddenColumns: ['B'] })
})

describe('what the eye sees counts', () => {
  test.each([
    ['#,##0.00\\ [$€-407]', 'currency_no_rate'],
    ['[$CZK] #,##0.00', 'currency_no_rate'],
    ['_-* #,##0.00\\ "zł"_-;-* #,##0.00\\ "zł"_-', '49.9'],
    ['#,##0.00\\ "muszelek"', 'currency_unknown'],
    ['0%', 'currency_unknown'],
    ['General', '49.9'],
  ])('a price in the format %s is %s', async (format, price) => {
    expect(pricesOf(await priced('<c s="0"><v>49.9</v></c>', [format]))).toEqual([price])
  })

  test('thousands are scaled, and zeros before a number and units behind it stay', async () => {
    const rows = [
      ['Nazwa', 'Stan', 'EAN', 'Masa'],
      [
        TITLE,
        { xml: '<c s="0"><v>12000</v></c>' },
        { xml: '<c s="1"><v>36000291452</v></c>' },
        { xml: '<c s="2"><v>10.5</v></c>' },
      ],
    ]
    const formats = ['0,', '000000000000', '0.0" kg"']
    const { lines } = await dryRunOf(anna, workbookWith([{ rows }], formats))
    const changes = lines[0]?.changes ?? []
    expect(Object.fromEntries(changes.map(({ field, to }) => [field, to]))).toEqual({
      quantityInStock: '12',
      ean: '036000291452',
      weight: '10.5',
    })
  })
})

describe('a cell without a value is never "unchanged"', () => {
  test.each([
    ['an error', '<c t="e"><f>VLOOKUP(1,2,3)</f><v>#N/A</v></c>', 'error_value'],
    ['an error of a reference', '<c t="e"><v>#REF!</v></c>', 'error_value'],
    ['a formula without a result', '<c><f>A1*2</f></c>', 'formula'],
    ['a formula with an empty result', '<c><f>A1*2</f><v></v></c>', 'formula'],
  ])('%s is refused', async (_, xml, reason) => {
    expect(pricesOf(await priced(xml))).toEqual([reason])
  })

  test('a formula with its result is the result', async () => {
    expect(pricesOf(await priced('<c><f>A1*2</f><v>1805.10351758794</v></c>'))).toEqual(['1805.1'])
  })

  test('errors are refused in CSV too, in the words of each spreadsheet, also in a title', async () => {
    const file = ['Nazwa;Cena', `${TITLE};#N/D!`, `${TITLE};#Н/Д`, '#REF!;5', `${TITLE};=A1*2`].join('\n')
    expect(pricesOf(await dryRunOf(anna, file))).toEqual([
      'error_value',
      'error_value',
      'error_value',
      'formula',
    ])
  })

  test('of merged cells the second is asked about, and is the same where staff say so', async () => {
    const other = 'Nadbieg Szuter AT 195/80 R15 96T'
    const file = workbookWith([{ rows: [header, line, [other, null, 4]], merged: ['B2:B3'] }])
    const outcome = await dryRunOf(anna, file)
    expect(pricesOf(outcome)).toEqual(['199.99', 'merged_cell'])
    expect(outcome.lines[1]?.reasons).toEqual([{ field: 'price', reason: 'merged_cell', value: '199.99' }])
    const fill = 'productType=Tire&mergedCells=fill'
    expect(pricesOf(await dryRunOf(anna, file, fill))).toEqual(['199.99', '199.99'])
    const beside = workbookWith([{ rows: [header, [TITLE, 5, null]], merged: ['B2:C2'] }])
    expect((await dryRunOf(anna, beside, fill)).lines[0]?.reasons).toEqual([
      { field: 'quantityInStock', reason: 'merged_cell', value: '' },
    ])
  })
})

test('rows and cells without addresses stand where they come', async () => {
  const outcome = await dryRunOf(anna, workbookWith([{ rows: [header, line], isWithoutAddresses: true }]))
  expect(pricesOf(outcome)).toEqual(['199.99'])
})

describe('what is named XLS and is something else is named as what it is', () => {
  const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const namespace = 'urn:schemas-microsoft-com:office:spreadsheet'

  test.each([
    ['a page', Buffer.from('\uFEFF<html><table><tr><td>Nazwa</td></tr></table></html>'), 'html_table'],
    ['a table', Buffer.from('<table border=1><tr><td>Nazwa</td></tr></table>'), 'html_table'],
    [
      'XML of 2003',
      Buffer.from(`<?xml version="1.0"?><Workbook xmlns="${namespace}"></Workbook>`),
      'xml_spreadsheet',
    ],
    ['an old workbook', compound, 'old_spreadsheet'],
    ['an older one', Buffer.from([9, 8, 16, 0, 0, 6, 5, 0]), 'old_spreadsheet'],
    [
      'one with a password',
      Buffer.concat([compound, Buffer.alloc(512), Buffer.from('EncryptedPackage', 'utf16le')]),
      'locked_spreadsheet',
    ],
    [
      'OpenDocument',
      Buffer.concat([
        Buffer.from([0x50, 0x4b, 3, 4]),
        Buffer.alloc(26),
        Buffer.from('mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK'),
      ]),
      'open_document',
    ],
  ])('%s', async (_, file, reason) => {
    expect((await dryRunOf(anna, file)).last).toMatchObject({ event: 'failed', reason })
  })
})

describe('a number of an article', () => {
  test.each(['"=""5901234123457"""', "'5901234123457", '5901234123457.0', ' 590 1234 123457 '])(
    'that is guarded against a spreadsheet is read: %s',
    async (ean) => {
      const { lines } = await dryRunOf(anna, `Nazwa;EAN\n${TITLE};${ean}`)
      expect(lines[0]?.changes).toEqual([{ field: 'ean', from: '', to: '5901234123457' }])
    },
  )

  test('that is a filler is none, and one with a wrong check digit is left out and reported', async () => {
    const other = 'Nadbieg Szuter AT 195/80 R15 96T'
    const file = `Nazwa;EAN;Cena\n${TITLE};0000000000000;\n${other};5901234123458;77`
    const { lines, last } = await dryRunOf(anna, file)
    expect(last).toMatchObject({ counts: { same: 1, changed: 1, refused: 0 } })
    expect(lines).toMatchObject([
      {
        productId: ids.tire,
        changes: [{ field: 'price', to: '77' }],
        leftOut: [{ field: 'ean', reason: 'ean_invalid', value: '5901234123458' }],
      },
    ])
  })
})

import { costTaxes } from '@bieznik/contract/catalogue/cost-rule'
import { priceEndings } from '@bieznik/contract/catalogue/price-change'
import { threeDigitsMeanings } from '@bieznik/contract/catalogue/product-import'
import { conditions } from '@bieznik/contract/catalogue/tire-codes'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { ids } from './catalogue.ts'
import { workbookWith } from './workbooks.ts'

/** Mostly what can be read, so that most lines do something. */
const usually = (good: string[], bad: string[]) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...bad) },
  )

/** By header; the price is the last column, so that a workbook can merge its cells. */
const cells = {
  'ID Bieżnik': usually(
    ['', '', '', '', `${ids.tire}`, `${ids.scarceTire}`],
    [`${ids.wheel}`, `${ids.nothing}`],
  ),
  Kod: fc.constantFrom('', '', 'a', 'b', 'c'),
  Rodzaj: usually(['', 'opona'], ['felga']),
  Nazwa: usually(
    ['Ala', 'ala ', 'Ola  nowa', 'Ola nowa', 'Ula', 'Ela', 'Nadbieg Wykrot XT 31x10.50 R15'],
    ['', 'z\nz'],
  ),
  Producent: usually(['Testowa', 'Nadbieg'], ['']),
  Rozmiar: usually(['195/65 R15 91T', '205/55R16 91H'], ['', '196/1']),
  Typ: usually(['osobowa', '4x4'], ['']),
  Sezon: usually(['zima', 'lato'], ['', 'wiosna']),
  'Stan opony': usually(['', '', 'nowa', 'bieżnikowana'], ['używana']),
  Stan: usually(['4', '>20', 'brak', ''], ['x', '1.000']),
  'W archiwum': usually(['', 'PRAWDA', 'ЛОЖЬ', 'nie'], ['x']),
  // Cells without which a line is as good.
  EAN: fc.constantFrom('', '5901234123457', '5901234123458', '-', '0000000000000'),
  Wytwórca: fc.constantFrom('', 'Felgart', 'Nieznany'),
  Zdjęcie: fc.constantFrom('', '/pictures/a.webp', 'https://obca.example/1.png'),
  'Cena zakupu': usually(['', '', '80', '80,5051', '100 EUR'], ['1.200', '1.200', '-3']),
  Cena: usually(
    ['100', '100,50 zł', '1 200', '1805,10351758794', '99,9949', '20 €'],
    ['1.200', '0', '', '5 $'],
  ),
}

const header = Object.keys(cells)
const line = fc.tuple(...Object.values(cells))
type Line = string[]

const sometimes = <T>(choice: fc.Arbitrary<T>) => fc.option(choice, { nil: undefined, freq: 2 })

/** What staff may choose of a file, or leave as it is. */
export const drawnOptions = fc.record({
  threeDigits: sometimes(fc.constantFrom(...threeDigitsMeanings)),
  mergedCells: sometimes(fc.constant('fill' as const)),
  condition: sometimes(fc.constantFrom(...conditions)),
  costTax: sometimes(fc.constantFrom(...costTaxes)),
  markup: sometimes(fc.integer({ min: 0, max: 3_000 })),
  ending: sometimes(fc.constantFrom(...priceEndings)),
  minimumMargin: sometimes(fc.integer({ min: 0, max: 20_000 })),
  minimumPrice: sometimes(fc.integer({ min: 0, max: 60_000 })),
})

/** A file with a part of its content that changes from round to round, and the sheet that is chosen of it. */
type DrawnList = { fileOf: (written: (line: Line) => Line) => Buffer; sheet?: string }

const BROKEN = '"otwarty\n'

const csvList = fc
  .array(fc.oneof({ weight: 10, arbitrary: line }, { weight: 1, arbitrary: fc.constant(null) }), {
    minLength: 1,
    maxLength: 25,
  })
  .map((lines): DrawnList => {
    const textOf = (written: Line) => stringify([written], { delimiter: ';' })
    return {
      fileOf: (written) =>
        Buffer.from(
          textOf(header) +
            lines.map((each) => (each === null ? BROKEN : textOf(written([...each])))).join(''),
        ),
    }
  })

const PRICE = String.fromCharCode(64 + header.length)

/** Prices of pairs of rows are merged where `isMerged` says so. */
function sheetOf(name: string, lines: Line[], isMerged: boolean[]) {
  const pairs = isMerged.flatMap((is, pair) => (is && 2 * pair + 1 < lines.length ? [2 * pair] : []))
  const rows = lines.map((each, at) => (pairs.includes(at - 1) ? each.slice(0, -1) : each))
  return { name, rows: [header, ...rows], merged: pairs.map((at) => `${PRICE}${at + 2}:${PRICE}${at + 3}`) }
}

const bookLines = fc.array(line, { minLength: 1, maxLength: 12 })
const bookList = fc
  .tuple(
    bookLines,
    bookLines,
    fc.array(fc.boolean(), { maxLength: 10 }),
    fc.constantFrom(undefined, 'Letnie', 'Zimowe'),
  )
  .map(([summer, winter, isMerged, sheet]): DrawnList => ({
    fileOf: (written) =>
      workbookWith([
        { name: 'Okładka', rows: [['Cennik hurtowy']] },
        sheetOf(
          'Letnie',
          summer.map((each) => written([...each])),
          isMerged,
        ),
        sheetOf(
          'Zimowe',
          winter.map((each) => written([...each])),
          isMerged,
        ),
      ]),
    ...(sheet !== undefined && { sheet }),
  }))

/** Lists of a supplier as CSV or as a workbook. */
export const drawnList = fc.oneof(csvList, bookList)

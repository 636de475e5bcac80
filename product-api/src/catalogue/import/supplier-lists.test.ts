import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dryRunOf, importFile, RETREADS, type ImportOutcome } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')

const listed = (name: string) =>
  readFileSync(new URL(`../../../test/price-lists/${name}.csv`, import.meta.url), 'utf8')

/** Of each line its title and the values that it would get, or why it is refused. */
function linesOf({ lines }: ImportOutcome) {
  return lines.map(({ line, outcome, title, changes, reasons }) =>
    outcome === 'refused'
      ? [line, ...reasons.map(({ field, reason }) => `${field} ${reason}`)]
      : [line, title, Object.fromEntries(changes.map(({ field, to }) => [field, to]))],
  )
}

const size = { width: '195', profile: '65', diameter: '15', icVc: '91T' }
const winter = { manufacturer: 'Testowa', typeOfTire: 'passenger', season: 'winter' }
const usual = { ...size, ...winter, isRetreaded: 'true', price: '100', quantityInStock: '4' }

test('a title that comes again 500 lines below is refused there, and all others are saved', async () => {
  const outcome = await importFile(anna, listed('01-repeated-title-500-apart'))
  expect(outcome.last).toMatchObject({ event: 'done', counts: { created: 500, changed: 0, refused: 1 } })
})

test('thousands are asked about', async () => {
  expect(linesOf(await dryRunOf(anna, listed('02-thousands-separator')))).toEqual([
    [2, 'price thousands', 'quantityInStock thousands'],
    [3, 'price thousands', 'quantityInStock thousands'],
  ])
})

test.each([
  ['thousands', '1200', '1000', '2500'],
  ['decimals', '1.2', '1', '2.5'],
])('thousands that staff say to be %s are read so', async (threeDigits, first, stock, second) => {
  const query = `${RETREADS}&threeDigits=${threeDigits}`
  expect(linesOf(await dryRunOf(anna, listed('02-thousands-separator'), query))).toMatchObject([
    [2, 'Tysiąc A 195/65 R15 91T', { price: first, quantityInStock: stock }],
    [3, 'Tysiąc B 205/55 R16 91H', { price: second, quantityInStock: stock }],
  ])
})

test('titles that differ in blanks and capitals are one', async () => {
  const there = [
    'Nadbieg Trasa 205/55 R16 91V',
    'Nadbieg Trasa 205/55 R16 91T',
    'Nadbieg Trasa 205/55 R16 91H',
  ]
  const lines = there.map((title) => `${title};Nadbieg;osobowe;całoroczne;199;4`)
  await importFile(anna, ['Nazwa;Producent;Typ;Sezon;Cena;Stan', ...lines].join('\n'))
  const { last } = await dryRunOf(anna, listed('03-title-with-trailing-space'))
  expect(last).toMatchObject({ counts: { created: 0, changed: 0, same: 3, refused: 0 } })
})

test("a supplier's ids are not taken for ours", async () => {
  const outcome = await dryRunOf(anna, listed('04-supplier-ids'))
  expect(linesOf(outcome)).toEqual([
    [2, 'id id_other_title'],
    [3, 'id id_unknown'],
  ])
})

test.each([
  ['05-rim-column-hides-title-size', 2, 'Test 195/65 R15 91T', 'Test'],
  ['07-sep-line', 3, 'Test 195/65 R15 91T', 'Test'],
  ['08-lines-above-header', 4, 'Test 195/65 R15 91T', 'Test'],
  ['14-word-that-stays', 2, 'Testowa Kwakwa 195/65 R15 91T', 'Kwakwa'],
])('the line of %s is read', async (name, line, title, protector) => {
  expect(linesOf(await dryRunOf(anna, listed(name)))).toEqual([[line, title, { ...usual, protector }]])
})

test('an inch mark refuses nothing', async () => {
  expect(linesOf(await dryRunOf(anna, listed('06-inch-mark')))).toEqual([
    [2, 'Dobra 195/65 R15 91T', { ...usual, protector: 'Dobra' }],
    [
      3,
      'Terenowa 31x10.5" R15 109S',
      {
        ...usual,
        width: '31',
        profile: '10.5',
        icVc: '109S',
        protector: 'Terenowa',
        typeOfTire: '4X4',
        season: 'summer',
      },
    ],
  ])
})

test('commas in the header alone separate nothing', async () => {
  await importFile(anna, `Nazwa;Producent;Typ;Sezon;Cena\nTest 195/65 R15 91T;Testowa;osobowe;zima;99`)
  const { lines } = await dryRunOf(anna, listed('09-comma-in-header'))
  expect(lines).toMatchObject([
    {
      changes: [
        { field: 'price', from: '99', to: '100.5' },
        { field: 'quantityInStock', from: '0', to: '4' },
      ],
    },
  ])
})

test('wheels are read as the trade writes them, with a default for what is missing', async () => {
  const outcome = await dryRunOf(anna, listed('10-wheel-list-pcd-and-j'), 'productType=Wheel&material=stal')
  const wheel = {
    typeOfWheel: 'alloy',
    width: '7.5',
    diameter: '17',
    centralBoreDiameter: '66.6',
    boltSpacing: '5x112',
    color: 'silver',
    material: 'stop',
    price: '500',
    quantityInStock: '4',
  }
  expect(linesOf(outcome)).toEqual([
    [2, 'Felga A', wheel],
    [3, 'Felga B', wheel],
    [4, 'Felga D', { ...wheel, boltSpacing: '5x114.3' }],
    [5, 'Felga E', { ...wheel, material: 'steel' }],
  ])
})

test('a rim of a van and two load indices are read', async () => {
  const van = { width: '205', diameter: '16', icVc: '107R', price: '400', quantityInStock: '4' }
  const maker = { manufacturer: 'Testowa', season: 'summer', typeOfTire: 'truck', loadClass: 'C' }
  expect(linesOf(await dryRunOf(anna, listed('11-van-diameter')))).toEqual([
    [2, 'Kurier', { ...van, ...maker, isRetreaded: 'true', profile: '65' }],
    [3, 'Kurier 2', { ...van, ...maker, isRetreaded: 'true', profile: '65' }],
    [4, 'Kurier 3', { ...van, ...winter, isRetreaded: 'true', profile: '100' }],
  ])
})

test('stocks in words are the least that they promise', async () => {
  const outcome = await dryRunOf(anna, listed('12-stock-words'))
  const stocks = outcome.lines.map(
    ({ changes, reasons }) =>
      changes.find(({ field }) => field === 'quantityInStock')?.to ?? reasons[0]?.reason,
  )
  expect(stocks).toEqual(['21', '20', 'stock_invalid', '21', '0', '4', '4', '0', 'stock_invalid'])
})

test('an export that a Polish spreadsheet has saved changes nothing', async () => {
  const file = listed('13-export-saved-by-polish-excel')
  const [, ...lines] = file.trim().split('\r\n')
  let mine = file
  for (const line of lines) {
    const [id = '', , title, price = '', stock, , , boltDistance, boltInfo, thickness] = line.split(';')
    const { headers } = await anna.call('POST', '/api/spacers', {
      body: {
        title,
        boltDistance,
        boltInfo,
        thickness: Number(thickness),
        price: Number(price.replaceAll('"', '').replace(',', '.')),
        quantityInStock: Number(stock),
      },
    })
    mine = mine.replace(`${id};`, `${String(headers.location).split('/').at(-1)};`)
  }
  const { lines: imported, last } = await dryRunOf(anna, mine, 'productType=Spacer')
  expect(imported).toEqual([])
  expect(last).toMatchObject({ counts: { same: 3, refused: 0 } })
})

test.each([
  [`${RETREADS}&manufacturer=Testowa&typeOfTire=passenger&season=winter`, 'Nazwa;Cena\nA 195/65 R15 91T;100'],
  [
    'productType=Wheel&typeOfWheel=stalowa&color=czarny&material=stal',
    'Nazwa;Średnica;Szerokość;Otwór centralny;Rozstaw śrub;Cena\nA;15;6;66,6;5x112;100',
  ],
  ['productType=Spacer&boltInfo=M14x1.5', 'Nazwa;Rozstaw dystansu;Grubość;Cena\nA;5x112;20;100'],
])('what lines do not say is what staff say of all of them: %s', async (query, file) => {
  const { lines } = await dryRunOf(anna, file, query)
  expect(lines).toMatchObject([{ outcome: 'created', reasons: [] }])
})

describe('a broken line', () => {
  test('is named, and all others are read', async () => {
    const [header, line] = ['Nazwa;Producent;Typ;Sezon;Cena;Stan', ';Testowa;osobowe;zima;100;4']
    const file = [header, `"Zła${line}`, `Dobra 195/65 R15 91T${line}`, `${'y'.repeat(140_000)}${line}`]
    const outcome = await dryRunOf(anna, file.join('\n'))
    expect(linesOf(outcome)).toEqual([
      [2, 'null broken_quotes'],
      [3, 'Dobra 195/65 R15 91T', { ...usual, protector: 'Dobra' }],
      [4, 'null record_too_long'],
    ])
    expect(outcome.lines[0]?.reasons[0]?.value).toMatch(/^"Zła;/)
  })
})

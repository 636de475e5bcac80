import { describe, expect, test } from 'vitest'
import { dryRunOf } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')

/** Of each line the values that it would get, or why it is refused. */
async function valuesOf(lines: string[], query?: string) {
  const { lines: read } = await dryRunOf(anna, lines.join('\n'), query)
  return read.map(({ changes, reasons }) =>
    reasons.length > 0
      ? reasons.map(({ field, reason }) => `${field} ${reason}`)
      : Object.fromEntries(changes.map(({ field, to }) => [field, to])),
  )
}

const tires = 'Nazwa;Producent;Typ;Sezon'
const rest = 'Testowa;osobowe;zima'
const size = { width: '195', profile: '65', diameter: '15', icVc: '91T' }

test('the values of new products are shown before they are saved', async () => {
  expect(await valuesOf([`${tires};Cena;Stan`, `Nowa 195/65 R15 91T;${rest};1 234,50 zł;>20`])).toEqual([
    {
      ...size,
      protector: 'Nowa',
      price: '1234.5',
      quantityInStock: '21',
      manufacturer: 'Testowa',
      typeOfTire: 'passenger',
      isRetreaded: 'true',
      season: 'winter',
    },
  ])
})

test('three digits after one separator are refused, in prices, stocks and measures', async () => {
  const header = `${tires};Cena;Stan;Felga`
  expect(
    await valuesOf([header, `A 195/65 R15 91T;${rest};1.200;1,000;`, `B 195/65 R15 91T;${rest};1;1;15.000`]),
  ).toEqual([['price thousands', 'quantityInStock thousands'], ['diameter thousands']])
})

test('no line is refused for the value of a column that is not there', async () => {
  const [reasons] = await valuesOf(['Nazwa;Producent;Rozmiar;Cena', ';Testowa;;100'])
  expect(reasons).not.toContainEqual(expect.stringMatching(/^(?:inf|protector|url|quantityInStock) /))
})

test('a line that names no product says only that', async () => {
  expect(await valuesOf(['Nazwa;Producent;Rozmiar;Cena', ';;;100'])).toEqual([['title required']])
})

describe('columns and title complete each other', () => {
  test.each([
    ['Felga', '15'],
    ['Rim', 'R15'],
    ['Szerokość', '195'],
    ['Rozmiar', '195/65 R15'],
  ])('with %s %s beside the title', async (column, cell) => {
    const [values] = await valuesOf([`${tires};Cena;${column}`, `A 195/65 R15 91T;${rest};1;${cell}`])
    expect(values).toMatchObject(size)
  })

  test('but not when they disagree', async () => {
    const header = `${tires};Cena;Felga`
    expect(await valuesOf([header, `A 195/65 R15 91T;${rest};1;16`])).toEqual([['title size_contradicts']])
  })

  test('and columns that say all of it need no title', async () => {
    const header = `${tires};Cena;Szerokość;Profil;Średnica;Indeks`
    expect(await valuesOf([header, `Sama nazwa;${rest};1;195;65;15;91T`])).toMatchObject([size])
  })

  test('the index may stand in two columns', async () => {
    const header = `${tires};Cena;Indeks nośności;Indeks prędkości`
    expect(await valuesOf([header, `A 195/65 R15;${rest};1;91;T`])).toMatchObject([size])
    expect(await valuesOf([header, `A 195/65 R15;${rest};1;107/105;R`])).toMatchObject([{ icVc: '107R' }])
    expect(await valuesOf([header, `A 195/65 R15 91T;${rest};1;;`])).toMatchObject([size])
  })

  test.each(['XL', 'SL', 'e'])('a load range %s is no index', async (range) => {
    const header = `${tires};Cena;Load Range;Speed Rating`
    expect(await valuesOf([header, `A 195/65 R15 91T;${rest};1;${range};T`])).toMatchObject([size])
  })
})

describe('a list that does not begin with its header', () => {
  const line = `A 195/65 R15 91T;${rest};100,50;4`
  const header = `${tires};Cena;Stan`

  test.each([
    ['a line that names the separator', ['sep=;', header, line], 3],
    ['lines above', ['Cennik hurtowy 11/2026, ceny brutto;;;;;', ';;;;;', '', header, line], 5],
    ['commas in the header alone', [`${tires};Cena, zł, brutto, z VAT 23%;Stan`, line], 2],
    ['units in its header', [`${tires};Cena brutto [PLN];Stan [szt.]`, line], 2],
  ])('with %s is read', async (_, lines, at) => {
    const { lines: read } = await dryRunOf(anna, lines.join('\r\n'))
    expect(read).toMatchObject([{ line: at, outcome: 'created' }])
    expect(await valuesOf(lines)).toMatchObject([{ price: '100.5', quantityInStock: '4' }])
  })

  test('and whose columns nobody knows offers the first line of several cells for staff to name', async () => {
    const { events } = await dryRunOf(anna, ['Preisliste;;', 'Bezeichnung;Preis;Menge', 'A;1;2'].join('\n'))
    expect(events[0]).toMatchObject({
      columns: [{ header: 'Bezeichnung' }, { header: 'Preis' }, { header: 'Menge' }],
    })
  })

  test.each([
    ['Nazwa;MSRP', 'price'],
    ['Nazwa;UVP;VK', 'null,price'],
    ['Nazwa;РРЦ;Цена', 'null,price'],
    ['Nazwa;Load Range', 'loadIndex'],
    ['Nazwa;Load Range;Load Index', 'null,loadIndex'],
    ['Nazwa;Model', 'protector'],
  ])('%s: what may be meant is what no other column says', async (headers, fields) => {
    const { events } = await dryRunOf(anna, headers)
    const [first] = events
    const known = first?.event === 'columns' ? first.columns.map(({ field }) => `${field}`) : []
    expect(known.slice(1).join(',')).toBe(fields)
  })

  test('net prices are not taken for ours', async () => {
    const { events } = await dryRunOf(anna, 'Nazwa;Cena netto [PLN]')
    expect(events[0]).toMatchObject({ columns: [{ field: 'title' }, { field: null }] })
  })
})

describe('a list in another language', () => {
  test('in German, in capitals and without umlauts', async () => {
    const lines = [
      'HERSTELLER;PROFIL_NAME;REIFENGROESSE;LI;SI;SAISON;FAHRZEUGART;ZUSTAND;PREIS;MENGE',
      'Próba;Eisbach;195/65 R15;91;T;Winterreifen;PKW;neu;59,90;4',
      'Próba;Eisbach;195/65 R15C;104/102;T;Ganzjahr;Transporter;runderneuert;69,90;2',
    ]
    expect(await valuesOf(lines)).toMatchObject([
      { ...size, protector: 'Eisbach', season: 'winter', typeOfTire: 'passenger', isRetreaded: 'false' },
      { loadClass: 'C', icVc: '104T', season: 'allseason', typeOfTire: 'truck', isRetreaded: 'true' },
    ])
  })

  test('in Polish, with what a tire is for below a word for the kind', async () => {
    const lines = [
      'PRODUCENT;BIEŻNIK;ROZMIAR OPONY;IN;IP;SEZONOWOŚĆ;RODZAJ;CENA_BRUTTO;ILOŚĆ',
      'Próba;Zaspa;195/65R15;91;T;Opony zimowe;Osobowe;246,00;12 szt.',
    ]
    expect(await valuesOf(lines)).toMatchObject([{ ...size, season: 'winter', typeOfTire: 'passenger' }])
  })
})

describe('notations of the trade', () => {
  const wheels = 'Nazwa;Typ felgi;Średnica;Szerokość;Otwór centralny;Rozstaw śrub;Cena'

  test.each([
    ['17;7,5J;66.6;5х112', { diameter: '17', width: '7.5', boltSpacing: '5x112' }],
    ['R17;7.5;66,6;5*112', { diameter: '17', centralBoreDiameter: '66.6', boltSpacing: '5x112' }],
    ['17";7,5;66,6;5-112', { diameter: '17', boltSpacing: '5x112' }],
    ['17;7,5 JJ;66,6 mm;5×114,3', { width: '7.5', boltSpacing: '5x114.3' }],
    [
      '17\u200B;\u200E7,5\uFEFF;66,6\u00AD;5\u2013112',
      { diameter: '17', width: '7.5', boltSpacing: '5x112' },
    ],
  ])('of a wheel: %s', async (cells, values) => {
    const lines = [wheels, `A;aluminiowa;${cells};500`]
    const query = 'productType=Wheel&color=srebrny&material=aluminium'
    expect(await valuesOf(lines, query)).toMatchObject([
      { ...values, color: 'silver', material: 'aluminium' },
    ])
  })

  test.each([
    ['ET45', '45'],
    ['45', '45'],
    ['-12,5', '-12.5'],
    ['et -10', '-10'],
  ])('of an offset: %s', async (cell, et) => {
    const lines = [`${wheels};ET`, `A;aluminiowa;17;7;66,6;5x112;500;${cell}`]
    expect(await valuesOf(lines, 'productType=Wheel&color=srebrny&material=aluminium')).toMatchObject([
      { et },
    ])
  })

  test('color and material of the line come before those of the screen', async () => {
    const lines = [`${wheels};Kolor;Materiał`, 'A;aluminiowa;17;7;66,6;5x112;500;czarny;']
    const query = 'productType=Wheel&color=srebrny&material=stop'
    expect(await valuesOf(lines, query)).toMatchObject([{ color: 'black', material: 'stop' }])
  })

  test.each([
    ['R16C;107R', { diameter: '16', icVc: '107R', loadClass: 'C' }],
    ['16C;107/105R', { diameter: '16', icVc: '107R', loadClass: 'C' }],
    ['16;91Н', { icVc: '91H' }],
    ['Р16С;(107 R)', { diameter: '16', icVc: '107R' }],
  ])('of a tire: %s', async (cells, values) => {
    const lines = [
      `${tires};Cena;Szerokość;Profil;Średnica;Indeks`,
      `A;Testowa;dostawcze;lato;1;205;65;${cells}`,
    ]
    expect(await valuesOf(lines)).toMatchObject([{ ...values, typeOfTire: 'truck' }])
  })

  test.each([
    ['205/65R16C 107T;', 'C'],
    ['LT 265/70 R17 121S;', 'LT'],
    ['205/55 R16 94V;reinforced', 'XL'],
  ])('the class of the carcass is in the size or in a column of its own: %s', async (cells, loadClass) => {
    const lines = [`${tires};Cena;Rozmiar;C / LT / XL`, `A;Testowa;osobowa;lato;1;${cells}`]
    expect(await valuesOf(lines)).toMatchObject([{ loadClass }])
  })

  test('vans are written in both words', async () => {
    const lines = [
      tires.concat(';Cena'),
      'A 195/65 R15 91T;T;dostawcza;zima;1',
      'B 195/65 R15 91T;T;ciężarowe;zima;1',
    ]
    expect(await valuesOf(lines)).toMatchObject([{ typeOfTire: 'truck' }, { typeOfTire: 'truck' }])
  })

  test('an inch mark in a title refuses nothing', async () => {
    const lines = [
      tires.concat(';Cena'),
      `Terenowa 31x10.5" R15 109S;${rest};1`,
      `B 195/65 R15 91T;${rest};1`,
    ]
    expect(await valuesOf(lines)).toMatchObject([{ width: '31', profile: '10.5', icVc: '109S' }, size])
  })
})

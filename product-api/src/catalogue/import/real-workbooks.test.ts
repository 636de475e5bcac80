import { describe, expect, test } from 'vitest'
import { dryRunOf, type ImportOutcome } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { workbookWith } from '../../../test/workbooks.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')

const tires = 'productType=Tire&typeOfTire=passenger&condition=new'

/** Of each line its title and all values that it would get, or why it is refused. */
const linesOf = ({ lines }: ImportOutcome) =>
  lines.map(({ title, changes, reasons }) =>
    reasons.length > 0
      ? [title, ...reasons.map(({ field, reason, value }) => `${field} ${reason} ${value}`)].join(' | ')
      : [title, ...changes.map(({ field, to }) => `${field}=${to}`)].join(' | '),
  )

const formula = (f: string, result: number) => ({ xml: `<c><f>${f}</f><v>${result}</v></c>` })

/* Workbooks of the headers and shapes that lists of the trade have; the goods are invented. */

test('a Russian wholesale list with prices of formulas and the maker within the title', async () => {
  const rows = [
    ['Прайс-лист от 01.11.2026'],
    ['Номенклатура', 'Артикул', 'Остаток', 'Курс', 'Наценка', 'Опт', 'Цена'],
    [
      'Шина Cordiant Ветер 2 175/70 R13 82H',
      'К-1',
      24,
      1,
      1.07,
      1687.01,
      formula('F3*E3*D3', 1805.10351758794),
    ],
    ['Шина Кама Простор 185/60 R14 82T', 'К-2', '>20', 1, 1.07, 2000, formula('F4*E4*D4', 2140)],
    ['Шина Triangle Обоз 195/75 R16C 107/105R', 'К-3', 0, 1, 1.07, 3000, { xml: '<c><f>F5*E5*D5</f></c>' }],
    ['Камера 13', 'К-4', 4, 1, 1.07, 100, formula('F6*E6*D6', 107)],
  ]
  const outcome = await dryRunOf(anna, workbookWith([{ rows }]), `${tires}&season=summer`)
  expect(linesOf(outcome)).toEqual([
    'Шина Cordiant Ветер 2 175/70 R13 82H | price=1805.1 | quantityInStock=24 | manufacturer=Cordiant | typeOfTire=passenger | width=175 | profile=70 | diameter=13 | icVc=82H | isRetreaded=false | protector=Ветер 2 | season=summer',
    'Шина Кама Простор 185/60 R14 82T | price=2140 | quantityInStock=21 | manufacturer=Кама | typeOfTire=passenger | width=185 | profile=60 | diameter=14 | icVc=82T | isRetreaded=false | protector=Простор | season=summer',
    'Шина Triangle Обоз 195/75 R16C 107/105R | price formula =F5*E5*D5',
    'Камера 13 | title size_unreadable Камера 13',
  ])
  expect(outcome.last).toMatchObject({ roundedPrices: 1 })
})

test('the list of a dealer of one mark', async () => {
  const rows = [
    ['Наименование', 'Кол-во', 'Резерв', 'Розница', 'Аудит'],
    ['Yokohama Ледник X1 205/55R16 91T (1)', 12, 4, 8450, 8600],
    ['Yokohama Простор X2 31x10,5R15 109S', 2, null, 14100, null],
    ['Yokohama 225/45ZR17 94W XL Быстрая', 4, null, 9990, 9900],
  ]
  const outcome = await dryRunOf(anna, workbookWith([{ rows }]), `${tires}&season=winter`)
  expect(linesOf(outcome)).toEqual([
    'Yokohama Ледник X1 205/55R16 91T (1) | price=8450 | quantityInStock=12 | manufacturer=Yokohama | typeOfTire=passenger | width=205 | profile=55 | diameter=16 | icVc=91T | isRetreaded=false | protector=Ледник X1 | season=winter',
    'Yokohama Простор X2 31x10,5R15 109S | price=14100 | quantityInStock=2 | manufacturer=Yokohama | typeOfTire=passenger | width=31 | profile=10.5 | diameter=15 | icVc=109S | isRetreaded=false | protector=Простор X2 | season=winter',
    'Yokohama 225/45ZR17 94W XL Быстрая | price=9990 | quantityInStock=4 | manufacturer=Yokohama | typeOfTire=passenger | width=225 | profile=45 | diameter=17 | icVc=94W | loadClass=XL | isRetreaded=false | protector=Быстрая | season=winter',
  ])
})

describe('a list of three sheets', () => {
  const header = ['Марка', 'Модель', 'Ширина', 'Профиль', 'Диаметр', 'Индекс', 'Цена', 'Остаток']
  const file = workbookWith([
    { name: 'Летние', rows: [header, ['Полоз', 'Степь 3', 195, 65, 'R15', '91H', 4100, 8]] },
    { name: 'Зимние', rows: [header, ['Полоз', 'Вьюга', 205, 55, 'R16', '94T XL', 5200, '>12']] },
    {
      name: 'Диски',
      rows: [
        ['Модель', 'Ширина', 'Диаметр', 'PCD', 'Вылет', 'DIA', 'Цвет', 'Цена', 'Остаток'],
        ['Обод 5', 6.5, 16, '5x114,3', 45, 66.1, 'черный', 3900, 4],
      ],
    },
  ])

  test.each([
    [
      `${tires}&season=summer`,
      'Летние',
      'Полоз Степь 3 195/65 R15 91H | price=4100 | quantityInStock=8 | manufacturer=Полоз | typeOfTire=passenger | width=195 | profile=65 | diameter=15 | icVc=91H | isRetreaded=false | protector=Степь 3 | season=summer',
    ],
    [
      `${tires}&season=winter&sheet=${encodeURIComponent('Зимние')}`,
      'Зимние',
      'Полоз Вьюга 205/55 R16 94T XL | price=5200 | quantityInStock=13 | manufacturer=Полоз | typeOfTire=passenger | width=205 | profile=55 | diameter=16 | icVc=94T | loadClass=XL | isRetreaded=false | protector=Вьюга | season=winter',
    ],
    [
      `productType=Wheel&typeOfWheel=alloy&material=aluminium&sheet=${encodeURIComponent('Диски')}`,
      'Диски',
      'Felga aluminiowa Обод 5 6,5Jx16 5x114.3 ET45 CB 66,1, czarny | price=3900 | quantityInStock=4 | width=6.5 | diameter=16 | model=Обод 5 | typeOfWheel=alloy | et=45 | centralBoreDiameter=66.1 | boltSpacing=5x114.3 | color=black | material=aluminium',
    ],
  ])('reads by %s the sheet %s', async (query, used, line) => {
    const outcome = await dryRunOf(anna, file, query)
    const [first] = outcome.events
    expect(first).toMatchObject({
      sheet: { used, sheets: [{ name: 'Летние' }, { name: 'Зимние' }, { name: 'Диски' }] },
    })
    expect(linesOf(outcome)).toEqual([line])
  })
})

describe('known makers are recognised at the beginning of a title', () => {
  const makerAndPattern = async (...titles: string[]) => {
    const file = ['Nazwa;Sezon;Cena', ...titles.map((title) => `${title};lato;100`)].join('\n')
    return (await dryRunOf(anna, file, `${tires}&manufacturer=Wybrana`)).lines.map(({ title, changes }) => {
      const outcome = Object.fromEntries(changes.map(({ field, to }) => [field, to]))
      return [title, outcome.manufacturer, outcome.protector]
    })
  }

  test('in any spelling, the longest name first, also behind the word for what is sold', async () => {
    expect(
      await makerAndPattern(
        'GOODYEAR Wiatr 205/55 R16 91V',
        'General Tire Brukowiec 195/65 R15 91T',
        'General Brukowiec 2 195/65 R15 91T',
        'bf-goodrich Skała 205/55 R16 91V',
        'Opona letnia Dębica Droga 185/65 R15 88T',
        'Шина Кама Простор 175/70 R13 82T',
      ),
    ).toEqual([
      ['GOODYEAR Wiatr 205/55 R16 91V', 'Goodyear', 'Wiatr'],
      ['General Tire Brukowiec 195/65 R15 91T', 'General Tire', 'Brukowiec'],
      ['General Brukowiec 2 195/65 R15 91T', 'General', 'Brukowiec 2'],
      ['bf-goodrich Skała 205/55 R16 91V', 'BF Goodrich', 'Skała'],
      ['Opona letnia Dębica Droga 185/65 R15 88T', 'Dębica', 'Droga'],
      ['Шина Кама Простор 175/70 R13 82T', 'Кама', 'Простор'],
    ])
  })

  test('and a word that is no maker, or stands elsewhere, stays in the title and in the name of the tread', async () => {
    expect(
      await makerAndPattern(
        'Zwyczajna Droga 205/55 R16 91V',
        'Michelinka Droga 205/55 R16 91V',
        'Droga Pirelli 205/55 R16 91V',
      ),
    ).toEqual([
      ['Zwyczajna Droga 205/55 R16 91V', 'Wybrana', 'Zwyczajna Droga'],
      ['Michelinka Droga 205/55 R16 91V', 'Wybrana', 'Michelinka Droga'],
      ['Droga Pirelli 205/55 R16 91V', 'Wybrana', 'Droga Pirelli'],
    ])
  })
})

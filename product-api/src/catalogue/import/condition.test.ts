import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { dryRunOf, importFile } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { products, tires } from '../../platform/db/schema/catalogue.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')

/** As many wholesalers write it: nothing of the file says whether its tires are new. */
const HEADER = 'Nazwa;Producent;Typ opony;Sezon;Cena;Stan'
const list = (...names: string[]) =>
  [HEADER, ...names.map((name) => `${name};Gumex;osobowe;letnie;310,00;8`)].join('\n')
const withCells = (header: string, ...cells: string[]) =>
  [
    `${HEADER};${header}`,
    ...cells.map((cell, at) => `Gumex ${at} 205/55 R16 91V;Gumex;osobowe;letnie;310,00;8;${cell}`),
  ].join('\n')

const SILENT = 'productType=Tire'

/** Of each line whether it would be retreaded, or why it is refused. */
async function conditionsOf(file: string, query = SILENT) {
  const { lines } = await dryRunOf(anna, file, query)
  return lines.map(({ reasons, changes }) =>
    reasons.length > 0
      ? reasons.map(({ field, reason, value }) => [field, reason, value].join(' ').trim()).join()
      : changes.find(({ field }) => field === 'isRetreaded')?.to,
  )
}

async function stored(...titles: string[]) {
  return shop.db
    .select({ title: products.title, isRetreaded: tires.isRetreaded })
    .from(tires)
    .innerJoin(products, eq(products.id, tires.productId))
    .where(inArray(products.title, titles))
    .orderBy(products.title)
}

describe('whether a tire is new', () => {
  test('has no default: a list that does not say it is refused, and the reason says what to choose', async () => {
    expect(await conditionsOf(list('Gumex Letnia 205/55 R16 91V'))).toEqual([
      'isRetreaded condition_required',
    ])
  })

  test.each([
    ['new', 'false'],
    ['retreaded', 'true'],
  ])('is chosen for the whole file: %s, which the dry run says of each line', async (condition, to) => {
    expect(await conditionsOf(list('Gumex A 205/55 R16 91V'), `${SILENT}&condition=${condition}`)).toEqual([
      to,
    ])
  })

  test('is stored as it was chosen', async () => {
    const [fresh, retread] = ['Gumex Nowa 205/55 R16 91V', 'Gumex Stara 205/55 R16 91V']
    await importFile(anna, list(fresh), `${SILENT}&condition=new`)
    await importFile(anna, list(retread), `${SILENT}&condition=retreaded`)
    expect(await stored(fresh, retread)).toEqual([
      { title: fresh, isRetreaded: false },
      { title: retread, isRetreaded: true },
    ])
  })

  test.each([
    ['Bieżnikowana', ['nie', 'tak', 'nowa', 'Bieżnikowana'], ['false', 'true', 'false', 'true']],
    ['RETREAD', ['no', 'Yes', 'x', '0'], ['false', 'true', 'true', 'false']],
    ['восстановленная', ['нет', 'да'], ['false', 'true']],
    ['Condition', ['New', 'Retread', 'remould'], ['false', 'true', 'true']],
    ['Stan opony', ['nowa', 'regenerowana', 'nowe'], ['false', 'true', 'false']],
    ['Состояние', ['новая', 'восстановленная', 'Новые'], ['false', 'true', 'false']],
  ])('is read in the column %s', async (header, cells, expected) => {
    expect(await conditionsOf(withCells(header, ...cells))).toEqual(expected)
  })

  test('of a line comes before the choice for the file', async () => {
    const file = withCells('Bieżnikowana', 'tak', '')
    expect(await conditionsOf(file, `${SILENT}&condition=new`)).toEqual(['true', 'false'])
  })

  test('that is neither is refused, so that nothing used is sold as new', async () => {
    expect(await conditionsOf(withCells('Stan opony', 'używana', '?'))).toEqual([
      'isRetreaded condition_unknown używana',
      'isRetreaded condition_unknown ?',
    ])
  })

  test.each([
    ['Nowa czy bieżnikowana', 'tak'],
    ['Condition', '1'],
    ['Новая или восстановленная', 'да'],
  ])('is no answer to another question than whether it is a retread: %s %s', async (header, cell) => {
    expect(await conditionsOf(withCells(header, cell))).toEqual([`isRetreaded condition_unknown ${cell}`])
  })

  test('need not be given for tires that exist', async () => {
    const outcome = await dryRunOf(anna, `ID Bieżnik;Cena\n${ids.tire};500`, SILENT)
    expect(outcome.lines).toMatchObject([{ outcome: 'changed', changes: [{ field: 'price' }] }])
  })

  test('need not be given for a tire that is found by the title it would get', async () => {
    const untitled = (price: string) =>
      `Producent;Rozmiar;Typ opony;Sezon;Cena\nGumex;225/45 R17 91V;osobowe;letnie;${price}`
    await importFile(anna, untitled('300'), `${SILENT}&condition=new`)
    const { lines } = await dryRunOf(anna, untitled('290'), SILENT)
    expect(lines).toMatchObject([{ outcome: 'changed', changes: [{ field: 'price', to: '290' }] }])
  })

  test('is no question of wheels', async () => {
    const wheels =
      'Nazwa;Typ felgi;Średnica;Szerokość;Otwór centrujący;Rozstaw śrub;Cena;Kolor;Materiał\nA;stalowa;16;7;66,6;5x112;500;czarny;stal'
    expect((await dryRunOf(anna, wheels, 'productType=Wheel')).last).toMatchObject({ counts: { created: 1 } })
  })

  test('comes back from the export as it was', async () => {
    await importFile(anna, list('Gumex Wywóz 205/55 R16 91V'), `${SILENT}&condition=new`)
    const { body } = await anna.get('/api/products/export?productType=Tire')
    expect((await dryRunOf(anna, String(body), SILENT)).last).toMatchObject({
      counts: { created: 0, changed: 0, refused: 0 },
    })
    expect(String(body)).toMatch(/Gumex Wywóz[^\r]*;nowa;/)
  })
})

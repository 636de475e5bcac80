import { describe, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { dryRunOf } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')

/** Of each line why it is refused, with what is shown of it; or its outcome. */
async function linesOf(lines: string[], query?: string) {
  const { lines: found } = await dryRunOf(anna, lines.join('\n'), query)
  return found.map(({ outcome, reasons }) =>
    reasons.length > 0 ? reasons.map(({ field, reason, value }) => `${field} ${reason} ${value}`) : outcome,
  )
}

describe('a title that says otherwise than its columns is refused with both values', () => {
  const header = 'Nazwa;Producent;Typ;Sezon;Szerokość;Profil;Średnica;Indeks;Wzmocnienie;Cena'
  const rest = 'Gumex;osobowe;zima'

  test.each([
    ['Gumex 255/45R18 99Q', '185;45;18;99Q;', '255/45 R18 ≠ 185/45 R18'],
    ['Gumex 245/45R17 XL 99V', '245;45;17;91V;', '99V ≠ 91V'],
    ['Gumex 205/65 R16C 107T', '205;65;16;107T;XL', 'C ≠ XL'],
    ['Gumex 195/65 R15 91T', '205;55;16;91V;', '195/65 R15 ≠ 205/55 R16; 91T ≠ 91V'],
    ['Gumex 195/65 R15 91T', ';;16;;', '195/65 R15 ≠ 195/65 R16'],
  ])('%s against %s', async (title, columns, value) => {
    expect(await linesOf([header, `${title};${rest};${columns};100`])).toEqual([
      [`title size_contradicts ${value}`],
    ])
  })

  test.each([
    ['Gumex Letnia', '205;55;16;91V;'],
    ['Gumex 205/55ZR16 (91V)', '205;55;16;91V;'],
    ['Gumex 195R14C 106/104Q', '195;82;14;106Q;C'],
    ['Gumex 31x10.50 R15 109S', '31;10,5;15;109S;'],
  ])('what %s leaves out of %s is no contradiction', async (title, columns) => {
    expect(await linesOf([header, `${title};${rest};${columns};100`])).toEqual(['created'])
  })

  test('also where the product is there and its title stays', async () => {
    const value = '31x10.50 R15 ≠ 33x10.50 R15'
    expect(await linesOf(['ID Bieżnik;Szerokość', `${ids.inchTire};33`])).toEqual([
      [`title size_contradicts ${value}`],
    ])
    const known = 'Nadbieg Wykrot XT 31x10.50 R15'
    expect(await linesOf(['Nazwa;Szerokość', `${known};33`])).toEqual([[`title size_contradicts ${value}`]])
    expect(await linesOf(['Nazwa;Cena', `${known};333`])).toEqual(['changed'])
  })

  test('and two columns that say the same of a tire in two ways', async () => {
    expect(
      await linesOf(['Nazwa;Producent;Rozmiar;Szerokość;Cena', 'Gumex X;Gumex;195/65 R15 91T;205;100']),
    ).toEqual([['width contradicts 205 ≠ 195']])
  })

  const wheel = 'Nazwa;Średnica;Szerokość;ET;Otwór;PCD;Cena'
  const wheels = 'productType=Wheel&typeOfWheel=alloy&color=black&material=aluminium'

  test.each([
    ['Felga GX 7Jx16 5x112 ET38', '17;8;38;57,1;5x112', '7Jx16 ≠ 8Jx17'],
    ['Felga GX 7,5x17 5x100', '17;7,5;38;57,1;5x112', '5x100 ≠ 5x112'],
    ['Felga GX 20x9 ET18', '20;9;-18;57,1;5x112', 'ET18 ≠ ET-18'],
  ])('of a wheel: %s against %s', async (title, columns, value) => {
    expect(await linesOf([wheel, `${title};${columns};100`], wheels)).toEqual([
      [`title size_contradicts ${value}`],
    ])
  })

  test('of a spacer', async () => {
    const lines = ['Nazwa;Rozstaw;Grubość;Śruby;Cena', 'Dystans 20 mm 5x100;5x112;20;M14x1.5;100']
    expect(await linesOf(lines, 'productType=Spacer')).toEqual([['title size_contradicts 5x100 ≠ 5x112']])
  })
})

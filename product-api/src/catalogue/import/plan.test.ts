import { pageOf } from '@bieznik/contract/endpoint'
import fc from 'fast-check'
import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { applyWith, dryRunOf, fingerprintOf, importFile } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')

const listed = pageOf(z.looseObject({ id: z.int(), title: z.string(), price: z.number() }))
const titlesLike = async (search: string) =>
  listed
    .parse((await anna.get(`/api/products?search=${encodeURIComponent(search)}`)).body)
    .rows.map((each) => each.title)

const header = 'ID Bieżnik;Nazwa;Producent;Typ;Sezon;Cena;Stan'
const tire = (title: string, price = '100') => `;${title};Testowa;osobowa;zima;${price};4`

/** Is refused, and costs nothing: it only stands between two lines that matter. */
const filler = ';Wypełniacz;;;;nic;'

describe('a dry run equals what is applied', () => {
  test('when a new title is repeated far below', async () => {
    const lines = Array.from({ length: 499 }, (_, index) => tire(`Zwykła ${index} 195/65 R15 91T`))
    const again = tire('Powtórka 195/65 R15 91T')
    const file = [header, again, ...lines, again].join('\n')
    const dry = await dryRunOf(anna, file)
    expect(dry.last).toMatchObject({ counts: { created: 500, changed: 0, refused: 1 } })
    const applied = await applyWith(anna, file, fingerprintOf(dry))
    expect(applied.last).toMatchObject({ event: 'done', counts: { created: 500, changed: 0, refused: 1 } })
  })

  test('when a product is renamed and its old title appears far below', async () => {
    const file = [
      header,
      `${ids.wheel};Felga przemianowana;;;;;`,
      ...Array.from({ length: 600 }, () => filler),
      ';Felga stalowa 6x15 5x112;;;;333;',
    ].join('\n')
    const dry = await dryRunOf(anna, file, 'productType=Wheel')
    expect(dry.lines.at(-1)).toMatchObject({ reasons: [{ reason: 'duplicate_line' }] })
    const applied = await applyWith(anna, file, fingerprintOf(dry), 'productType=Wheel')
    expect(applied.last).toMatchObject({ event: 'done', counts: { changed: 1 } })
  })

  test('whatever is repeated, in any order', { timeout: 120_000 }, async () => {
    let round = 0
    const id = fc.constantFrom('', `${ids.tire}`, `${ids.scarceTire}`, `${ids.inchTire}`, `${ids.nothing}`)
    const word = fc.constantFrom('Ala', 'ala ', 'Ola', 'Nadbieg Szuter AT', 'Nadbieg  Zima', 'Ula')
    const line = fc.tuple(id, word, fc.integer({ min: 100, max: 102 }))
    const far = fc.constantFrom(0, 0, 0, 500)
    const lines = fc.array(fc.tuple(line, far), { minLength: 2, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(lines, async (generated) => {
        round += 1
        const written = generated.flatMap(([[known, title, price], gap]) => [
          `${known};${title} ${round % 3}${known ? '' : ' 195/65 R15 91T'};Testowa;osobowa;zima;${price};4`,
          ...Array.from({ length: gap }, () => filler),
        ])
        const file = [header, ...written].join('\n')
        const dry = await dryRunOf(anna, file)
        const applied = await applyWith(anna, file, fingerprintOf(dry))
        expect(applied.last).toEqual({ ...dry.last, importId: expect.any(Number) })
      }),
      { numRuns: 15 },
    )
  })
})

describe('a title', () => {
  test.each([
    ['a blank at its end', 'Bliźniaczka zwykła 195/65 R15 91T '],
    ['two blanks, one of them hard', 'Bliźniaczka \u00A0zwykła 195/65 R15 91T'],
    ['a mark of which nothing is seen', 'Bliźniaczka zwykła\u200B 195/65 R15 91T'],
    ['capitals', 'BLIŹNIACZKA ZWYKŁA 195/65 R15 91T'],
    ['accents that stand apart', 'Bliźniaczka zwykła 195/65 R15 91T'.normalize('NFD')],
  ])('with %s is the one that is there already', async (_, title) => {
    await importFile(anna, [header, tire('Bliźniaczka zwykła 195/65 R15 91T')].join('\n'))
    const { lines, last } = await importFile(anna, [header, tire(title)].join('\n'))
    expect(lines).toEqual([])
    expect(last).toMatchObject({ counts: { created: 0, changed: 0, same: 1, refused: 0 } })
    expect(await titlesLike('Bliźniaczka')).toEqual(['Bliźniaczka zwykła 195/65 R15 91T'])
  })

  test('that an earlier line spells otherwise is a duplicate', async () => {
    const file = [header, tire('Podwójna 195/65 R15 91T'), tire('PODWÓJNA  195/65 R15 91T')].join('\n')
    const { lines } = await dryRunOf(anna, file)
    expect(lines.map(({ outcome, reasons }) => reasons[0]?.reason ?? outcome)).toEqual([
      'created',
      'duplicate_line',
    ])
  })

  test('is stored without blanks that are not needed', async () => {
    await importFile(anna, [header, tire(' Przestronna \u00A0 195/65 R15 91T')].join('\n'))
    expect(await titlesLike('Przestronna')).toEqual(['Przestronna 195/65 R15 91T'])
  })

  test('that an earlier line gives to another product is no new product', async () => {
    const file = [
      header,
      `${ids.tire};Wspólna nazwa 195/80 R15 96T;;;;;`,
      tire('wspólna nazwa 195/80 R15 96T'),
    ].join('\n')
    const { lines } = await dryRunOf(anna, file)
    expect(lines.map(({ outcome, reasons }) => reasons[0]?.reason ?? outcome)).toEqual([
      'changed',
      'duplicate_line',
    ])
  })
})

describe('an id', () => {
  const outcomesOf = async (file: string, query?: string) =>
    (await dryRunOf(anna, file, query)).lines.map(({ outcome, reasons }) => reasons[0]?.reason ?? outcome)

  test('of a supplier is not taken for ours', async () => {
    const file = `id;nazwa;cena\n${ids.tire};BRAVURIS 195/65 R15 91T;760,00\n${ids.wheel};BRAVURIS 205/55 R16 91H;650,00`
    expect(await outcomesOf(file)).toEqual(['id_other_title', 'id_other_title'])
  })

  test('without a title counts only under the header of our export', async () => {
    expect(await outcomesOf(`ID;Cena\n${ids.tire};1`)).toEqual(['id_needs_title'])
    expect(await outcomesOf(`ID Bieżnik;Cena\n${ids.tire};1`)).toEqual(['changed'])
    expect(await outcomesOf(`Kod;Cena\n${ids.tire};1`, 'productType=Tire&columns=id,price')).toEqual([
      'id_needs_title',
    ])
  })

  test('together with the title of that product is known under any header', async () => {
    const { title } = z
      .looseObject({ title: z.string() })
      .parse((await anna.get(`/api/products/${ids.inchTire}`)).body)
    expect(await outcomesOf(`Numer;Nazwa;Cena\n${ids.inchTire};${title.toUpperCase()} ;1`)).toEqual([
      'changed',
    ])
  })

  test('of our export may bring a new title', async () => {
    const { lines } = await dryRunOf(anna, `ID Bieżnik;Nazwa\n${ids.inchTire};Nowa nazwa 31x10.50 R15`)
    expect(lines).toMatchObject([
      { outcome: 'changed', productId: ids.inchTire, changes: [{ field: 'title' }] },
    ])
  })

  test('of another kind than the one that was chosen is refused', async () => {
    expect(await outcomesOf(`ID Bieżnik;Cena\n${ids.wheel};1`)).toEqual(['other_kind'])
    expect(await outcomesOf(`ID Bieżnik;Cena\n${ids.wheel};1`, 'productType=Wheel')).toEqual(['changed'])
    expect(await outcomesOf(`ID Bieżnik;Rodzaj;Cena\n${ids.wheel};felga;1`)).toEqual(['changed'])
  })
})

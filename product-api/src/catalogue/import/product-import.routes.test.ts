import { pageOf } from '@bieznik/contract/endpoint'
import { languages } from '@bieznik/contract/language'
import { MAX_IMPORT_BYTES, pastImportSchema } from '@bieznik/contract/catalogue/product-import'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { z } from 'zod'
import { beforeEach, describe, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { applyWith, dryRunOf, fingerprintOf, importFile, importIdOf } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { staffToken } from '../../../test/tokens.ts'

const changedTags: string[][] = []
const shop = await buildTestShop({
  storefront: { changed: (tags) => void changedTags.push([...tags]), settled: async () => undefined },
})
const anna = shop.asStaff('anna')
const pastImports = async () =>
  pageOf(pastImportSchema).parse((await anna.get('/api/products/imports')).body).rows

const productReply = z.looseObject({ id: z.int(), title: z.string(), price: z.number() })
const productOf = async (id: number) => productReply.parse((await anna.get(`/api/products/${id}`)).body)
const findByTitle = async (title: string) => {
  const { body } = await anna.get(`/api/products?search=${encodeURIComponent(title)}`)
  return pageOf(productReply).parse(body).rows
}
const undo = (id: number) => anna.call('POST', `/api/products/imports/${id}/undo`)
const historyOf = async (id: number) => (await anna.get(`/api/products/${id}/history`)).body

beforeEach(() => {
  changedTags.length = 0
})

describe('a dry run', () => {
  test('says what would be created, changed and refused, and changes nothing', async () => {
    const file = [
      'ID Bieżnik;Nazwa;Producent;Rozmiar;Typ opony;Sezon;Cena;Stan;Bieżnik',
      `${ids.tire};;;;;;399,90;21;`,
      ';Nadbieg Żubr AT;Nadbieg;195/80 R15 96T;terenowa;całoroczna;1 234,50 zł;8;Żubr AT',
      ';Opona widmo;Nadbieg;195/80 R99;terenowa;zima;100;1;',
      `${ids.nothing};;;;;;1;1;`,
      `${ids.scarceTire};;;;;;389,1;5;Moczar MT`,
    ].join('\r\n')
    const { lines, last } = await dryRunOf(anna, file)
    expect(lines).toEqual([
      expect.objectContaining({
        line: 2,
        outcome: 'changed',
        productId: ids.tire,
        changes: [
          { field: 'price', from: '412.5', to: '399.9' },
          { field: 'quantityInStock', from: '20', to: '21' },
        ],
      }),
      expect.objectContaining({ line: 3, outcome: 'created', title: 'Nadbieg Żubr AT' }),
      expect.objectContaining({
        line: 4,
        outcome: 'refused',
        reasons: [{ field: 'size', reason: 'size_diameter', value: '195/80 R99' }],
      }),
      expect.objectContaining({
        line: 5,
        reasons: [{ field: 'id', reason: 'id_unknown', value: `${ids.nothing}` }],
      }),
    ])
    expect(last).toMatchObject({ counts: { created: 1, changed: 1, same: 1, refused: 2 }, importId: null })
    expect(await productOf(ids.tire)).toMatchObject({ price: 412.5 })
    expect(await findByTitle('Żubr')).toEqual([])
    expect(changedTags).toEqual([])
  })

  test('shows the first cells of each column that say something', async () => {
    const { events } = await dryRunOf(anna, 'Cennik\n\nNazwa;Kwota;x\nA;1,50;\nB;;\nC;2;\nD;3;\nE;4;y')
    expect(events[0]).toMatchObject({ samples: [['A', 'B', 'C'], ['1,50', '2', '3'], ['y']] })
  })

  test('knows columns by their headers in three languages, and as staff say', async () => {
    const columnsOf = async (header: string, query?: string) => {
      const { events } = await dryRunOf(anna, `${header}\n`, query)
      const [first] = events
      return first?.event === 'columns' ? first.columns.map(({ field }) => field) : null
    }
    expect(await columnsOf('NAZWA;Srednica;"Cena (zł)"')).toEqual(['title', 'diameter', 'price'])
    expect(await columnsOf('Product name,Tyre size,Qty')).toEqual(['title', 'size', 'quantityInStock'])
    expect(await columnsOf('Наименование\tТипоразмер\tЦена')).toEqual(['title', 'size', 'price'])
    expect(await columnsOf('a;b;c', 'productType=Tire&columns=title,,price')).toEqual([
      'title',
      null,
      'price',
    ])
  })

  test.each([
    ['', 'empty', null],
    [Buffer.from([0x4e, 0x61, 0x00, 0x00, 0x00, 0x0a, 0xb9]), 'not_text', null],
    ['Cena;Stan\n1;2\n', 'no_title_or_id', null],
    [`Nazwa${';x'.repeat(100)}\n`, 'too_many_columns', null],
    [`Nazwa\n${'x\n'.repeat(100_001)}`, 'too_many_lines', null],
  ])('of a file that cannot be used says why, and where: %#', async (file, reason, line) => {
    const { last } = await dryRunOf(anna, file)
    expect(last).toEqual({ event: 'failed', code: 'invalid_request', reason, line })
  })

  test('of a file that is too large is refused', async () => {
    const reply = await anna.call('POST', '/api/products/import/dry-run?productType=Tire', {
      body: 'x'.repeat(MAX_IMPORT_BYTES + 1),
      headers: { 'content-type': 'text/csv' },
    })
    expect(reply).toMatchObject({ status: 413, body: { code: 'payload_too_large' } })
  })

  test('leaves out pictures of hosts that nobody named, and says so', async () => {
    const { lines } = await dryRunOf(
      anna,
      `ID Bieżnik;Rodzaj;Zdjęcie\n${ids.wheel};felga;https://elsewhere.example/a.png\n${ids.spacer};dystans;/pictures/a.webp`,
    )
    expect(lines).toMatchObject([
      {
        outcome: 'same',
        leftOut: [{ field: 'url', reason: 'url_host', value: 'https://elsewhere.example/a.png' }],
      },
      { outcome: 'changed', leftOut: [] },
    ])
  })

  test.each(['Wheel', 'Tire'])(
    'refuses a title of a %s that no product can have, and reads on',
    async (kind) => {
      const titles = ['Żubr\0AT 195/80 R15', '"Żubr\nAT 195/80 R15"', 'Żubr AT 195/80 R15\u007F']
      const lines = titles.map((title) => `${title};100;opona;Nadbieg;lato;osobowa;5;Żubr;;;`)
      const file = ['Nazwa;Cena;Rodzaj;Producent;Sezon;Typ opony;Stan;Bieżnik', ...lines].join('\n')
      const outcome = await dryRunOf(anna, file.replaceAll('opona', kind === 'Tire' ? 'opona' : 'felga'))
      expect(outcome.last).toMatchObject({ event: 'done', counts: { refused: 3 } })
      expect(
        outcome.lines.map(({ reasons }) => reasons.find(({ field }) => field === 'title')?.reason),
      ).toEqual(['characters', 'characters', 'characters'])
    },
  )

  test('refuses what is ambiguous or a duplicate, and what is of another kind', async () => {
    const twin = { title: 'Bliźniak', boltDistance: '5x112', boltInfo: 'M14', thickness: 20, price: 10 }
    await anna.call('POST', '/api/spacers', { body: twin })
    await anna.call('POST', '/api/spacers', { body: twin })
    const file = `ID Bieżnik;Rodzaj;Nazwa;Cena\n${ids.wheel};opona;;100\n;felga;Felga stalowa 6x15 5x112;250\n${ids.wheel};felga;;260\n;dystans;Bliźniak;11`
    const { lines } = await dryRunOf(anna, file)
    expect(lines.map(({ outcome, reasons }) => reasons[0]?.reason ?? outcome)).toEqual([
      'other_kind',
      'changed',
      'duplicate_line',
      'title_ambiguous',
    ])
  })
})

describe('an import', () => {
  const header = 'Nazwa;Producent;Rozmiar;Typ opony;Sezon;Cena;Stan;Zdjęcie'

  test('does what its dry run showed, with author, ledger, price history and tags; and is undone as one', async () => {
    const before = await productOf(ids.inchTire)
    const file = `ID Bieżnik;${header}\n${ids.inchTire};Nadbieg Wykrot XT2 31x10.50 R15;;;;;450,05;55;\n;Nadbieg Ryś;Nadbieg;205/55R16 91V;osobowa;zimowa;300;4;`
    const outcome = await importFile(anna, file)
    expect(outcome.last).toMatchObject({ event: 'done', counts: { created: 1, changed: 1, refused: 0 } })
    expect(outcome.events.some(({ event }) => event === 'progress')).toBe(true)
    expect(await productOf(ids.inchTire)).toMatchObject({
      title: 'Nadbieg Wykrot XT2 31x10.50 R15',
      price: 450.05,
      quantityInStock: 55,
      urls: before.urls,
    })
    const [created] = await findByTitle('Nadbieg Ryś')
    expect(created).toMatchObject({
      width: 205,
      profile: 55,
      diameter: 16,
      icVc: '91V',
      season: 'winter',
      url: null,
    })
    const importId = importIdOf(outcome)
    const reason = `cennik.csv (#${importId})`
    expect(await historyOf(ids.inchTire)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'price', who: 'anna', reason, price: { from: 500.1, to: 450.05 } }),
        expect.objectContaining({ event: 'edited', who: 'anna', reason, fields: ['title'] }),
        expect.objectContaining({
          event: 'stock',
          who: 'anna',
          reason,
          stock: { change: -5, reason: 'count' },
        }),
      ]),
    )
    expect(changedTags.flat()).toEqual(expect.arrayContaining(['tires', `product:${ids.inchTire}`]))
    expect(await pastImports()).toContainEqual(
      expect.objectContaining({ id: importId, who: 'anna', created: 1, changed: 1, undoneAt: null }),
    )

    expect((await undo(importId)).body).toEqual({ restored: 1, deleted: 1, archived: 0, kept: [] })
    expect(await productOf(ids.inchTire)).toEqual(before)
    expect((await findByTitle('Nadbieg Ryś')).filter(({ title }) => title.includes('Ryś'))).toEqual([])
    expect(await undo(importId)).toMatchObject({ status: 404 })
    const { rows } = await shop.db.execute(sql`
      select id from products
      where quantity_in_stock <> (select coalesce(sum(change), 0) from stock_ledger where product_id = products.id)
    `)
    expect(rows).toEqual([])
  })

  test('of a file whose name cannot be stored is refused before anything is written', async () => {
    const file = `ID Bieżnik;Rodzaj;Cena\n${ids.wheel};felga;311`
    const fingerprint = fingerprintOf(await dryRunOf(anna, file))
    const reply = await anna.call(
      'POST',
      `/api/products/import?productType=Tire&fingerprint=${fingerprint}&fileName=cennik%00.csv`,
      { body: file, headers: { 'content-type': 'text/csv' } },
    )
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect(await productOf(ids.wheel)).toMatchObject({ price: 299 })
  })

  test('of a catalogue that has changed since the dry run is refused as a whole', async () => {
    const file = `ID Bieżnik;Rodzaj;Cena\n${ids.wheel};felga;310\n${ids.spacer};dystans;160`
    const fingerprint = fingerprintOf(await dryRunOf(anna, file))
    await anna.call('PATCH', `/api/products/${ids.spacer}/price`, {
      body: { from: 149.99, to: 155, reason: 'test' },
    })
    const { last } = await applyWith(anna, file, fingerprint)
    expect(last).toEqual({
      event: 'failed',
      code: 'invalid_request',
      reason: 'catalogue_changed',
      line: null,
    })
    expect(await productOf(ids.wheel)).toMatchObject({ price: 299 })
    expect(await pastImports()).not.toContainEqual(expect.objectContaining({ changed: 2 }))
  })

  test('undone leaves what was changed since and lists it; what was ordered is archived', async () => {
    const file = `ID Bieżnik;${header};Bieżnik\n${ids.scarceTire};Moczar nowy 195/80 R15;;;;;350;7;;Moczar MT\n;Nadbieg Sum;Nadbieg;205/55R16 91V;osobowa;lato;300;4;;`
    const importId = importIdOf(await importFile(anna, file))
    await anna.call('PATCH', `/api/products/${ids.scarceTire}/price`, {
      body: { from: 350, to: 360, reason: 'test' },
    })
    const [created] = await findByTitle('Nadbieg Sum')
    const jan = shop.asCustomer('jan')
    await jan.add(created?.id ?? 0)
    expect((await jan.order()).status).toBe(200)
    expect((await undo(importId)).body).toEqual({
      restored: 1,
      deleted: 0,
      archived: 1,
      kept: [{ productId: ids.scarceTire, title: 'Moczar nowy 195/80 R15', fields: ['price'] }],
    })
    expect(await productOf(ids.scarceTire)).toMatchObject({
      title: 'Nadbieg Moczar MT 195/80 R15 96Q',
      price: 360,
      quantityInStock: 5,
    })
    expect(await productOf(created?.id ?? 0)).toMatchObject({ inArchive: true })
  })
})

test('an import whose caller hangs up is rolled back', async () => {
  const lines = Array.from(
    { length: 3_000 },
    (_, at) => `Zerwana ${at} 195/65 R15 91T;Testowa;osobowa;zima;1`,
  )
  const file = ['Nazwa;Producent;Typ;Sezon;Cena', ...lines].join('\n')
  const fingerprint = fingerprintOf(await dryRunOf(anna, file))
  const before = await pastImports()
  const address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const hangUp = new AbortController()
  const query = `productType=Tire&fingerprint=${fingerprint}&fileName=zerwany.csv`
  const { body } = await fetch(`${address}/api/products/import?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${staffToken('anna')}` },
    body: file,
    signal: hangUp.signal,
  })
  await body?.getReader().read()
  hangUp.abort()
  const other = `ID Bieżnik;Rodzaj;Cena\n${ids.wheel};felga;312`
  expect((await importFile(anna, other)).last).toMatchObject({ counts: { changed: 1 } })
  expect(await pastImports()).toEqual([expect.anything(), ...before])
  const paged = await anna.get('/api/products/imports?page=2&pageSize=1')
  expect(paged.body).toEqual({ rows: before.slice(0, 1), total: before.length + 1 })
  expect(await findByTitle('Zerwana')).toEqual([])
})

describe('the export', () => {
  const exported = async (query = '') => String((await anna.get(`/api/products/export?${query}`)).body)

  test('begins with a BOM and has semicolons and decimal commas, as a Polish spreadsheet expects', async () => {
    const text = await exported('productType=Spacer')
    expect(text.startsWith('\uFEFFID Bieżnik;Rodzaj produktu;Nazwa;Cena (zł);')).toBe(true)
    expect(text).toMatch(/\r\n7;dystans;Dystans 20 mm 5x112;1\d\d,?\d*;8;nie;;5x112;M14x1\.5;20;{18}\r\n/)
  })

  test.each(['', 'productType=Tire', 'decimal=point', 'language=ru', 'productType=Wheel&language=en'])(
    'goes through the import unchanged: %s',
    async (query) => {
      const { lines, last } = await dryRunOf(anna, await exported(query))
      expect(lines).toEqual([])
      expect(last).toMatchObject({ counts: { created: 0, changed: 0, refused: 0 } })
    },
  )

  test('has the words of the reader, and goes through the import unchanged, whatever products there are', async () => {
    const tires = ['osobowa', 'dostawcza', '4x4'].flatMap((type) =>
      ['letnia', 'zimowa', 'całoroczna'].map(
        (season) => `opona;Słowna ${type} ${season} 195/65 R15 91T;${type};${season};Słowna;;;`,
      ),
    )
    const wheels = ['-43', '0', '35,5'].map((et) => `felga;Felga słowna ET ${et};;;;${et};czarny mat;17`)
    const header = 'Rodzaj;Nazwa;Typ;Sezon;Producent;ET;Kolor;Średnica'
    const more = ';Nowa czy bieżnikowana;Cena;Stan;Szerokość;CB;PCD;Typ felgi;Materiał'
    const file = [
      header + more,
      ...tires.map((line) => `${line};nowa;100;4;195;;;;`),
      ...wheels.map((line) => `${line};;500;4;7;66,6;5x112;aluminiowa;stal`),
    ]
    expect((await importFile(anna, file.join('\n'))).last).toMatchObject({
      counts: { created: 12, refused: 0 },
    })
    const words = {
      pl: [
        /;opona;Słowna dostawcza całoroczna.*;dostawcza;.*;nowa;.*;całoroczna;/,
        /;felga;.*;aluminiowa;-43;.*;czarny mat;stal;/,
      ],
      en: [
        /;tire;Słowna dostawcza całoroczna.*;van;.*;new;.*;all-season;/,
        /;wheel;.*;alloy;-43;.*;matt black;steel;/,
      ],
      ru: [
        /;шина;Słowna dostawcza całoroczna.*;для фургонов;.*;новая;.*;всесезонная;/,
        /;диск;.*;литой;-43;.*;чёрный матовый;сталь;/,
      ],
    }
    for (const language of languages) {
      const text = await exported(`language=${language}`)
      for (const word of words[language]) expect(text).toMatch(word)
      const { lines, last } = await dryRunOf(anna, text)
      expect(lines).toEqual([])
      expect(last).toMatchObject({
        counts: { same: text.trim().split('\r\n').length - 1, created: 0, changed: 0, refused: 0 },
      })
    }
  })

  test('goes through the import unchanged, whatever staff wrote', async () => {
    const letter = fc.constantFrom(...Array.from(`=+-@'";, ażЖ1.`))
    const title = fc
      .string({ unit: letter, minLength: 1, maxLength: 20 })
      .filter((text) => text.trim() !== '')
    const written = fc.record({
      title,
      boltInfo: title,
      place: title,
      boltDistance: fc.constantFrom('5x112', '4x98.5', '5x114.30'),
      thickness: fc.integer({ min: 1, max: 20_000 }).map((hundredths) => hundredths / 100),
      price: fc.integer({ min: 1, max: 10_000_000 }).map((grosze) => grosze / 100),
      quantityInStock: fc.nat(1_000),
    })
    for (const body of fc.sample(written, 60))
      expect(await anna.call('POST', '/api/spacers', { body })).toMatchObject({ status: 201 })
    for (const query of ['', 'productType=Spacer&decimal=point']) {
      const { lines, last } = await dryRunOf(anna, await exported(query))
      expect(lines).toEqual([])
      expect(last).toMatchObject({ counts: { created: 0, changed: 0, refused: 0 } })
    }
  })

  test.each(['', '&productType=Tire&language=ru', '&productType=Wheel&decimal=point', '&language=en'])(
    'has an example whose every line makes a product: %s',
    async (query) => {
      const text = await exported(`content=example${query}`)
      expect(text).not.toContain('ID Bieżnik')
      const { lines, last } = await dryRunOf(anna, text)
      expect(lines.flatMap(({ reasons }) => reasons)).toEqual([])
      expect(last).toMatchObject({ counts: { created: text.trim().split('\r\n').length - 1 } })
    },
  )

  test('has a template of its headers alone, all of which are known', async () => {
    const text = await exported('content=template&productType=Wheel')
    expect(text.trim()).not.toContain('\n')
    const { events } = await dryRunOf(anna, text)
    const [first] = events
    expect(first?.event === 'columns' && first.columns.map(({ field }) => field)).not.toContain(null)
  })

  test('runs no formula', async () => {
    const file = `ID Bieżnik;Rodzaj;Nazwa\n${ids.spacer};dystans;"'=HYPERLINK(""https://zlo.example"";""x"")"`
    await importFile(anna, file)
    const text = await exported('productType=Spacer')
    expect(text).toContain(`"'=HYPERLINK(""https://zlo.example"";""x"")"`)
    expect((await dryRunOf(anna, text)).lines).toEqual([])
  })
})

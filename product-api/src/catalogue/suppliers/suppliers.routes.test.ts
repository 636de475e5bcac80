import { supplierSchema } from '@bieznik/contract/catalogue/supplier'
import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { dryRunOf, importFile, importIdOf, RETREADS, type ImportOutcome } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')

const suppliersIn = (body: unknown) => z.array(supplierSchema).parse(body)
const listed = async () => suppliersIn((await anna.get('/api/suppliers')).body)
async function enter(name: string) {
  return supplierSchema.parse((await anna.call('POST', '/api/suppliers', { body: { name } })).body)
}

const outcomesOf = ({ lines }: ImportOutcome) =>
  lines.map(({ outcome, reasons }) => reasons[0]?.reason ?? outcome)

test('suppliers are entered once, listed by their names, and deleted', async () => {
  await enter('Żubr Opony')
  const { id } = await enter('Anwis ')
  expect((await listed()).map(({ name }) => name)).toEqual(['Anwis', 'Żubr Opony'])
  expect(await anna.call('POST', '/api/suppliers', { body: { name: 'Anwis' } })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'name', message: 'name_taken' }] },
  })
  const { body } = await anna.call('DELETE', `/api/suppliers/${id}`)
  expect(suppliersIn(body).map(({ name }) => name)).toEqual(['Żubr Opony'])
  expect(await anna.call('DELETE', `/api/suppliers/${id}`)).toMatchObject({ status: 404 })
})

describe("a supplier's own key", () => {
  const header = 'ID;Nazwa;Producent;Typ;Sezon;Cena;Stan'
  const tire = (code: string, title: string, price: number) =>
    `${code};${title} 195/65 R15 91T;Testowa;osobowa;zima;${price};4`

  test('is remembered with the product, shown in the dry run, and finds it under another title', async () => {
    const { id } = await enter('Hurtownia A')
    const query = `${RETREADS}&supplierId=${id}`
    const first = [header, tire('1', 'Kluczowa', 100)].join('\n')
    expect((await dryRunOf(anna, first, query)).lines[0]?.changes).toContainEqual({
      field: 'supplierCode',
      from: '',
      to: '1',
    })
    await importFile(anna, first, query)
    const second = await dryRunOf(anna, [header, tire('1', 'Inaczej nazwana', 120)].join('\n'), query)
    expect(second.lines).toMatchObject([
      {
        outcome: 'changed',
        title: 'Kluczowa 195/65 R15 91T',
        changes: [{ field: 'price', from: '100', to: '120' }],
      },
    ])
    const short = await dryRunOf(anna, 'ID;Cena\n1;130\n2;140', query)
    expect(outcomesOf(short)).toEqual(['changed', 'code_unknown'])
    expect((await listed()).find((each) => each.id === id)).toMatchObject({ products: 1 })
  })

  test('is never taken for ours, and is one supplier’s only', async () => {
    const [one, other] = [await enter('Hurtownia B'), await enter('Hurtownia C')]
    const query = (id: number) => `${RETREADS}&supplierId=${id}`
    const list = [header, tire(`${ids.tire}`, 'Nasza pierwsza', 100)].join('\n')
    expect(outcomesOf(await importFile(anna, list, query(one.id)))).toEqual([])
    expect(outcomesOf(await dryRunOf(anna, list, query(one.id)))).toEqual([])
    expect((await dryRunOf(anna, list, query(other.id))).lines).toMatchObject([
      { outcome: 'changed', changes: [{ field: 'supplierCode', from: '', to: `${ids.tire}` }] },
    ])
  })

  test('that becomes known is all that changes, and undoing the import removes it', async () => {
    const { id } = await enter('Hurtownia D')
    const query = `${RETREADS}&supplierId=${id}`
    const before = (await anna.get(`/api/products/${ids.inchTire}`)).body
    const { title } = z.looseObject({ title: z.string() }).parse(before)
    const list = `Kod;Nazwa\nX-1;${title}`
    const outcome = await importFile(anna, list, query)
    expect(outcome.last).toMatchObject({ counts: { changed: 1 } })
    expect((await anna.get(`/api/products/${ids.inchTire}`)).body).toEqual(before)
    expect((await dryRunOf(anna, 'Kod;Cena\nX-1;7', query)).lines).toMatchObject([
      { productId: ids.inchTire },
    ])
    await anna.call('POST', `/api/products/imports/${importIdOf(outcome)}/undo`)
    expect(outcomesOf(await dryRunOf(anna, 'Kod;Cena\nX-1;7', query))).toEqual(['code_unknown'])
  })

  test('is refused where it contradicts the title or the kind, or is given twice', async () => {
    const { id } = await enter('Hurtownia E')
    const query = `${RETREADS}&supplierId=${id}`
    await importFile(anna, [header, tire('a', 'Pierwsza E', 1), tire('b', 'Druga E', 2)].join('\n'), query)
    const list = ['ID;Rodzaj;Nazwa;Cena', 'a;;Druga E 195/65 R15 91T;3', 'b;felga;;4', 'b;;;5', 'b;;;6'].join(
      '\n',
    )
    expect(outcomesOf(await dryRunOf(anna, list, query))).toEqual([
      'code_other_product',
      'other_kind',
      'changed',
      'duplicate_line',
    ])
    const twice = [header, tire('c', 'Trzecia E', 1), tire('c', 'Czwarta E', 2)].join('\n')
    expect(outcomesOf(await dryRunOf(anna, twice, query))).toEqual(['created', 'duplicate_line'])
  })

  test('means nothing while no supplier is chosen', async () => {
    const { events } = await dryRunOf(anna, 'Kod;Nazwa\n1;x')
    expect(events[0]).toMatchObject({ columns: [{ field: null }, { field: 'title' }] })
  })
})

test('the next list of a supplier is read as the last one that was applied', async () => {
  const { id } = await enter('Hurtownia F')
  const file = 'Index;Ware;Preis;Sezon\nq;Zapamiętana 195/65 R15 91T;100;x'
  const columns = 'columns=supplierCode,title,price,'
  const query = `${RETREADS}&supplierId=${id}&typeOfTire=passenger&season=winter&${columns}`
  const made = 'Index;Ware;Preis;Sezon;Marka\nq;Zapamiętana 195/65 R15 91T;100;x;Testowa'
  await importFile(anna, made, `${query},manufacturer`)
  const { events } = await dryRunOf(anna, file, `${RETREADS}&supplierId=${id}`)
  expect(events[0]).toMatchObject({
    columns: [{ field: 'supplierCode' }, { field: 'title' }, { field: 'price' }, { field: null }],
  })
  expect((await listed()).find((each) => each.id === id)?.reading).toEqual({
    productType: 'Tire',
    typeOfTire: 'passenger',
    season: 'winter',
    condition: 'retreaded',
    columns: { Index: 'supplierCode', Ware: 'title', Preis: 'price', Sezon: null, Marka: 'manufacturer' },
  })
})

test('how a list of a supplier is encoded is remembered with it', async () => {
  const { id } = await enter('Hurtownia G')
  // The one letter is Ň in Windows-1250, which is guessed, and Т in Windows-1251.
  const file = Buffer.from('Kod;Nazwa;Cena;Marka\nr;\u00D2rasa 195/65 R15 91T;100;Testowa', 'latin1')
  const query = `${RETREADS}&supplierId=${id}`
  const shown = async () => (await dryRunOf(anna, file, query)).events[0]
  const outcome = await importFile(
    anna,
    file,
    `${query}&typeOfTire=passenger&season=winter&codePage=windows-1251`,
  )
  expect(outcome.last).toMatchObject({ event: 'done', counts: { created: 1 } })
  expect(await shown()).toMatchObject({ codePage: { used: 'windows-1251' } })
})

test('a list of a supplier that there is not is refused', async () => {
  const { last } = await dryRunOf(anna, 'Nazwa\nx', 'productType=Tire&supplierId=999')
  expect(last).toMatchObject({ event: 'failed', code: 'not_found' })
})

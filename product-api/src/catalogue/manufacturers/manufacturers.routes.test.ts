import { managedProducts } from '@bieznik/contract/endpoints/managed-products'
import { managedManufacturerSchema, type ManufacturerInput } from '@bieznik/contract/catalogue/manufacturer'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { applyWith, dryRunOf, fingerprintOf } from '../../../test/imports.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { spacers } from '../../platform/db/schema/catalogue.ts'

const shop = await buildTestShop()
const staff = shop.asStaff('ewa')

const input = (differences: Partial<ManufacturerInput> = {}): ManufacturerInput => ({
  name: 'Felgart Sp. z o.o.',
  mark: 'Felgart',
  address: 'ul. Odlewnicza 3, 43-300 Bielsko-Biała',
  contact: 'biuro@felgart.example',
  country: 'PL',
  responsibleName: '',
  responsibleAddress: '',
  responsibleContact: '',
  ...differences,
})

const create = (differences?: Partial<ManufacturerInput>) =>
  staff.call('POST', '/api/manufacturers', { body: input(differences) })
const idIn = (body: unknown) => z.looseObject({ id: z.int() }).parse(body).id
const spacer = (differences: object = {}) => ({
  title: 'Dystans 25 mm',
  boltDistance: '5x112',
  boltInfo: 'M14x1.5',
  thickness: 25,
  price: 149.5,
  ...differences,
})

async function newSpacer(differences: object, who = staff): Promise<string> {
  const { status, headers } = await who.call('POST', '/api/spacers', { body: spacer(differences) })
  expect(status).toBe(201)
  return String(headers.location)
}

test('staff see who answers for products, and for how many', async () => {
  const { body } = await create()
  await newSpacer({ maker: 'Felgart Sp. z o.o.' })
  const managed = z.array(managedManufacturerSchema).parse((await staff.get('/api/manufacturers')).body)
  expect(managed).toEqual([{ id: idIn(body), ...input(), products: 1 }])
})

test('a name is taken once, also by renaming', async () => {
  const refused = { status: 400, body: { fields: [{ path: 'name', message: 'name_taken' }] } }
  await create({ name: 'Pierwszy' })
  const { body } = await create({ name: 'Drugi' })
  expect(await create({ name: 'Pierwszy' })).toMatchObject(refused)
  const path = `/api/manufacturers/${idIn(body)}`
  expect(
    await staff.call('PUT', path, {
      body: { ...input({ name: 'Pierwszy' }), from: input({ name: 'Drugi' }) },
    }),
  ).toMatchObject(refused)
})

test('products follow a new name', async () => {
  const { body } = await create({ name: 'Stara nazwa' })
  const location = await newSpacer({ maker: 'Stara nazwa' })
  const path = `/api/manufacturers/${idIn(body)}`
  expect(
    await staff.call('PUT', path, {
      body: { ...input({ name: 'Nowa nazwa' }), from: input({ name: 'Stara nazwa' }) },
    }),
  ).toMatchObject({
    status: 200,
  })
  expect((await shop.anyone.get(location)).body).toMatchObject({ maker: 'Nowa nazwa' })
})

test('of two who edit one at once the second is refused, unless nothing is left to write', async () => {
  const { body } = await create({ name: 'Dla dwojga' })
  const path = `/api/manufacturers/${idIn(body)}`
  const from = input({ name: 'Dla dwojga' })
  const edit = (address: string) => staff.call('PUT', path, { body: { ...from, address, from } })
  expect(await edit('Nowa 1, Łódź, Polska')).toMatchObject({ status: 200 })
  expect(await edit('Inna 2, Łódź, Polska')).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
  expect(await edit('Nowa 1, Łódź, Polska')).toMatchObject({ status: 200 })
  const managed = z.array(managedManufacturerSchema).parse((await staff.get('/api/manufacturers')).body)
  expect(managed.find(({ name }) => name === 'Dla dwojga')?.address).toBe('Nowa 1, Łódź, Polska')
})

test('one that is not there cannot be edited', async () => {
  expect(
    await staff.call('PUT', '/api/manufacturers/999999', {
      body: { ...input({ name: 'Nikt' }), from: input() },
    }),
  ).toMatchObject({
    status: 404,
  })
})

test('a product names a manufacturer that there is', async () => {
  const refused = { status: 400, body: { fields: [{ path: 'maker', message: 'maker_unknown' }] } }
  expect(await staff.call('POST', '/api/spacers', { body: spacer({ maker: 'Nieznany' }) })).toMatchObject(
    refused,
  )
  const location = await newSpacer({})
  const {
    id: _id,
    productType: _kind,
    price: _price,
    quantityInStock: _stock,
    inArchive: _archive,
    ...from
  } = z.looseObject({}).parse((await shop.anyone.get(location)).body)
  expect(await staff.call('PUT', location, { body: { ...from, maker: 'Nieznany', from } })).toMatchObject(
    refused,
  )
})

test('an import names one that there is, and brings number and warnings', async () => {
  await create({ name: 'Importowany' })
  const header =
    'Nazwa;Rozstaw dystansu;Śruby;Grubość;Cena;Wytwórca;Oznaczenie typu;EAN;Numer katalogowy;Ostrzeżenia (pl)'
  const line = (title: string, maker: string, ean: string) =>
    `${title};5x112;M14x1.5;20;150;${maker};WS-20;${ean};A 1;Uwaga!`
  const file = [
    header,
    line('Z importu', 'Importowany', '590 1234 123457'),
    line('Bez producenta', 'Nieznany', ''),
    line('Zły EAN', 'Importowany', '5901234123458'),
  ].join('\n')
  const dry = await dryRunOf(staff, file, 'productType=Spacer')
  expect(dry.lines).toMatchObject([
    { outcome: 'created' },
    {
      outcome: 'created',
      reasons: [],
      leftOut: [{ field: 'maker', reason: 'maker_unknown', value: 'Nieznany' }],
    },
    { outcome: 'created', leftOut: [{ field: 'ean', reason: 'ean_invalid', value: '5901234123458' }] },
  ])
  await applyWith(staff, file, fingerprintOf(dry), 'productType=Spacer')
  expect((await staff.get('/api/products?search=Z%20importu')).body).toMatchObject({
    rows: [
      { maker: 'Importowany', model: 'WS-20', ean: '5901234123457', partNumber: 'A 1', warningsPl: 'Uwaga!' },
    ],
  })
})

test('an unknown one in an import leaves a product the one that it has', async () => {
  await create({ name: 'Stały' })
  const location = await newSpacer({ title: 'Ze stałym', maker: 'Stały' })
  const file = 'Nazwa;Cena;Wytwórca\nZe stałym;199;Nieznany'
  const dry = await dryRunOf(staff, file, 'productType=Spacer')
  expect(dry.lines).toMatchObject([
    {
      outcome: 'changed',
      changes: [{ field: 'price', to: '199' }],
      leftOut: [{ field: 'maker', reason: 'maker_unknown', value: 'Nieznany' }],
    },
  ])
  await applyWith(staff, file, fingerprintOf(dry), 'productType=Spacer')
  expect((await shop.anyone.get(location)).body).toMatchObject({ price: 199, maker: 'Stały' })
})

test('staff find what is for sale without them', async () => {
  await create({ name: 'Kompletny' })
  const whole = { maker: 'Kompletny', model: 'X', partNumber: '1' }
  const titles = async () =>
    managedProducts.list.reply
      .parse((await staff.get('/api/products?isIncomplete=true&search=Lista')).body)
      .rows.map(({ title }) => title)
  await newSpacer({ title: 'Lista pełna', ...whole })
  await newSpacer({ title: 'Lista bez numeru', ...whole, partNumber: '' })
  await newSpacer({ title: 'Lista w archiwum', inArchive: true })
  const path = await newSpacer({ title: 'Lista zer', ...whole, partNumber: '' })
  // As lists of suppliers brought it before it was read as none.
  await shop.db
    .update(spacers)
    .set({ ean: '0000000000000' })
    .where(eq(spacers.productId, Number(path.split('/').at(-1))))
  expect(await titles()).toEqual(['Lista bez numeru', 'Lista zer'])
})

test('where they are required nothing comes to be for sale without them', async () => {
  const strict = await shop.another({ requiresSafetyData: true })
  const anna = strict.asStaff('anna')
  const fields = [
    { path: 'maker', message: 'maker_required' },
    { path: 'model', message: 'model_required' },
    { path: 'ean', message: 'identifier_required' },
  ]
  expect(await anna.call('POST', '/api/spacers', { body: spacer() })).toMatchObject({
    status: 400,
    body: { fields },
  })
  const location = await newSpacer({ inArchive: true }, anna)
  const archive = `/api/products/${location.split('/').at(-1)}/archive`
  expect(await anna.call('PATCH', archive, { body: { inArchive: false } })).toMatchObject({
    status: 400,
    body: { fields },
  })
  const header = 'Nazwa;Rozstaw dystansu;Śruby;Grubość;Cena'
  const dry = await dryRunOf(anna, `${header}\nSurowy;5x112;M14x1.5;20;150`, 'productType=Spacer')
  expect(dry.lines).toMatchObject([
    { outcome: 'refused', reasons: fields.map(({ path, message }) => ({ field: path, reason: message })) },
  ])
})

test('what was for sale before they were required stays so, and loses nothing more', async () => {
  await create({ name: 'Dawny' })
  const location = await newSpacer({ title: 'Dawny dystans', maker: 'Dawny' })
  const strict = await shop.another({ requiresSafetyData: true })
  const anna = strict.asStaff('anna')
  const {
    id: _id,
    productType: _kind,
    price: _price,
    quantityInStock: _stock,
    inArchive: _archive,
    ...from
  } = z.looseObject({}).parse((await shop.anyone.get(location)).body)
  expect(await anna.call('PUT', location, { body: { ...from, title: 'Dystans dawny', from } })).toMatchObject(
    {
      status: 200,
    },
  )
  const seen = { ...from, title: 'Dystans dawny' }
  expect(await anna.call('PUT', location, { body: { ...seen, maker: '', from: seen } })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'maker', message: 'maker_required' }] },
  })
})

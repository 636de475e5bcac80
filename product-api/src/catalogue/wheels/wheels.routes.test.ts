import { groszeFromPln } from '@bieznik/contract/money/money'
import { describe, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { addWheels } from '../../../test/wheels-and-spacers.ts'

const { anyone, db } = await buildTestShop()

const [cheapWheel = 0, largeWheel = 0, archivedWheel = 0] = await addWheels(db, [
  { price: groszeFromPln(199), width: 7, centralBoreDiameter: 57.1 },
  {
    price: groszeFromPln(599.99),
    diameter: 17,
    width: 7.5,
    boltSpacing: '5x114.3',
    centralBoreDiameter: 60.1,
  },
  { price: groszeFromPln(99), diameter: 13, boltSpacing: '4x98', inArchive: true },
])

const list = (query = '') => anyone.get(`/api/wheels${query}`)
const idsOf = (...expected: number[]) => expected.map((id): unknown => expect.objectContaining({ id }))

test('all wheels on sale are listed, in stock first and then cheapest, archived ones left out', async () => {
  expect(await list()).toMatchObject({ status: 200, headers: { 'x-total-count': '3' } })
  expect((await list()).body).toEqual(idsOf(cheapWheel, ids.wheel, largeWheel))
})

test('a wheel has all its fields and no other, with its price in PLN', async () => {
  expect((await anyone.get(`/api/wheels/${ids.wheel}`)).body).toEqual({
    id: ids.wheel,
    productType: 'Wheel',
    title: 'Felga stalowa 6x15 5x112',
    price: 299,
    url: '/pictures/wheel.webp',
    quantityInStock: 12,
    inArchive: false,
    typeOfWheel: 'steel',
    model: '',
    diameter: 15,
    width: 6,
    centralBoreDiameter: 66.6,
    boltSpacing: '5x112',
    color: 'czarny',
    material: 'stal',
    et: null,
    secondBoltSpacing: '',
    boltSeat: '',
    maxLoad: null,
    weight: null,
    approval: '',
    maker: null,
    ean: '',
    partNumber: '',
    warningsPl: '',
    warningsEn: '',
    warningsRu: '',
  })
})

// Shows D31
describe('the language of the answer', () => {
  const path = `/api/wheels/${ids.wheel}`
  const wheelIn = (query: string, accepted?: string) =>
    anyone.call('GET', `${path}${query}`, { headers: accepted ? { 'accept-language': accepted } : {} })

  test.each([
    ['', undefined, 'pl', 'czarny'],
    ['?lang=en', 'ru', 'en', 'black'],
    ['', 'ru-RU,ru;q=0.9,en;q=0.5', 'ru', 'чёрный'],
    ['?lang=', 'de,en;q=0.3,pl;q=0.1', 'en', 'black'],
    ['', 'de', 'pl', 'czarny'],
  ])('%s beside "%s" is %s', async (query, accepted, language, color) => {
    expect(await wheelIn(query, accepted)).toMatchObject({
      headers: { 'content-language': language, vary: 'Accept, Accept-Language' },
      body: { color },
    })
  })

  test('is Polish for a title that has not been translated, which says so', async () => {
    expect(await wheelIn('?lang=ru')).toMatchObject({
      body: { title: 'Felga stalowa 6x15 5x112', untranslated: ['title'] },
    })
  })

  test('is one of the three', async () => {
    expect(await anyone.get(`${path}?lang=de`)).toMatchObject({ status: 400 })
  })
})

test.each([
  ['diameter=15', [cheapWheel, ids.wheel]],
  ['diameter=15&boltSpacing=5x112&width=6', [ids.wheel]],
  ['diameter=15&boltSpacing=5x112&width=7&centralBoreDiameter=57.1', [cheapWheel]],
  ['boltSpacing=5x114.3', [largeWheel]],
  ['diameter=17&boltSpacing=5x112', []],
  ['diameter=13', []],
  ['unknown=1&diameter=17', [largeWheel]],
])('?%s', async (query, expected) => {
  expect((await list(`?${query}`)).body).toEqual(idsOf(...expected))
})

test('a page is a part of the same order, with the total of all pages', async () => {
  expect(await list('?page=2&pageSize=2')).toMatchObject({
    headers: { 'x-total-count': '3' },
    body: idsOf(largeWheel),
  })
  expect(await list('?page=9')).toMatchObject({ headers: { 'x-total-count': '3' }, body: [] })
})

test.each([
  'diameter=abc',
  'diameter=0.0',
  'diameter=-15',
  'diameter=15&diameter=16',
  'boltSpacing=5',
  'boltSpacing=%00',
  'boltSpacing=5x112%27',
  'width=1e1',
  'centralBoreDiameter=66.666',
  'page=-1',
  'pageSize=101',
])('?%s is refused', async (query) => {
  expect(await list(`?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})

test('an archived wheel is still answered and says so', async () => {
  expect((await anyone.get(`/api/wheels/${archivedWheel}`)).body).toMatchObject({ inArchive: true })
})

test.each([ids.tire, ids.spacer, ids.nothing])('product %i is no wheel', async (id) => {
  expect(await anyone.get(`/api/wheels/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test.each(['0', '-1', 'abc', '1.5', '2147483648', '%00'])('the wheel id %s is none', async (id) => {
  expect(await anyone.get(`/api/wheels/${id}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
})

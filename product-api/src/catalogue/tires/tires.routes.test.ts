import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'

const { anyone } = await buildTestShop()

const list = (query = '') => anyone.get(`/api/tires${query}`)
const idsOf = (...expected: number[]) => expected.map((id): unknown => expect.objectContaining({ id }))

// Shows D15b, D30a
test('all tires on sale are listed, in stock first and then cheapest, archived ones left out', async () => {
  const { status, headers, body } = await list()
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'x-total-count': '4' })
  expect(body).toEqual(idsOf(ids.scarceTire, ids.tire, ids.inchTire, ids.soldOutTire))
})

// Shows S3.5, S7.23
test('a tire has all its fields and no other, with its price in PLN', async () => {
  expect((await anyone.get(`/api/tires/${ids.tire}`)).body).toEqual({
    id: ids.tire,
    productType: 'Tire',
    title: 'Nadbieg Szuter AT 195/80 R15 96T',
    price: 412.5,
    url: null,
    quantityInStock: 20,
    inArchive: false,
    width: 195,
    profile: 80,
    diameter: 15,
    manufacturer: 'Nadbieg',
    typeOfTire: '4X4',
    icVc: '96T',
    loadIndex: 96,
    topSpeed: 190,
    loadClass: null,
    isRetreaded: true,
    season: 'allseason',
    protector: 'Szuter AT',
    urls: ['/pictures/szuter.webp'],
    inf: 'Opona bieżnikowana.',
    snowMarking: '',
    fuelClass: '',
    wetGrip: '',
    noise: null,
    noiseClass: '',
    iceGrip: false,
    eprel: '',
    productSheet: '',
    treadDepth: null,
    weight: null,
    approval: '',
    retreadWeek: '',
    carcassWeek: '',
    carcassClass: '',
    // Besides those of the specification: what an offer has to say for the safety of its buyer.
    maker: null,
    model: '',
    ean: '',
    partNumber: '',
    warningsPl: '',
    warningsEn: '',
    warningsRu: '',
  })
})

// Shows S7.22
test.each([
  ['width=195&profile=80&diameter=15', [ids.scarceTire, ids.tire]],
  ['width=31&profile=10.5&diameter=15', [ids.inchTire]],
  ['width=195&profile=80&diameter=15&protector=Moczar%20MT', [ids.scarceTire]],
  ['season=winter', [ids.soldOutTire]],
  ['manufacturer=Nadbieg&priceFrom=500', [ids.inchTire]],
  ['manufacturer=Other', []],
  ['priceFrom=389.10&priceTo=412.50', [ids.scarceTire, ids.tire, ids.soldOutTire]],
  ['priceFrom=389.11&priceTo=412.49', []],
  ['width=196', []],
  ['unknown=1&width=31', [ids.inchTire]],
])('?%s', async (query, expected) => {
  expect((await list(`?${query}`)).body).toEqual(idsOf(...expected))
})

// Shows D30b
test('a page is a part of the same order, with the total of all pages', async () => {
  expect(await list('?page=1&pageSize=3')).toMatchObject({
    headers: { 'x-total-count': '4' },
    body: idsOf(ids.scarceTire, ids.tire, ids.inchTire),
  })
  expect((await list('?page=2&pageSize=3')).body).toEqual(idsOf(ids.soldOutTire))
  expect(await list('?page=9&pageSize=3')).toMatchObject({ headers: { 'x-total-count': '4' }, body: [] })
})

test('each page says what the first tire of all pages costs', async () => {
  const lowestPrice = async (query: string) => (await list(query)).headers['x-lowest-price']
  expect(await lowestPrice('?page=1&pageSize=2')).toBe('389.1')
  expect(await lowestPrice('?page=2&pageSize=2')).toBe('389.1')
  expect(await lowestPrice('?page=2&pageSize=1&priceFrom=390&priceTo=2000')).toBe('412.5')
  expect(await lowestPrice('?width=196')).toBeUndefined()
})

test.each([
  'width=abc',
  'width=-1',
  'width=0.0',
  'width=99999',
  'width=1e3',
  'width=195&width=205',
  'priceFrom=-5',
  'priceTo=NaN',
  'season=rainy',
  'page=-1',
  'page=1.5',
  'pageSize=101',
  'protector=%20',
])('?%s is refused', async (query) => {
  expect(await list(`?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})

test('an archived tire is still answered and says so', async () => {
  expect((await anyone.get(`/api/tires/${ids.archivedTire}`)).body).toMatchObject({ inArchive: true })
})

test('a wheel is no tire', async () => {
  expect(await anyone.get(`/api/tires/${ids.wheel}`)).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
})

test.each(['0', '-1', 'abc', '1.5', '2147483648', '%00'])('the tire id %s is none', async (id) => {
  expect(await anyone.get(`/api/tires/${id}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
})

test.each([
  'width=195&profile=80&diameter=0',
  'width=195&profile=80&diameter=',
  'width=&profile=&diameter=15',
])(
  'a size with a part left empty, as in %s, is a list of its own beside those of whole sizes',
  async (filter) => {
    for (const query of ['width=195&profile=80&diameter=15', filter, 'width=195&profile=80&diameter=15'])
      expect((await list(`?${query}&page=1&pageSize=24`)).status, query).toBe(200)
  },
)

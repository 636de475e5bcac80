import { groszeFromPln } from '@bieznik/contract/money/money'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { addSpacers } from '../../../test/wheels-and-spacers.ts'

const { anyone, db } = await buildTestShop()

const [thinSpacer = 0, offRoadSpacer = 0, archivedSpacer = 0] = await addSpacers(db, [
  { price: groszeFromPln(79.5), thickness: 5 },
  { price: groszeFromPln(249), boltDistance: '6x139.7', thickness: 30 },
  { price: groszeFromPln(10), thickness: 3, inArchive: true },
])

const list = (query = '') => anyone.get(`/api/spacers${query}`)
const idsOf = (...expected: number[]) => expected.map((id): unknown => expect.objectContaining({ id }))

test('all spacers on sale are listed, in stock first and then cheapest, archived ones left out', async () => {
  expect(await list()).toMatchObject({ status: 200, headers: { 'x-total-count': '3' } })
  expect((await list()).body).toEqual(idsOf(thinSpacer, ids.spacer, offRoadSpacer))
})

test('a spacer has all its fields and no other, with its price in PLN', async () => {
  expect((await anyone.get(`/api/spacers/${ids.spacer}`)).body).toEqual({
    id: ids.spacer,
    productType: 'Spacer',
    title: 'Dystans 20 mm 5x112',
    price: 149.99,
    url: null,
    quantityInStock: 8,
    inArchive: false,
    boltDistance: '5x112',
    boltInfo: 'M14x1.5',
    thickness: 20,
    boreHub: null,
    boreWheel: null,
    system: '',
    boltLength: null,
    boltsIncluded: '',
    material: '',
    weight: null,
    papers: '',
    maker: null,
    model: '',
    ean: '',
    partNumber: '',
    warningsPl: '',
    warningsEn: '',
    warningsRu: '',
  })
})

test.each([
  ['boltDistance=5x112', [thinSpacer, ids.spacer]],
  ['boltDistance=5x112&thickness=20', [ids.spacer]],
  ['thickness=30', [offRoadSpacer]],
  ['boltDistance=6x139.7&thickness=20', []],
  ['thickness=3', []],
  ['unknown=1&thickness=5', [thinSpacer]],
])('?%s', async (query, expected) => {
  expect((await list(`?${query}`)).body).toEqual(idsOf(...expected))
})

test('a page is a part of the same order, with the total of all pages', async () => {
  expect(await list('?page=2&pageSize=2')).toMatchObject({
    headers: { 'x-total-count': '3' },
    body: idsOf(offRoadSpacer),
  })
})

test.each([
  'boltDistance=112',
  'boltDistance=5x112&boltDistance=5x100',
  'boltDistance=%00',
  'thickness=abc',
  'thickness=-1',
  'thickness=-5',
  'page=x',
  'pageSize=00',
])('?%s is refused', async (query) => {
  expect(await list(`?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})

test('an archived spacer is still answered and says so', async () => {
  expect((await anyone.get(`/api/spacers/${archivedSpacer}`)).body).toMatchObject({ inArchive: true })
})

test.each([ids.tire, ids.wheel, ids.nothing])('product %i is no spacer', async (id) => {
  expect(await anyone.get(`/api/spacers/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test.each(['0', '-1', 'abc', '1.5', '2147483648', '%00'])('the spacer id %s is none', async (id) => {
  expect(await anyone.get(`/api/spacers/${id}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
})

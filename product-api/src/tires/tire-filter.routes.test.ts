import { groszeFromPln } from '@bieznik/contract/money'
import { expect, test } from 'vitest'
import { tireWith } from '../../test/catalogue.ts'
import { buildTestShop } from '../../test/shop.ts'
import { insertCatalogue } from '../db/seed.ts'

const { anyone, db } = await buildTestShop()

test.each([
  ['width', [31, 195]],
  ['profile/195', [65, 80]],
  ['profile/31', [10.5]],
  ['profile/205', []],
  ['diameter/195/80', [15]],
  ['diameter/31/10.5', [15]],
  ['protector/195/80/15', ['Moczar MT', 'Szuter AT']],
  ['protector/195/80/16', []],
])('%s lists what is on sale, in order and once', async (path, expected) => {
  expect(await anyone.get(`/api/rdr/tire_filter/${path}`)).toMatchObject({ status: 200, body: expected })
})

test.each(['profile/abc', 'profile/0', 'diameter/195/-80', 'protector/195/80/1e1'])(
  '%s is refused',
  async (path) => {
    expect(await anyone.get(`/api/rdr/tire_filter/${path}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
  },
)

test('the range names manufacturers and seasons once, without those of archived tires', async () => {
  const range = () => anyone.get('/api/rdr/tire_filter/range')
  expect(await range()).toMatchObject({
    status: 200,
    body: { manufacturers: ['Nadbieg'], seasons: ['allseason', 'winter'] },
  })
  const others = [
    tireWith({ manufacturer: 'Żubr', season: 'summer' }),
    tireWith({ manufacturer: 'Lis', season: 'summer' }),
    tireWith({ manufacturer: 'Stary', inArchive: true }),
  ]
  await db.transaction((tx) => insertCatalogue(tx, others))
  expect((await range()).body).toEqual({
    manufacturers: ['Lis', 'Nadbieg', 'Żubr'],
    seasons: ['allseason', 'summer', 'winter'],
  })
})

test('the range is of the whole catalogue, however many tires a list may answer', async () => {
  const many = Array.from({ length: 1_000 }, () => tireWith({ price: groszeFromPln(1) }))
  await db.transaction((tx) => insertCatalogue(tx, [...many, tireWith({ manufacturer: 'Ostatni' })]))
  expect((await anyone.get('/api/rdr/tire_filter/range')).body).toMatchObject({
    manufacturers: expect.arrayContaining(['Nadbieg', 'Ostatni']),
  })
})

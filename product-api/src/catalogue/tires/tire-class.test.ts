import { readService } from '@bieznik/contract/catalogue/service-description'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { tires } from '../../platform/db/schema/catalogue.ts'

const shop = await buildTestShop()
const anna = shop.asStaff('anna')

const tire = {
  manufacturer: 'Nadbieg',
  protector: 'Kurier',
  typeOfTire: 'truck',
  icVc: '107T',
  width: 205,
  profile: 65,
  diameter: 16,
  season: 'allseason',
  price: 300,
  url: '/pictures/front.webp',
  urls: ['/pictures/side.webp'],
  inf: 'Do aut dostawczych.',
}

async function created(differences: object) {
  const { headers } = await anna.call('POST', '/api/tires', { body: { ...tire, ...differences } })
  return (await shop.anyone.get(String(headers.location))).body
}

test.each(['50B', '96T', '104S', '112A8', '160Y', '49T', '161T', '96I', 'ICVC007', '107X', '96Z'])(
  'the table has of %s what the numbers of the contract are',
  async (icVc) => {
    const [row] = await shop.db
      .update(tires)
      .set({ icVc })
      .where(eq(tires.productId, ids.archivedTire))
      .returning({ loadIndex: tires.loadIndex, topSpeed: tires.topSpeed })
    const { loadIndex, topSpeed } = readService(icVc) ?? { loadIndex: null, topSpeed: null }
    expect(row).toEqual({ loadIndex, topSpeed })
  },
)

test('a tire that came with the catalogue has its numbers, too', async () => {
  const rows = await shop.db
    .select({ loadIndex: tires.loadIndex, topSpeed: tires.topSpeed })
    .from(tires)
    .where(inArray(tires.productId, [ids.tire]))
  expect(rows).toEqual([{ loadIndex: 96, topSpeed: 190 }])
})

test.each([
  [{}, { loadClass: 'C', title: 'Nadbieg Kurier 205/65 R16C 107T' }],
  [{ loadClass: 'C' }, { loadClass: 'C' }],
  [{ title: 'Opona 205/65 R16 107T LT' }, { loadClass: 'LT', title: 'Opona 205/65 R16 107T LT' }],
  [{ title: 'Opona dostawcza' }, { loadClass: 'C' }],
  [
    { typeOfTire: 'passenger', icVc: '95T' },
    { loadClass: null, title: 'Nadbieg Kurier 205/65 R16 95T' },
  ],
  [{ isRetreaded: false }, { isRetreaded: false }],
  [{}, { isRetreaded: true }],
])('a new tire with %j is stored with its class: %j', async (differences, stored) => {
  expect(await created(differences)).toMatchObject(stored)
})

test('a load index that the class cannot have is refused at the class', async () => {
  for (const loadClass of [null, 'XL']) {
    const reply = await anna.call('POST', '/api/tires', { body: { ...tire, loadClass } })
    expect(reply).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'loadClass', message: 'load_class_contradicts' }] },
    })
  }
})

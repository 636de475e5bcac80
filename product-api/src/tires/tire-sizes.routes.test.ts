import { groszeFromPln } from '@bieznik/contract/money'
import { expect, test } from 'vitest'
import { tireWith } from '../../test/catalogue.ts'
import { buildTestShop } from '../../test/shop.ts'
import { insertCatalogue } from '../db/seed.ts'

const { anyone, db } = await buildTestShop()

const sizes = async () => (await anyone.get('/api/tires/sizes')).body

test('each size on sale is named once, inch sizes among them, with what there is of it', async () => {
  expect(await sizes()).toEqual([
    {
      width: 31,
      profile: 10.5,
      diameter: 15,
      protectors: ['Wykrot XT'],
      manufacturers: ['Nadbieg'],
      seasons: { summer: 0, winter: 0, allseason: 1 },
      inStock: true,
    },
    {
      width: 195,
      profile: 65,
      diameter: 15,
      protectors: ['Zima'],
      manufacturers: ['Nadbieg'],
      seasons: { summer: 0, winter: 1, allseason: 0 },
      inStock: false,
    },
    {
      width: 195,
      profile: 80,
      diameter: 15,
      protectors: ['Moczar MT', 'Szuter AT'],
      manufacturers: ['Nadbieg'],
      seasons: { summer: 0, winter: 0, allseason: 2 },
      inStock: true,
    },
  ])
})

test('the sizes are those of the whole catalogue, however many tires a list may answer', async () => {
  const size = { width: 205, profile: 55, diameter: 16 }
  const many = Array.from({ length: 1_000 }, () => tireWith({ ...size, price: groszeFromPln(1) }))
  const others = [
    tireWith({ ...size, manufacturer: 'Lis', season: 'summer' }),
    tireWith({ ...size, manufacturer: 'Stary', inArchive: true }),
  ]
  await db.transaction((tx) => insertCatalogue(tx, [...many, ...others]))
  expect(await sizes()).toContainEqual(
    expect.objectContaining({
      ...size,
      manufacturers: ['Lis', 'Nadbieg'],
      seasons: { summer: 1, winter: 0, allseason: 1_000 },
    }),
  )
})

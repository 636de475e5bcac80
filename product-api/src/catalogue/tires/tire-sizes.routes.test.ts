import { groszeFromPln } from '@bieznik/contract/money/money'
import { tireSizeOnSaleSchema } from '@bieznik/contract/catalogue/on-sale'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids, tireWith } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { insertCatalogue } from '../../platform/db/seed.ts'

const shop = await buildTestShop()
const { anyone, db } = shop

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
      sold: 0,
    },
    {
      width: 195,
      profile: 65,
      diameter: 15,
      protectors: ['Zima'],
      manufacturers: ['Nadbieg'],
      seasons: { summer: 0, winter: 1, allseason: 0 },
      inStock: false,
      sold: 0,
    },
    {
      width: 195,
      profile: 80,
      diameter: 15,
      protectors: ['Moczar MT', 'Szuter AT'],
      manufacturers: ['Nadbieg'],
      seasons: { summer: 0, winter: 0, allseason: 2 },
      inStock: true,
      sold: 0,
    },
  ])
})

// Shows D29
test('the sizes are those of the whole catalogue, however many tires a list may answer', async () => {
  const size = { width: 205, profile: 55, diameter: 16 }
  const many = Array.from({ length: 1_000 }, () => tireWith({ ...size, price: groszeFromPln(1) }))
  const others = [
    tireWith({ ...size, manufacturer: 'Lis', season: 'summer', isRetreaded: false }),
    tireWith({ ...size, manufacturer: 'Stary', inArchive: true }),
  ]
  await db.transaction((tx) => insertCatalogue(tx, [...many, ...others]))
  expect(await sizes()).toContainEqual(
    expect.objectContaining({
      ...size,
      manufacturers: ['Lis', 'Nadbieg'],
      seasons: { summer: 1, winter: 0, allseason: 1_000 },
      newTires: 1,
    }),
  )
})

test('pieces that were ordered are counted by size, those of a canceled order are not', async () => {
  const { asCustomer } = shop
  const buyer = asCustomer('size-buyer')
  await buyer.add(ids.tire, 3)
  const { id } = orderIn(await buyer.order())
  const soldOf = async () =>
    z
      .array(tireSizeOnSaleSchema)
      .parse(await sizes())
      .filter(({ sold }) => sold > 0)
  expect(await soldOf()).toMatchObject([{ width: 195, profile: 80, diameter: 15, sold: 3 }])
  await db.execute(sql`update orders set status = 'Canceled' where id = ${id}`)
  expect(await soldOf()).toEqual([])
})

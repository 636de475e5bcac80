import { facetedListSchema } from '@bieznik/contract/catalogue/facet-choice'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { tires } from '../../platform/db/schema/catalogue.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { countSales, refreshSizeSales } from './size-sales.ts'

const { db, anyone, asCustomer } = await buildTestShop()

const listSchema = z.array(z.object({ id: z.int() }))
const idsAt = async (path: string) => listSchema.parse((await anyone.get(path)).body).map(({ id }) => id)
const narrowedBy = async (by: string, filter = '') =>
  facetedListSchema
    .parse((await anyone.get(`/api/narrowed/tires?by=${encodeURIComponent(by)}${filter}`)).body)
    .products.map(({ id }) => id)

const byPrice = [ids.scarceTire, ids.tire, ids.inchTire, ids.soldOutTire]
const mostBought = [ids.inchTire, ids.scarceTire, ids.tire, ids.soldOutTire]

async function buy(id: number, quantity: number): Promise<number> {
  const buyer = asCustomer(`buyer-of-${id}`)
  await buyer.add(id, quantity)
  return orderIn(await buyer.order()).id
}

test('a list begins with the sizes that are bought most, the cheapest of each first, once they were counted', async () => {
  const order = await buy(ids.inchTire, 4)
  await buy(ids.tire, 2)
  expect(await idsAt('/api/tires')).toEqual(byPrice)

  expect(await refreshSizeSales(db)).toEqual(['tires'])
  expect(await idsAt('/api/tires')).toEqual(mostBought)
  // The same while it is narrowed, and by price where that is asked for, or a filter has chosen among the sizes.
  expect(await narrowedBy('season=allseason')).toEqual(mostBought.slice(0, 3))
  expect(await narrowedBy('sort=price')).toEqual(byPrice)
  expect(await idsAt('/api/tires?season=allseason')).toEqual(byPrice.slice(0, 3))
  expect(await refreshSizeSales(db), 'nothing was bought since').toEqual([])

  await db.update(orders).set({ status: 'Canceled' }).where(eq(orders.id, order))
  await refreshSizeSales(db)
  expect(await idsAt('/api/tires'), 'what was canceled does not count').toEqual(byPrice)
})

test('a product that is locked is left to the next count, which does not wait for it', async () => {
  await buy(ids.inchTire, 4)
  await db.transaction(async (tx) => {
    await tx.select().from(tires).where(eq(tires.productId, ids.inchTire)).for('update')
    expect(await refreshSizeSales(db)).toEqual([])
  })
  expect(await refreshSizeSales(db)).toEqual(['tires'])
})

test('of processes that count at the same time one writes a figure', async () => {
  await buy(ids.inchTire, 4)
  const changed = await Promise.all(Array.from({ length: 4 }, () => refreshSizeSales(db)))
  expect(changed.flat()).toEqual(['tires'])
})

test('storefronts are notified of the lists whose order has changed', async () => {
  const changed = vi.fn<(tags: readonly string[]) => void>()
  const logger = { info: vi.fn<() => void>(), error: vi.fn<() => void>() }
  await db.update(tires).set({ sizeSold: 1_000 })
  await countSales({ db, storefront: { changed }, logger })
  await countSales({ db, storefront: { changed }, logger })
  expect(changed).toHaveBeenCalledExactlyOnceWith(['tires'])
})

test('the list of one size has the cheapest first, also of products that are not counted yet', async () => {
  await buy(ids.tire, 2)
  await refreshSizeSales(db)
  await db.update(tires).set({ sizeSold: 0 }).where(eq(tires.productId, ids.scarceTire))
  expect(await narrowedBy('', '&width=195&profile=80&diameter=15')).toEqual([ids.scarceTire, ids.tire])
  expect(await narrowedBy('', '&width=195&profile=80')).toEqual([ids.tire, ids.scarceTire])
})

import { managedProducts } from '@bieznik/contract/endpoints/managed-products'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop } from '../../../test/shop.ts'

const changedTags: string[][] = []
const shop = await buildTestShop({
  storefront: { changed: (tags) => void changedTags.push([...tags]), settled: async () => undefined },
})
const anna = shop.asStaff('anna')

const change = (id: number, what: 'price' | 'stock' | 'archive', body: object) =>
  anna.call('PATCH', `/api/products/${id}/${what}`, { body })
const historyOf = async (id: number) => (await anna.get(`/api/products/${id}/history`)).body

describe('the list', () => {
  const listed = async (query: string) => {
    const { body } = await anna.get(`/api/products?${query}`)
    const { rows, total, unknown } = managedProducts.list.reply.parse(body)
    return { rows, ids: rows.map(({ id }) => id), total, unknown }
  }

  test('has all products, archived ones too, the newest first, paged', async () => {
    expect(await listed('')).toMatchObject({ ids: [7, 6, 5, 4, 3, 2, 1], total: 7 })
    expect(await listed('page=2&pageSize=3')).toMatchObject({ ids: [4, 3, 2], total: 7 })
  })

  test.each([
    'page=abc',
    'page=-1',
    'pageSize=101',
    `search=${'a'.repeat(101)}`,
    'sort=color',
    'order=up',
    'productType=Boat',
    'stockUpTo=few',
  ])('of %s is refused, with what is wrong', async (query) => {
    expect(await anna.get(`/api/products?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: [{ path: query.split('=')[0] }] },
    })
  })

  test.each([
    ['search=szuter', [ids.tire]],
    ['search=DYSTANS', [ids.spacer]],
    ['search=szuter%20195', [ids.tire]],
    ['search=15%20felga', [ids.wheel]],
    ['search=felga%2099', []],
    ['search=%25', []],
    ['search=99999999999', []],
    ['productType=Wheel', [ids.wheel]],
    ['inArchive=true', [ids.archivedTire]],
    ['stockUpTo=5&inArchive=false', [ids.soldOutTire, ids.scarceTire]],
  ])('finds by %s', async (query, expected) => {
    expect((await listed(query)).ids).toEqual(expected)
  })

  test('is sorted by any column, either way, and pages go on in that order', async () => {
    const { rows } = await listed('')
    const by = (column: 'price' | 'quantityInStock') =>
      rows.toSorted((one, other) => one[column] - other[column] || other.id - one.id).map(({ id }) => id)
    expect((await listed('sort=price')).ids).toEqual(by('price'))
    expect((await listed('sort=stock&page=2&pageSize=3')).ids).toEqual(by('quantityInStock').slice(3, 6))
    expect((await listed('sort=id&order=asc')).ids).toEqual([1, 2, 3, 4, 5, 6, 7])
    const [dearest] = rows.toSorted((one, other) => other.price - one.price)
    expect((await listed('sort=price&order=desc')).ids[0]).toBe(dearest?.id)
    expect((await listed('sort=state&order=desc')).ids[0]).toBe(ids.archivedTire)
    expect((await listed('sort=title')).total).toBe(7)
    expect((await listed('sort=kind&productType=Wheel')).ids).toEqual([ids.wheel])
  })

  test('is searched as the shop is, archived products too, the best match first', async () => {
    expect((await listed('search=felgi')).ids).toEqual([ids.wheel])
    expect((await listed('search=wheel+spacers')).ids).toEqual([ids.spacer])
    expect((await listed('search=szuetr')).ids).toEqual([ids.tire])
    expect((await listed('search=szuter+wombat%C3%B3w')).unknown).toEqual(['wombatów'])
    expect((await listed('search=opony&inArchive=true')).ids).toEqual([ids.archivedTire])
    const tires = await listed('search=opony&sort=id')
    expect(tires.ids).toEqual((await listed('productType=Tire&sort=id')).ids)
  })

  test('finds by id, among titles that have the number too', async () => {
    expect((await listed(`search=${ids.wheel}`)).ids).toContain(ids.wheel)
  })
})

describe('a price', () => {
  test('changes with a reason, is in the history, and the storefront is notified', async () => {
    changedTags.length = 0
    expect(
      await change(ids.tire, 'price', { from: 412.5, to: 399.9, reason: 'Promocja zimowa' }),
    ).toMatchObject({
      status: 200,
      body: { price: 399.9 },
    })
    expect(await historyOf(ids.tire)).toContainEqual(
      expect.objectContaining({
        event: 'price',
        who: 'anna',
        reason: 'Promocja zimowa',
        price: { from: 412.5, to: 399.9 },
      }),
    )
    expect(changedTags.flat()).toEqual([`product:${ids.tire}`, 'tires'])
  })

  test('that is not the one that was seen is refused', async () => {
    expect(await change(ids.tire, 'price', { from: 1, to: 2, reason: 'test' })).toMatchObject({
      status: 409,
      body: { code: 'price_changed' },
    })
  })

  test.each([
    [{ from: 299, to: 0, reason: 'abc' }, 'price_positive'],
    [{ from: 299, to: 300, reason: '' }, 'reason_required'],
  ])('is refused: %o', async (body, message) => {
    expect(await change(ids.wheel, 'price', body)).toMatchObject({
      status: 400,
      body: { fields: [{ message }] },
    })
  })
})

describe('a stock', () => {
  test('changes by pieces with a reason, in the ledger', async () => {
    expect(
      await change(ids.wheel, 'stock', { change: 8, reason: 'delivery', note: 'FV 12/2026' }),
    ).toMatchObject({
      status: 200,
      body: { quantityInStock: 20 },
    })
    expect(await change(ids.wheel, 'stock', { change: -1, reason: 'damage' })).toMatchObject({
      body: { quantityInStock: 19 },
    })
    expect(await historyOf(ids.wheel)).toContainEqual(
      expect.objectContaining({
        event: 'stock',
        who: 'anna',
        reason: 'FV 12/2026',
        stock: { change: 8, reason: 'delivery' },
      }),
    )
  })

  test('never falls below nothing', async () => {
    expect(await change(ids.scarceTire, 'stock', { change: -6, reason: 'damage' })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock' },
    })
  })

  test('that two people counted at once is changed by the first alone', async () => {
    const counted = { change: 3, reason: 'count', from: 60 }
    const twice = [change(ids.inchTire, 'stock', counted), change(ids.inchTire, 'stock', counted)]
    const statuses = (await Promise.all(twice)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    expect(await change(ids.inchTire, 'stock', { change: -3, reason: 'count', from: 63 })).toMatchObject({
      status: 200,
      body: { quantityInStock: 60 },
    })
  })

  test('cannot be counted without saying what it was', async () => {
    expect(await change(ids.inchTire, 'stock', { change: 3, reason: 'count' })).toMatchObject({ status: 400 })
  })

  test('twenty changes at once all count, and the ledger agrees', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => change(ids.inchTire, 'stock', { change: 3, reason: 'delivery' })),
    )
    const { rows } = await shop.db.execute<{ stock: number; ledger: number }>(sql`
      select quantity_in_stock as stock, (select sum(change)::int from stock_ledger where product_id = products.id) as ledger
      from products where id = ${ids.inchTire}
    `)
    expect(rows).toEqual([{ stock: 120, ledger: 120 }])
  })
})

describe('the archive', () => {
  test('takes a product out of the shop and gives it back', async () => {
    const onSale = async () => JSON.stringify((await shop.anyone.get('/api/spacers')).body)
    expect(await change(ids.spacer, 'archive', { inArchive: true })).toMatchObject({
      body: { inArchive: true },
    })
    expect(await onSale()).toBe('[]')
    await change(ids.spacer, 'archive', { inArchive: true })
    await change(ids.spacer, 'archive', { inArchive: false })
    expect(await onSale()).not.toBe('[]')
    const events = z.array(z.object({ event: z.string() })).parse(await historyOf(ids.spacer))
    expect(events.map(({ event }) => event).filter((event) => event !== 'stock')).toEqual([
      'restored',
      'archived',
    ])
  })
})

test.each(['price', 'stock', 'archive'] as const)('the %s of nothing is 404', async (what) => {
  const bodies = {
    price: { from: 1, to: 2, reason: 'abc' },
    stock: { change: 1, reason: 'delivery' },
    archive: { inArchive: true },
  }
  expect(await change(ids.nothing, what, bodies[what])).toMatchObject({ status: 404 })
})

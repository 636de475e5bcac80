import {
  appliedBulkChangeSchema,
  bulkPreviewSchema,
  pastBulkChangeSchema,
  undoneBulkChangeSchema,
} from '@bieznik/contract/catalogue/bulk-change'
import { managedProducts } from '@bieznik/contract/endpoints/managed-products'
import { productPricesSchema } from '@bieznik/contract/catalogue/reduction'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sql } from 'drizzle-orm'
import { ids } from '../../../test/catalogue.ts'
import { buildTestShop, type Shop } from '../../../test/shop.ts'
import { reductions } from '../../platform/db/schema/prices.ts'

const changedTags: string[][] = []
let shop: Shop
const anna = () => shop.asStaff('anna')

beforeEach(async () => {
  changedTags.length = 0
  shop = await buildTestShop({
    storefront: { changed: (tags) => void changedTags.push([...tags]), settled: async () => undefined },
  })
})

const PATH = '/api/products/bulk-changes'
const price = (perMille: number, ending = 'exact') => ({
  what: 'price',
  perMille,
  ending,
  reason: 'Nowy cennik',
})
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString()
const reduction = (perMille = -200) => ({
  what: 'reduction',
  perMille,
  ending: 'exact',
  from: null,
  to: tomorrow(),
})

/** Checked against the schema, with money as it is on the wire. */
const wire = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.input<Schema> =>
  z.encode(schema, schema.parse(body))

async function preview(change: object, target: object = { ids: [ids.tire, ids.wheel] }) {
  const { body } = await anna().call('POST', `${PATH}/preview`, { body: { change, target } })
  return wire(bulkPreviewSchema, body).products
}

async function apply(change: object, products: Awaited<ReturnType<typeof preview>>) {
  const seen = products.map(({ id, price: seenPrice, inArchive, place }) => ({
    id,
    price: seenPrice,
    inArchive,
    place,
  }))
  const { body } = await anna().call('POST', PATH, { body: { change, products: seen } })
  return wire(appliedBulkChangeSchema, body)
}

const undo = async (id: number | null) =>
  wire(undoneBulkChangeSchema, (await anna().call('POST', `${PATH}/${id}/undo`, {})).body)

const productSchema = z.object({
  price: z.number(),
  reduction: z.looseObject({}).nullish(),
  inArchive: z.boolean(),
})
const productOf = async (id: number) =>
  productSchema.parse((await anna().get(`/api/products/managed/${id}`)).body)
const historyOf = async (id: number) => (await anna().get(`/api/products/${id}/history`)).body

describe('prices by a percentage', () => {
  test('are previewed, applied as previewed, in each history, and undone', async () => {
    const change = price(100, 'zloty_5')
    const previewed = await preview(change)
    expect(previewed.map(({ id, to, leftOut }) => ({ id, to, leftOut }))).toEqual([
      { id: ids.tire, to: 455, leftOut: null },
      { id: ids.wheel, to: 330, leftOut: null },
    ])
    expect(await productOf(ids.tire)).toMatchObject({ price: 412.5 })

    const { id, changed, leftOut } = await apply(change, previewed)
    expect({ changed, leftOut }).toEqual({ changed: 2, leftOut: [] })
    expect([await productOf(ids.tire), await productOf(ids.wheel)]).toMatchObject([
      { price: 455 },
      { price: 330 },
    ])
    expect(await historyOf(ids.wheel)).toContainEqual(
      expect.objectContaining({
        event: 'price',
        who: 'anna',
        reason: 'Nowy cennik',
        price: { from: 299, to: 330 },
      }),
    )
    expect(changedTags.flat()).toEqual(
      expect.arrayContaining([`product:${ids.tire}`, `product:${ids.wheel}`, 'tires', 'wheels']),
    )

    expect(await undo(id)).toEqual({ restored: 2, leftOut: [] })
    expect([await productOf(ids.tire), await productOf(ids.wheel)]).toMatchObject([
      { price: 412.5 },
      { price: 299 },
    ])
    expect(await anna().call('POST', `${PATH}/${id}/undo`, {})).toMatchObject({ status: 404 })
    const [past] = wire(z.array(pastBulkChangeSchema), (await anna().get(PATH)).body)
    expect(past).toMatchObject({ id, who: 'anna', changed: 2, change, undoneAt: expect.any(String) })
  })

  test('leave out what was changed since the preview, and undoing what was changed since the change', async () => {
    const change = price(-100)
    const previewed = await preview(change)
    const reprice = (id: number, from: number, to: number) =>
      anna().call('PATCH', `/api/products/${id}/price`, { body: { from, to, reason: 'Cudza cena' } })
    await reprice(ids.wheel, 299, 310)
    const { id, changed, leftOut } = await apply(change, previewed)
    expect({ changed, leftOut }).toMatchObject({
      changed: 1,
      leftOut: [{ id: ids.wheel, title: 'Felga stalowa 6x15 5x112', reason: 'changed' }],
    })
    expect(await productOf(ids.wheel)).toMatchObject({ price: 310 })

    await reprice(ids.tire, 371.25, 380)
    expect(await undo(id)).toMatchObject({ restored: 0, leftOut: [{ id: ids.tire, reason: 'changed' }] })
    expect(await productOf(ids.tire)).toMatchObject({ price: 380 })
  })

  describe('that end a reduction', () => {
    const planIt = (reduced: number) =>
      anna().call('POST', `/api/products/${ids.tire}/reductions`, {
        body: { price: reduced, from: null, to: tomorrow() },
      })
    const cutBelow = async () => {
      const change = price(-500)
      return (await apply(change, await preview(change, { ids: [ids.tire] }))).id
    }

    test('bring it back when they are undone, against the lowest price of thirty days, which is the one in between', async () => {
      await planIt(371.25)
      const id = await cutBelow()
      expect(await productOf(ids.tire)).toEqual({ price: 206.25, inArchive: false })
      expect(await undo(id)).toEqual({ restored: 1, leftOut: [] })
      expect(await productOf(ids.tire)).toMatchObject({
        price: 371.25,
        reduction: { regularPrice: 412.5, lowestPrice: 206.25 },
      })
      expect(await historyOf(ids.tire)).toMatchObject([
        { event: 'reduction_planned' },
        { event: 'price' },
        {},
        {},
        {},
      ])
    })

    test('are not undone where another one has been planned since, and the reply says so', async () => {
      await planIt(371.25)
      const id = await cutBelow()
      await planIt(199)
      expect(await undo(id)).toMatchObject({ restored: 0, leftOut: [{ id: ids.tire, reason: 'overlaps' }] })
      expect(await productOf(ids.tire)).toMatchObject({ price: 199, reduction: { regularPrice: 206.25 } })
    })

    test('leave it over when its time is over', async () => {
      await planIt(371.25)
      const id = await cutBelow()
      await shop.db
        .update(reductions)
        .set({ startsAt: sql`now() - interval '2 hours'`, endsAt: sql`now() - interval '1 hour'` })
      expect(await undo(id)).toEqual({ restored: 1, leftOut: [] })
      expect(await productOf(ids.tire)).toEqual({ price: 412.5, inArchive: false })
    })
  })

  test('that nothing is changed by are not on record', async () => {
    const change = price(0, 'zloty_1')
    const previewed = await preview(change, { ids: [ids.wheel] })
    expect(previewed).toMatchObject([{ leftOut: 'unchanged' }])
    expect(await apply(change, previewed)).toMatchObject({ id: null, changed: 0 })
    expect((await anna().get(PATH)).body).toEqual([])
  })

  test('change the regular price under a reduction in force', async () => {
    await anna().call('POST', `/api/products/${ids.tire}/reductions`, {
      body: { price: 300, from: null, to: tomorrow() },
    })
    const change = price(100)
    const previewed = await preview(change, { ids: [ids.tire] })
    expect(previewed).toMatchObject([{ price: 412.5, to: 453.75 }])
    await apply(change, previewed)
    expect((await anna().get(`/api/products/managed/${ids.tire}`)).body).toMatchObject({
      price: 300,
      reduction: { regularPrice: 453.75 },
    })
  })
})

describe('all that a filter leaves', () => {
  test('are those of the list', async () => {
    const filter = { search: 'opony', inArchive: 'false' }
    const { body } = await anna().get('/api/products?search=opony&inArchive=false')
    const listed = managedProducts.list.reply.parse(body).rows
    const previewed = await preview(price(50), { filter })
    expect(previewed.map(({ id }) => id)).toEqual(listed.map(({ id }) => id).toSorted((a, b) => b - a))
  })
})

describe('the archive', () => {
  const archive = { what: 'archive', inArchive: true, reason: 'Koniec serii' }

  test('takes many, and gives them back', async () => {
    const previewed = await preview(archive, { ids: [ids.tire, ids.wheel, ids.archivedTire] })
    expect(previewed.map(({ leftOut }) => leftOut)).toEqual([null, null, 'unchanged'])
    const { id, changed } = await apply(archive, previewed)
    expect(changed).toBe(2)
    expect(await productOf(ids.tire)).toMatchObject({ inArchive: true })
    expect(await historyOf(ids.tire)).toContainEqual(
      expect.objectContaining({ event: 'archived', reason: 'Koniec serii' }),
    )
    await anna().call('PATCH', `/api/products/${ids.wheel}/archive`, { body: { inArchive: false } })
    expect(await undo(id)).toMatchObject({ restored: 1, leftOut: [{ id: ids.wheel, reason: 'changed' }] })
    expect(await productOf(ids.tire)).toMatchObject({ inArchive: false })
  })

  test('keeps what would come to be for sale without its safety data, where that is required', async () => {
    const strict = await shop.another({ requiresSafetyData: true })
    const change = { ...archive, inArchive: false }
    const { body } = await strict.asStaff('anna').call('POST', `${PATH}/preview`, {
      body: { change, target: { ids: [ids.archivedTire] } },
    })
    expect(body).toMatchObject({ products: [{ leftOut: 'incomplete' }] })
  })
})

describe('the place in the store', () => {
  const toShelf = (place: string) => ({ what: 'place', place, reason: 'Nowy regał' })
  const all = { ids: [ids.tire, ids.wheel, ids.spacer] }
  const placesOf = async () => (await preview(toShelf('-'), all)).map(({ place }) => place)
  const place = async (where: string, target: object) =>
    apply(toShelf(where), await preview(toShelf(where), target))

  test('of products of each kind is changed, in each history, without a notice to any buyer, and is undone as it was', async () => {
    await place('B-1', { ids: [ids.wheel] })
    const previewed = await preview(toShelf(' A-03-2 '), all)
    expect(previewed).toMatchObject([
      { id: ids.tire, place: '', to: null, leftOut: null },
      { id: ids.wheel, place: 'B-1' },
      { id: ids.spacer, place: '' },
    ])
    const { id, changed } = await apply(toShelf(' A-03-2 '), previewed)
    expect(changed).toBe(3)
    expect(await placesOf()).toEqual(['A-03-2', 'A-03-2', 'A-03-2'])
    expect(await preview(toShelf('A-03-2'), { ids: [ids.tire] })).toMatchObject([{ leftOut: 'unchanged' }])
    expect(await historyOf(ids.spacer)).toContainEqual(
      expect.objectContaining({ event: 'edited', fields: ['place'], who: 'anna', reason: 'Nowy regał' }),
    )
    expect(changedTags.flat()).toEqual([])
    const [past] = wire(z.array(pastBulkChangeSchema), (await anna().get(PATH)).body)
    expect(past).toMatchObject({ change: toShelf('A-03-2') })
    expect(await undo(id)).toEqual({ restored: 3, leftOut: [] })
    expect(await placesOf()).toEqual(['', 'B-1', ''])
  })

  test('that somebody has changed meanwhile is left as it is, by the change and by its undoing', async () => {
    const previewed = await preview(toShelf('A-1'), { ids: [ids.tire, ids.wheel] })
    await place('C-1', { ids: [ids.wheel] })
    const { id, leftOut } = await apply(toShelf('A-1'), previewed)
    expect(leftOut).toMatchObject([{ id: ids.wheel, reason: 'changed' }])
    await place('C-2', { ids: [ids.tire] })
    expect(await undo(id)).toMatchObject({ restored: 0, leftOut: [{ id: ids.tire, reason: 'changed' }] })
    expect(await placesOf()).toEqual(['C-2', 'C-1', ''])
  })

  test('is taken from products by an empty one', async () => {
    await place('C-1', { ids: [ids.tire] })
    await place('', { ids: [ids.tire] })
    expect(await placesOf()).toEqual(['', '', ''])
  })
})

describe('reductions', () => {
  test('show the lowest price of thirty days, begin as previewed, and are taken back', async () => {
    await anna().call('PATCH', `/api/products/${ids.tire}/price`, {
      body: { from: 412.5, to: 500, reason: 'Podwyżka' },
    })
    const change = reduction()
    const previewed = await preview(change)
    expect(previewed).toMatchObject([
      { id: ids.tire, price: 500, to: 400, lowestPrice: 412.5, leftOut: null },
      { id: ids.wheel, price: 299, to: 239.2, lowestPrice: 299, leftOut: null },
    ])
    const { id, changed } = await apply(change, previewed)
    expect(changed).toBe(2)
    expect((await anna().get(`/api/products/managed/${ids.tire}`)).body).toMatchObject({
      price: 400,
      reduction: { regularPrice: 500, lowestPrice: 412.5 },
    })
    expect(await preview(change)).toMatchObject([{ leftOut: 'overlaps' }, { leftOut: 'overlaps' }])

    const { body } = await anna().get(`/api/products/${ids.wheel}/reductions`)
    const [planned] = wire(productPricesSchema, body).reductions
    const {
      id: ofWheel,
      price: reduced,
      startsAt,
      endsAt,
    } = planned ?? { id: 0, price: 0, startsAt: '', endsAt: '' }
    await anna().call('PUT', `/api/products/${ids.wheel}/reductions/${ofWheel}`, {
      body: { price: 250, from: null, to: tomorrow(), seen: { price: reduced, startsAt, endsAt } },
    })
    expect(await undo(id)).toMatchObject({ restored: 1, leftOut: [{ id: ids.wheel, reason: 'changed' }] })
    expect(await productOf(ids.tire)).toMatchObject({ price: 500 })
    expect(await productOf(ids.wheel)).toMatchObject({ price: 250 })
  })

  test('that would meet another one leave their product out', async () => {
    const previewed = await preview(reduction())
    await anna().call('POST', `/api/products/${ids.wheel}/reductions`, {
      body: { price: 280, from: null, to: tomorrow() },
    })
    expect(await apply(reduction(), previewed)).toMatchObject({
      changed: 1,
      leftOut: [{ id: ids.wheel, reason: 'overlaps' }],
    })
  })
})

test.each([
  [price(0), 'percent_required'],
  [price(-901), 'percent_invalid'],
  [price(12.5), 'percent_invalid'],
  [{ ...price(10), reason: '' }, 'reason_required'],
  [reduction(5), 'percent_negative'],
  [{ what: 'place', place: 'x'.repeat(21), reason: 'Nowy regał' }, 'too_long'],
])('%o is refused', async (change, message) => {
  const target = { ids: [ids.tire] }
  const refused = await anna().call('POST', `${PATH}/preview`, { body: { change, target } })
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  expect(JSON.stringify(refused.body)).toContain(message)
})

test('of two who undo the same at once one does', async () => {
  const change = price(100)
  const { id } = await apply(change, await preview(change))
  const outcomes = await Promise.all([1, 2].map(() => anna().call('POST', `${PATH}/${id}/undo`, {})))
  expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect(await productOf(ids.tire)).toMatchObject({ price: 412.5 })
})

import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { importFile } from '../../../test/imports.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop, type Reply } from '../../../test/shop.ts'
import { stockKeeper } from '../products/stock-keeper.ts'
import { applyDueReductions, startReductions } from './reduction-worker.ts'

const changedTags: string[] = []
const wakes = vi.fn<() => void>()
const storefront = {
  changed: (tags: readonly string[]) => void changedTags.push(...tags),
  settled: async () => undefined,
}
const shop = await buildTestShop({ storefront, reductionsChanged: wakes })
const { db } = shop
const anna = shop.asStaff('anna')
const logger = { error: vi.fn<(details: object, message?: string) => void>() }
const worker = { db, stock: stockKeeper, storefront, logger }

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

const pathOf = (id: number) => `/api/products/${id}/reductions`
const plan = (id: number, body: { price: number; from?: string | null; to?: string }) =>
  anna.call('POST', pathOf(id), { body: { from: null, to: inHours(24), ...body } })

const pricesSchema = z.object({
  prices: z.array(z.object({ price: z.number(), isReduced: z.boolean() })),
  reductions: z.array(
    z.object({
      id: z.int(),
      price: z.number(),
      startsAt: z.string(),
      endsAt: z.string(),
      state: z.string(),
      lowestPrice: z.number().nullable(),
    }),
  ),
})
const pricesIn = ({ body }: Reply) => pricesSchema.parse(body)
const productOf = async (id: number) => (await shop.anyone.get(`/api/products/${id}`)).body

function newestIn(reply: Reply) {
  const [newest] = pricesIn(reply).reductions
  if (!newest) throw new Error(`no reduction in ${JSON.stringify(reply)}`)
  return newest
}

/** What a change says that it has seen, as the wire has it. */
const seenIn = ({ price, startsAt, endsAt }: { price: number; startsAt: string; endsAt: string }) => ({
  price,
  startsAt,
  endsAt,
})

/** Lets time pass for a reduction: it began, or ended, so long ago. */
async function shift(
  id: number,
  { startsAt, endsAt }: { startsAt?: string; endsAt?: string },
): Promise<void> {
  await db.execute(sql`
    update reductions set starts_at = coalesce(${startsAt ?? null}::timestamptz, starts_at),
      ends_at = coalesce(${endsAt ?? null}::timestamptz, ends_at)
    where id = ${id}`)
}

/** The catalogue as it was, and every price in force for long. */
beforeEach(async () => {
  await db.execute(sql`delete from reductions`)
  await db.execute(sql`delete from cart_lines`)
  await db.execute(sql`delete from product_changes`)
  await db.execute(sql`update products set regular_price = null, lowest_price = null`)
  await db.execute(sql`update products set price = 29900, in_archive = false where id = ${ids.wheel}`)
  await db.execute(sql`update products set price = 41250 where id = ${ids.tire}`)
  await db.execute(sql`delete from price_history`)
  await db.execute(sql`
    insert into price_history (product_id, price, is_reduced, since)
    select id, price, false, now() - interval '90 days' from products`)
  changedTags.length = 0
  wakes.mockReset()
  logger.error.mockReset()
})

describe('a reduction that begins now', () => {
  test('has its times where a product stands alone and where feeds read it, and not on a card', async () => {
    const { startsAt, endsAt } = newestIn(await plan(ids.tire, { price: 350 }))
    const reduction = { lowestPrice: 412.5, regularPrice: 412.5, startsAt, endsAt }
    const inFeed = await shop.anyone.get(`/api/products/after?after=${ids.tire - 1}`)
    expect(await productOf(ids.tire)).toMatchObject({ reduction })
    expect(z.array(z.unknown()).parse(inFeed.body)[0]).toMatchObject({ id: ids.tire, reduction })
    const list = '/api/tires?width=195&profile=80&diameter=15'
    expect(JSON.stringify((await shop.anyone.get(list)).body)).toContain('endsAt')
    expect(JSON.stringify((await shop.anyone.get(`${list}&view=card`)).body)).not.toContain('endsAt')
  })

  test('is the price everywhere, with the lowest price of the thirty days before', async () => {
    expect(await plan(ids.tire, { price: 350 })).toMatchObject({
      status: 200,
      body: {
        prices: [
          { price: 412.5, isReduced: false },
          { price: 350, isReduced: true },
        ],
        reductions: [{ price: 350, state: 'in_force', lowestPrice: 412.5 }],
      },
    })
    const reduced = { id: ids.tire, price: 350, reduction: { lowestPrice: 412.5, regularPrice: 412.5 } }
    expect(await productOf(ids.tire)).toMatchObject(reduced)
    expect(await shop.anyone.get(`/api/tires/${ids.tire}`)).toMatchObject({ body: reduced })
    const size = 'width=195&profile=80&diameter=15'
    const listed = await shop.anyone.get(`/api/tires?${size}&priceFrom=349&priceTo=351`)
    expect(listed).toMatchObject({ body: [reduced], headers: { 'x-lowest-price': '350' } })
    // Cheaper now than the other one of its size.
    const sorted = z
      .array(z.object({ id: z.int() }))
      .parse((await shop.anyone.get(`/api/tires?${size}`)).body)
    expect(sorted[0]?.id).toBe(ids.tire)
    expect(await shop.anyone.get('/api/products/title/szuter')).toMatchObject({ body: [reduced] })
    expect(changedTags).toEqual([`product:${ids.tire}`, 'tires'])
    expect(wakes).toHaveBeenCalledOnce()
  })

  test('is the price of the cart and of the order, which has both prices', async () => {
    await plan(ids.tire, { price: 350 })
    const jan = shop.asCustomer('jan')
    await jan.add(ids.tire, 2)
    await jan.add(ids.spacer, 1)
    expect(await jan.cart()).toMatchObject({
      body: [{ product: { price: 350, reduction: { lowestPrice: 412.5 } } }, {}],
    })
    expect(await jan.get('/api/shop/cart/jan/total')).toMatchObject({ body: 849.99 })
    const placed = await jan.order({ expectedTotal: 849.99 })
    const items = [
      { productId: ids.tire, price: 350, lowestPrice: 412.5, quantity: 2 },
      { productId: ids.spacer, price: 149.99, quantity: 1 },
    ]
    expect(placed).toMatchObject({ status: 200, body: { total: 849.99, orderItems: items } })
    await anna.call('DELETE', `${pathOf(ids.tire)}/${newestIn(await anna.get(pathOf(ids.tire))).id}`)
    const { body } = await jan.get(`/api/tires/orders/${orderIn(placed).id}`)
    expect(body).toMatchObject({ orderItems: items })
    expect(JSON.stringify(body).match(/lowestPrice/g)).toHaveLength(1)
  })

  test('has the lowest of several prices, and not one from before', async () => {
    const days = (count: number) => sql`now() - make_interval(days => ${count})`
    await db.execute(sql`
      insert into price_history (product_id, price, is_reduced, since) values
        (${ids.tire}, 30000, false, ${days(60)}), (${ids.tire}, 40000, false, ${days(40)}),
        (${ids.tire}, 39000, false, ${days(10)}), (${ids.tire}, 41250, false, ${days(5)})`)
    expect(newestIn(await plan(ids.tire, { price: 350 })).lowestPrice).toBe(390)
  })
})

describe('a reduction that is planned', () => {
  test('of one product that cannot be applied holds no other back, and is tried again', async () => {
    const [first, second] = [ids.tire, ids.wheel].toSorted((a, b) => a - b)
    if (first === undefined || second === undefined) throw new Error('two are two')
    for (const id of [first, second]) {
      const { id: reduction } = newestIn(await plan(id, { price: 200, from: inHours(1) }))
      await shift(reduction, { startsAt: inHours(-0.001) })
    }
    await db.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    )
    await db.execute(
      sql`create trigger refuse before update on products for each row when (old.id = ${sql.raw(String(first))}) execute function refuse()`,
    )
    try {
      expect(await applyDueReductions(worker)).toEqual({ changed: 1, failed: 1 })
      expect(await productOf(second)).toMatchObject({ price: 200 })
      expect(logger.error).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ productId: first }),
        'reductions: a start or an end could not be applied',
      )
    } finally {
      await db.execute(sql`drop function refuse cascade`)
    }
    expect(await applyDueReductions(worker)).toEqual({ changed: 1, failed: 0 })
    expect(await productOf(first)).toMatchObject({ price: 200 })
  })

  test('begins and ends by itself, and the storefront is notified both times', async () => {
    const { id } = newestIn(await plan(ids.wheel, { price: 250, from: inHours(1), to: inHours(2) }))
    expect(await productOf(ids.wheel)).toMatchObject({ price: 299 })
    expect(await applyDueReductions(worker)).toMatchObject({ changed: 0 })
    changedTags.length = 0
    await shift(id, { startsAt: inHours(-1) })
    expect(await applyDueReductions(worker)).toMatchObject({ changed: 1 })
    expect(await productOf(ids.wheel)).toMatchObject({ price: 250, reduction: { lowestPrice: 299 } })
    expect(changedTags).toEqual([`product:${ids.wheel}`, 'wheels'])
    expect(await applyDueReductions(worker)).toMatchObject({ changed: 0 })
    await shift(id, { endsAt: inHours(-0.5) })
    expect(await applyDueReductions(worker)).toMatchObject({ changed: 1 })
    expect(await productOf(ids.wheel)).toMatchObject({ price: 299 })
    expect(await productOf(ids.wheel)).not.toHaveProperty('reduction')
    expect(changedTags).toHaveLength(4)
    expect(pricesIn(await anna.get(pathOf(ids.wheel)))).toMatchObject({
      prices: [{ price: 299 }, { price: 250 }, { price: 299 }],
      reductions: [{ state: 'ended' }],
    })
  })

  test('that begins where another ends follows it without a gap, and counts its price', async () => {
    const [first, second] = [inHours(1), inHours(2)]
    const one = newestIn(await plan(ids.wheel, { price: 250, from: first, to: second }))
    const other = newestIn(await plan(ids.wheel, { price: 240, from: second, to: inHours(3) }))
    await shift(one.id, { startsAt: inHours(-2) })
    await applyDueReductions(worker)
    // A price counts if it was in force before the start, and dates have milliseconds: without this, both could be the same one.
    await db.execute(sql`update price_history set since = since - interval '1 hour' where price = 25000`)
    const changeover = inHours(0)
    await shift(one.id, { endsAt: changeover })
    await shift(other.id, { startsAt: changeover })
    await applyDueReductions(worker)
    expect(await productOf(ids.wheel)).toMatchObject({ price: 240, reduction: { lowestPrice: 250 } })
    expect(pricesIn(await anna.get(pathOf(ids.wheel))).prices.map(({ price }) => price)).toEqual([
      299, 250, 240,
    ])
  })

  test('is no reduction when the price has fallen below it meanwhile', async () => {
    const { id } = newestIn(await plan(ids.wheel, { price: 250, from: inHours(1), to: inHours(2) }))
    await anna.call('PATCH', `/api/products/${ids.wheel}/price`, {
      body: { from: 299, to: 249, reason: 'nowy' },
    })
    await shift(id, { startsAt: inHours(-1) })
    await applyDueReductions(worker)
    expect(await productOf(ids.wheel)).toMatchObject({ price: 249 })
    expect(newestIn(await anna.get(pathOf(ids.wheel)))).toMatchObject({ state: 'canceled' })
  })

  test('is applied by a process that waits for it', async () => {
    const { id } = newestIn(await plan(ids.wheel, { price: 250, from: inHours(1) }))
    const { wakeUp, stop } = startReductions(worker)
    await shift(id, { startsAt: inHours(0) })
    wakeUp()
    await vi.waitUntil(async () => JSON.stringify(await productOf(ids.wheel)).includes('"reduction"'))
    await stop()
    expect(logger.error).not.toHaveBeenCalled()
  })
})

describe('an order at the moment that a price changes', () => {
  // Shows D8a
  test('has the price of that moment, before any process has changed it', async () => {
    const { id } = newestIn(await plan(ids.wheel, { price: 250, from: inHours(1) }))
    await shift(id, { startsAt: inHours(-0.01) })
    const ola = shop.asCustomer('ola')
    await ola.add(ids.wheel, 1)
    expect(await ola.order({ expectedTotal: 299 })).toMatchObject({
      status: 409,
      body: {
        code: 'price_changed',
        fields: [{ message: 'now 250.00 PLN' }, { path: `items.${ids.wheel}`, message: 'now 250.00 PLN' }],
      },
    })
    expect(await ola.cart()).toMatchObject({ body: [{ quantity: 1 }] })
    expect(await ola.order({ expectedTotal: 250 })).toMatchObject({
      body: { total: 250, orderItems: [{ price: 250, lowestPrice: 299 }] },
    })
  })

  // Shows D20d
  test('is refused with what it costs now when the reduction is over, and nothing is lost', async () => {
    const { id } = newestIn(await plan(ids.wheel, { price: 250 }))
    const ola = shop.asCustomer('ewa')
    await ola.add(ids.wheel, 2)
    await shift(id, { startsAt: inHours(-2), endsAt: inHours(-0.01) })
    expect(await ola.order({ expectedTotal: 500 })).toMatchObject({
      status: 409,
      body: { code: 'price_changed', fields: [{ message: 'now 598.00 PLN' }, {}] },
    })
    expect(await ola.cart()).toMatchObject({ body: [{ quantity: 2 }] })
    const placed = await ola.order({ expectedTotal: 598 })
    expect(placed).toMatchObject({ status: 200, body: { total: 598 } })
    expect(JSON.stringify(placed.body)).not.toContain('lowestPrice')
  })
})

describe('staff', () => {
  test.each([
    [{ price: 299 }, 'price', 'reduction_not_lower'],
    [{ price: 0 }, 'price', 'price_positive'],
    [{ price: 250, from: 'soon' }, 'from', 'time_invalid'],
    [{ price: 250, from: inHours(5), to: inHours(4) }, 'to', 'reduction_ends_first'],
    [{ price: 250, to: inHours(-1) }, 'to', 'reduction_ends_first'],
  ])('cannot plan %o', async (body, path, message) => {
    expect(await plan(ids.wheel, body)).toMatchObject({ status: 400, body: { fields: [{ path, message }] } })
    expect(await productOf(ids.wheel)).toMatchObject({ price: 299 })
  })

  test('cannot plan two at the same time, also when they try at once', async () => {
    const twice = [
      { from: inHours(1), to: inHours(4) },
      { from: inHours(3), to: inHours(6) },
    ]
    const replies = await Promise.all(twice.map((times) => plan(ids.wheel, { price: 250, ...times })))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 400]))
    expect(replies.find(({ status }) => status === 400)).toMatchObject({
      body: { fields: [{ path: 'from', message: 'reduction_overlaps' }] },
    })
  })

  test('change a planned one as they like, and end it before it begins', async () => {
    const { id, ...planned } = newestIn(await plan(ids.wheel, { price: 250, from: inHours(1) }))
    const body = { price: 260, from: inHours(2), to: inHours(20), seen: seenIn(planned) }
    expect(await anna.call('PUT', `${pathOf(ids.wheel)}/${id}`, { body })).toMatchObject({
      status: 200,
      body: { reductions: [{ price: 260, startsAt: body.from, endsAt: body.to, state: 'planned' }] },
    })
    expect(await anna.call('PUT', `${pathOf(ids.wheel)}/${id}`, { body })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    expect(await anna.call('DELETE', `${pathOf(ids.wheel)}/${id}`)).toMatchObject({
      body: { reductions: [{ state: 'canceled' }] },
    })
    expect(await anna.call('PUT', `${pathOf(ids.wheel)}/${id}`, { body })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
  })

  test('cut a second time, and the first cut is the lowest price', async () => {
    const { id, ...planned } = newestIn(await plan(ids.wheel, { price: 250 }))
    let seen = seenIn(planned)
    const change = async (price: number, to: string) => {
      const reply = await anna.call('PUT', `${pathOf(ids.wheel)}/${id}`, {
        body: { price, from: null, to, seen },
      })
      seen = { ...seen, endsAt: to }
      return reply
    }
    const to = inHours(10)
    expect(await change(250, to)).toMatchObject({
      body: { reductions: [{ id, endsAt: to, lowestPrice: 299, state: 'in_force' }] },
    })
    expect(await change(200, to)).toMatchObject({
      body: {
        prices: [{ price: 299 }, { price: 250 }, { price: 200, isReduced: true }],
        reductions: [
          { price: 200, lowestPrice: 250, state: 'in_force' },
          { price: 250, lowestPrice: 299, state: 'ended' },
        ],
      },
    })
    expect(await productOf(ids.wheel)).toMatchObject({
      price: 200,
      reduction: { lowestPrice: 250, regularPrice: 299 },
    })
  })

  test('end one early, and everything costs what it did', async () => {
    const { id } = newestIn(await plan(ids.wheel, { price: 250 }))
    changedTags.length = 0
    expect(await anna.call('DELETE', `${pathOf(ids.wheel)}/${id}`)).toMatchObject({
      status: 200,
      body: {
        reductions: [{ state: 'ended' }],
        prices: [{}, { price: 250 }, { price: 299, isReduced: false }],
      },
    })
    expect(await productOf(ids.wheel)).toMatchObject({ price: 299 })
    expect(changedTags).toEqual([`product:${ids.wheel}`, 'wheels'])
    const { body } = await anna.get(`/api/products/${ids.wheel}/history`)
    expect(z.array(z.unknown()).parse(body).slice(0, 2)).toMatchObject([
      { event: 'reduction_ended', who: 'anna', price: { from: 299, to: 250 } },
      { event: 'reduction_planned', who: 'anna', price: { from: 299, to: 250 } },
    ])
  })

  test('get not_found for products and reductions that are not there', async () => {
    const { id } = newestIn(await plan(ids.wheel, { price: 250 }))
    expect(await plan(ids.nothing, { price: 1 })).toMatchObject({ status: 404 })
    expect(await anna.call('DELETE', `${pathOf(ids.tire)}/${id}`)).toMatchObject({ status: 404 })
  })
})

describe('the regular price of a reduced product', () => {
  const change = (from: number, to: number) =>
    anna.call('PATCH', `/api/products/${ids.wheel}/price`, { body: { from, to, reason: 'cennik' } })

  test('changes behind the reduced one', async () => {
    await plan(ids.wheel, { price: 250 })
    expect(await change(250, 320)).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect(await change(299, 320)).toMatchObject({
      body: { price: 250, reduction: { regularPrice: 320, lowestPrice: 299 } },
    })
    expect(pricesIn(await anna.get(pathOf(ids.wheel))).prices.map(({ price }) => price)).toEqual([299, 250])
  })

  test.each([250, 240])('of %i ends the reduction to 250', async (to) => {
    await plan(ids.wheel, { price: 250 })
    const { body } = await change(299, to)
    expect(body).toMatchObject({ price: to })
    expect(body).not.toHaveProperty('reduction')
    expect(newestIn(await anna.get(pathOf(ids.wheel)))).toMatchObject({ state: 'ended' })
    expect(await applyDueReductions(worker)).toMatchObject({ changed: 0 })
  })

  test('is what a file has, which leaves the reduction as it is', async () => {
    await plan(ids.wheel, { price: 250 })
    const { body } = await anna.get('/api/products/export?productType=Wheel&decimal=point&language=en')
    expect(String(body)).toContain(',299,')
    const file = (price: number) => `id;title;price\n${ids.wheel};Felga stalowa 6x15 5x112;${price}`
    const same = await importFile(anna, file(299), 'productType=Wheel')
    expect(same.last).toMatchObject({ counts: { same: 1 } })
    await importFile(anna, file(330), 'productType=Wheel')
    expect(await productOf(ids.wheel)).toMatchObject({ price: 250, reduction: { regularPrice: 330 } })
    await importFile(anna, file(200), 'productType=Wheel')
    expect(await productOf(ids.wheel)).toMatchObject({ price: 200 })
    expect(newestIn(await anna.get(pathOf(ids.wheel)))).toMatchObject({ state: 'ended' })
  })
})

import {
  listedOrderSchema,
  MAX_TAGS,
  orderWorkSchema,
  type OrderWork,
} from '@bieznik/contract/selling/order-work'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { orderIn, tally } from '../../../test/replies.ts'
import { buildTestShop, type Customer, type Reply } from '../../../test/shop.ts'

const shop = await buildTestShop()
const jan = shop.asCustomer('jan')
const [ewa, adam] = [shop.asStaff('ewa'), shop.asStaff('adam')]

async function placeOrder(): Promise<number> {
  await jan.add(ids.inchTire, 1)
  return orderIn(await jan.order()).id
}

const pathOf = (orderId: number) => `/api/tires/orders/${orderId}`
const note = (who: Customer, orderId: number, text: string) =>
  who.call('POST', `${pathOf(orderId)}/notes`, { body: { text } })
const hold = (who: Customer, orderId: number, seen: string | null, isHeld = true) =>
  who.call('PUT', `${pathOf(orderId)}/holder`, { body: { hold: isHeld, seen } })
const tag = (who: Customer, orderId: number, text: string, has = true) =>
  who.call('PUT', `${pathOf(orderId)}/tags`, { body: { tag: text, has } })
const workIn = ({ body }: Reply): OrderWork => orderWorkSchema.parse(body)
const read = async (orderId: number) => workIn(await ewa.get(`${pathOf(orderId)}/work`))
const version = async () =>
  z.object({ version: z.string() }).parse((await ewa.get('/api/tires/orders/version')).body)

async function found(query: string): Promise<number[]> {
  const { body } = await ewa.get(`/api/tires/orders?${query}`)
  return z
    .array(listedOrderSchema)
    .parse(body)
    .map(({ id }) => id)
}

test('a receipt number is saved, finds its order, and is not overwritten unseen', async () => {
  const orderId = await placeOrder()
  const save = (number: string | null, seen: string | null, who = ewa) =>
    who.call('PUT', `${pathOf(orderId)}/receipt`, { body: { number, seen } })
  expect(await read(orderId)).toMatchObject({ receiptNumber: null })
  const before = await version()
  expect(workIn(await save(' w000123 ', null))).toMatchObject({ receiptNumber: 'w000123' })
  expect(await version()).not.toEqual(before)
  expect(await found('search=W000123')).toEqual([orderId])
  expect(await found('search=W00012')).toEqual([])
  expect(await save('W000124', null, adam)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
  await save('W000124', 'w000123', adam)
  const work = workIn(await save(null, 'W000124'))
  expect(work).toMatchObject({
    receiptNumber: null,
    log: [
      { kind: 'receipt_noted', detail: 'w000123', doneBy: 'ewa' },
      { kind: 'receipt_noted', detail: 'W000124', doneBy: 'adam' },
      { kind: 'receipt_removed', detail: 'W000124', doneBy: 'ewa' },
    ],
  })
  expect(await save('x'.repeat(41), null)).toMatchObject({ status: 400 })
  expect(
    await jan.call('PUT', `${pathOf(orderId)}/receipt`, { body: { number: '1', seen: null } }),
  ).toMatchObject({
    status: 403,
  })
})

// Shows D21c
test('notes are added, each with who and when, and none replaces another', async () => {
  const orderId = await placeOrder()
  await note(ewa, orderId, '  Dzwonić po 16.\nPies na podwórku.  ')
  const work = workIn(await note(adam, orderId, 'Drugi kontakt: 600 700 800'))
  expect(work.log).toMatchObject([
    { kind: 'note', detail: 'Dzwonić po 16.\nPies na podwórku.', doneBy: 'ewa' },
    { kind: 'note', detail: 'Drugi kontakt: 600 700 800', doneBy: 'adam' },
  ])
  expect((await ewa.get(`/api/tires/orders?search=%23${orderId}`)).body).toMatchObject([{ notes: 2 }])
})

test('twenty notes at once are all stored', async () => {
  const orderId = await placeOrder()
  const texts = Array.from({ length: 20 }, (_, at) => `uwaga ${at}`)
  expect(tally(await Promise.all(texts.map((text, at) => note(at % 2 ? ewa : adam, orderId, text))))).toEqual(
    {
      '200': 20,
    },
  )
  expect(new Set((await read(orderId)).log.map(({ detail }) => detail))).toEqual(new Set(texts))
})

test('tags that several give at once are all stored: without the lock the last would win', async () => {
  const orderId = await placeOrder()
  const tags = Array.from({ length: MAX_TAGS }, (_, at) => `t${at}`)
  await Promise.all(tags.map((text, at) => tag(at % 2 ? ewa : adam, orderId, text)))
  const work = await read(orderId)
  expect(work.tags.toSorted((a, b) => a.localeCompare(b))).toEqual(tags)
  expect(work.log).toHaveLength(MAX_TAGS)
  expect(await tag(ewa, orderId, 'jeszcze')).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'tag' }] },
  })
})

test('the control: a tag that is read, added and written without a lock is lost in such a race', async () => {
  const orderId = await placeOrder()
  const texts = ['jeden', 'dwa', 'trzy', 'cztery']
  const seen = await Promise.all(texts.map(() => read(orderId)))
  for (const [at, { tags }] of seen.entries()) {
    const written = sql.param([...tags, texts[at]])
    await shop.db.execute(sql`update orders set tags = ${written}::text[] where id = ${orderId}`)
  }
  expect((await read(orderId)).tags).toEqual(['cztery'])
})

test('a tag is the same however it is written, and giving it twice is no second entry', async () => {
  const orderId = await placeOrder()
  await tag(ewa, orderId, '  Pilne   DZIŚ ')
  const work = workIn(await tag(adam, orderId, 'pilne dziś'))
  expect(work).toMatchObject({ tags: ['pilne dziś'], log: [{ kind: 'tagged', detail: 'pilne dziś' }] })
  expect(await found('tag=Pilne+dzi%C5%9B')).toEqual([orderId])
  expect((await ewa.get('/api/tires/orders/tags')).body).toContain('pilne dziś')
  expect(workIn(await tag(adam, orderId, 'pilne dziś', false))).toMatchObject({
    tags: [],
    log: [{ kind: 'tagged' }, { kind: 'untagged', doneBy: 'adam' }],
  })
  expect(await found('tag=pilne+dzi%C5%9B')).toEqual([])
})

test('whoever takes an order holds it; another takes it over only knowing from whom', async () => {
  const orderId = await placeOrder()
  expect(workIn(await hold(ewa, orderId, null)).heldBy).toBe('ewa')
  expect(await found('heldBy=ewa')).toEqual([orderId])
  expect(await hold(adam, orderId, null)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect(workIn(await hold(adam, orderId, 'ewa')).heldBy).toBe('adam')
  expect(await hold(ewa, orderId, 'ewa', false)).toMatchObject({ status: 409 })
  expect(workIn(await hold(adam, orderId, 'adam', false))).toMatchObject({
    heldBy: null,
    log: [{ kind: 'held' }, { kind: 'held', doneBy: 'adam' }, { kind: 'released' }],
  })
  expect(await found('heldBy=unassigned')).toContain(orderId)
})

// Shows D21d
test('of two who take an order at once, one holds it and the other is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const orderId = await placeOrder()
    const replies = await Promise.all([hold(ewa, orderId, null), hold(adam, orderId, null)])
    expect(tally(replies)).toEqual({ '200': 1, '409 changed_meanwhile': 1 })
    const winner = replies[0].status === 200 ? 'ewa' : 'adam'
    expect(await read(orderId)).toMatchObject({ heldBy: winner, log: [{ doneBy: winner }] })
  }
})

test('each of these gives staff’s screens a new version; what changes nothing does not', async () => {
  const orderId = await placeOrder()
  const seen = [await version()]
  await note(ewa, orderId, 'a')
  seen.push(await version())
  await hold(ewa, orderId, null)
  seen.push(await version())
  await tag(ewa, orderId, 'a')
  seen.push(await version())
  expect(new Set(seen.map((each) => each.version)).size).toBe(4)
  await tag(ewa, orderId, 'a')
  await hold(ewa, orderId, null)
  expect(await version()).toEqual(seen.at(-1))
})

test('the buyer sees nothing of it: neither in the order nor in a copy of their data', async () => {
  const orderId = await placeOrder()
  await note(ewa, orderId, 'tajna uwaga')
  await tag(ewa, orderId, 'tajny znak')
  await hold(ewa, orderId, null)
  for (const path of [
    pathOf(orderId),
    '/api/tires/orders/user/jan',
    `/api/shop/people/jan/orders/${orderId}`,
    `/api/shop/people/jan/orders/${orderId}/document`,
    '/api/shop/people/jan',
  ]) {
    const { status, body } = await jan.get(path)
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/tajn|heldBy/)
  }
})

test.each([
  ['an empty note', 'POST', 'notes', { text: ' \n ' }],
  ['a note with a control character', 'POST', 'notes', { text: 'a\u0000b' }],
  ['a note that is too long', 'POST', 'notes', { text: 'a'.repeat(2001) }],
  ['a tag that is too long', 'PUT', 'tags', { tag: 'a'.repeat(31), has: true }],
  ['an empty tag', 'PUT', 'tags', { tag: ' ', has: true }],
  ['a holder of whom nothing was seen', 'PUT', 'holder', { hold: true }],
] as const)('%s is refused', async (_what, method, path, body) => {
  expect(await ewa.call(method, `${pathOf(1)}/${path}`, { body })).toMatchObject({ status: 400 })
})

test('an order that is not there has no work', async () => {
  expect(await ewa.get(`${pathOf(999_999)}/work`)).toMatchObject({ status: 404 })
  expect(await note(ewa, 999_999, 'a')).toMatchObject({ status: 404 })
})

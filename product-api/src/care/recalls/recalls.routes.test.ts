import { recallBuyersSchema, recallSchema, type StartRecall } from '@bieznik/contract/care/recall'
import { addDays, dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { sender } from '../../../test/mail-worker.ts'
import { listMailsTo } from '../../../test/queued-mails.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { recallTexts } from '../../platform/mail/kinds/recall-mail.ts'

const shop = await buildTestShop()
const staff = shop.asStaff('ewa')

async function buy(uid: string, email: string, productId: number, differences: object = {}): Promise<number> {
  const buyer = shop.asCustomer(uid)
  await buyer.add(productId, 2)
  const { status, body } = await buyer.order({ email, ...differences })
  expect(status).toBe(200)
  return z.looseObject({ id: z.int() }).parse(body).id
}

const words = (text: string) => ({ pl: `${text} pl`, en: `${text} en`, ru: `${text} ru` })
const recallOf = (differences: Partial<StartRecall> = {}): StartRecall => ({
  key: crypto.randomUUID(),
  productIds: [ids.wheel],
  soldFrom: null,
  soldUntil: null,
  hazard: words('pęknięcie'),
  action: words('nie jeździć'),
  remedy: words('zwrot pieniędzy'),
  ...differences,
})
const start = (differences?: Partial<StartRecall>) =>
  staff.call('POST', '/api/recalls', { body: recallOf(differences) })
const buyersOf = async (scope: object) =>
  recallBuyersSchema.parse(
    (
      await staff.call('POST', '/api/recalls/buyers', {
        body: { productIds: [ids.wheel], soldFrom: null, soldUntil: null, ...scope },
      })
    ).body,
  )
const recallMailsTo = async (email: string) =>
  (await listMailsTo(shop.db, email)).filter(({ kind }) => kind === 'recall')

const [jan, ola] = ['jan@recall.example.com', 'ola@recall.example.com']
const first = await buy('jan', jan, ids.wheel)
const second = await buy('jan', jan.toUpperCase(), ids.wheel)
const third = await buy('ola', ola, ids.wheel)
await buy('ola', ola, ids.spacer)
await shop.db.update(orders).set({ language: 'en' }).where(eq(orders.id, second))
await shop.db.update(orders).set({ language: 'ru' }).where(eq(orders.id, third))

test('who bought is seen before anything is sent', async () => {
  const { orders: found, buyers, pieces } = await buyersOf({})
  expect(found.map(({ id, pieces: each }) => [id, each])).toEqual([
    [third, 2],
    [second, 2],
    [first, 2],
  ])
  expect({ buyers, pieces }).toEqual({ buyers: 2, pieces: 6 })
  expect(await recallMailsTo(jan)).toEqual([])
})

test('orders without an e-mail address get no mail, and are named to be called', async () => {
  await shop.db.update(orders).set({ email: '' }).where(eq(orders.id, third))
  expect(await buyersOf({})).toMatchObject({ buyers: 1, toCall: 1 })
  await shop.db.update(orders).set({ email: ola }).where(eq(orders.id, third))
  expect(await buyersOf({})).toMatchObject({ buyers: 2, toCall: 0 })
})

test('days of sale are days in Warsaw, both included', async () => {
  const today = dayInWarsaw(new Date())
  // Half past midnight in Warsaw, when it is still the day before in Greenwich.
  await shop.db
    .update(orders)
    .set({ orderDate: new Date('2026-06-01T22:30:00Z') })
    .where(eq(orders.id, first))
  expect(
    (await buyersOf({ soldFrom: '2026-06-02', soldUntil: '2026-06-02' })).orders.map(({ id }) => id),
  ).toEqual([first])
  expect((await buyersOf({ soldUntil: '2026-06-01' })).orders).toEqual([])
  expect((await buyersOf({ soldFrom: today, soldUntil: addDays(today, 1) })).buyers).toBe(2)
})

test('each buyer gets one mail, in the language of the newest order, with what was bought', async () => {
  expect(await start()).toMatchObject({ status: 201 })
  const mails = [...(await recallMailsTo(jan)), ...(await recallMailsTo(jan.toUpperCase()))]
  expect(mails).toMatchObject([{ language: 'en', about: { orderId: second } }])
  expect(await recallMailsTo(ola)).toMatchObject([{ language: 'ru', about: { orderId: third } }])
  const [mail] = mails
  if (!mail) throw new Error('there is no mail')
  const { subject, text } = await composeMail(shop.db, sender, mail)
  expect(subject).toBe(recallTexts.en.subject('Felga stalowa 6x15 5x112'))
  for (const expected of [
    recallTexts.en.bought('Felga stalowa 6x15 5x112', 2, first),
    recallTexts.en.bought('Felga stalowa 6x15 5x112', 2, second),
    'pęknięcie en',
    'nie jeździć en',
    'zwrot pieniędzy en',
    recallTexts.en.shareText,
    'KRS 0000123456',
  ])
    expect(text).toContain(expected)
  expect(text).not.toContain('Dystans')
})

test('the same recall that is sent twice is one, and staff see who started it and what became of it', async () => {
  const recall = recallOf({ productIds: [ids.spacer] })
  const one = await staff.call('POST', '/api/recalls', { body: recall })
  expect(await staff.call('POST', '/api/recalls', { body: recall })).toMatchObject({
    status: 201,
    body: one.body,
  })
  const listed = z.array(recallSchema).parse((await staff.get('/api/recalls')).body)
  expect(listed[0]).toMatchObject({
    productIds: [ids.spacer],
    titles: ['Dystans 20 mm 5x112'],
    startedBy: 'ewa',
    mails: { waiting: 1, sent: 0, failed: 0 },
  })
})

test('a canceled order was never handed over', async () => {
  await shop.db.update(orders).set({ status: 'Canceled' }).where(eq(orders.id, third))
  expect((await buyersOf({})).orders.map(({ id }) => id)).not.toContain(third)
})

test.each([
  [{ productIds: [] }, 'productIds', 'products_required'],
  [{ productIds: [ids.nothing] }, 'productIds', 'product_unknown'],
  [{ soldFrom: '2026-06-02', soldUntil: '2026-06-01' }, 'soldUntil', 'until_before_from'],
  [{ soldFrom: '0000-06-02' }, 'soldFrom', 'day_invalid'],
  [{ hazard: { pl: 'x', en: ' ', ru: 'x' } }, 'hazard.en', 'text_required'],
])('a recall with %o is refused', async (differences, path, message) => {
  expect(await start(differences)).toMatchObject({ status: 400, body: { fields: [{ path, message }] } })
})

test('what was started does not change', async () => {
  const refused = { cause: { message: 'a recall does not change once it is started' } }
  await expect(shop.db.execute(sql`update recalls set started_by = 'x'`)).rejects.toMatchObject(refused)
  await expect(shop.db.execute(sql`delete from recalls`)).rejects.toMatchObject(refused)
  expect(await shop.db.$count(mailOutbox, eq(mailOutbox.kind, 'recall'))).toBeGreaterThan(0)
})

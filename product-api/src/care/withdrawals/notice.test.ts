import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { listMailsTo } from '../../../test/queued-mails.ts'
import { orderIn, tally } from '../../../test/replies.ts'
import { buildTestShop, type Reply } from '../../../test/shop.ts'
import { isAbout, mailOutbox } from '../../platform/db/schema/mail-outbox.ts'

const shop = await buildTestShop()
/** The second process of the shop. */
const another = await buildTestShop({ db: shop.db })
const staff = shop.asStaff('ewa')

async function placeOrder(): Promise<{ id: number; owner: string }> {
  const owner = `${crypto.randomUUID()}@example.com`
  const buyer = shop.asCustomer(`buyer-${crypto.randomUUID()}`)
  await buyer.add(ids.inchTire, 2)
  return { id: orderIn(await buyer.order({ email: owner })).id, owner }
}

const statementOf = (orderId: number, email = `${crypto.randomUUID()}@example.com`) => ({
  name: 'Jan Kowalski',
  email,
  order: `nr ${orderId}`,
  lines: null,
  language: 'pl',
})

const state = (orderId: number, { anyone } = shop): Promise<Reply> =>
  anyone.call('POST', '/api/withdrawals', { body: statementOf(orderId) })

const times = async (count: number, work: () => Promise<Reply>): Promise<Reply[]> => {
  const replies: Reply[] = []
  for (let at = 0; at < count; at += 1) replies.push(await work())
  return replies
}

const noticesTo = async (owner: string) =>
  (await listMailsTo(shop.db, owner)).filter(({ kind }) => kind === 'withdrawal_notice')

/** As if the notices so far had been queued some hours before. */
const pass = (orderId: number, hours: number) =>
  shop.db
    .update(mailOutbox)
    .set({ createdAt: sql`${mailOutbox.createdAt} - make_interval(hours => ${hours})` })
    .where(and(isAbout('orderId', orderId), eq(mailOutbox.kind, 'withdrawal_notice')))

test('strangers who name an order cause three notices an hour and six a day; every statement is taken and acknowledged', async () => {
  const { id, owner } = await placeOrder()
  const statements = Array.from({ length: 4 }, () => statementOf(id))
  for (const body of statements)
    expect(await shop.anyone.call('POST', '/api/withdrawals', { body })).toMatchObject({ status: 200 })
  expect(await noticesTo(owner)).toHaveLength(3)
  for (const { email } of statements)
    expect(await listMailsTo(shop.db, email)).toMatchObject([{ kind: 'withdrawal_received' }])

  await pass(id, 2)
  expect(tally(await times(4, () => state(id)))).toEqual({ '200': 4 })
  expect(await noticesTo(owner)).toHaveLength(6)
  await pass(id, 2)
  await state(id)
  expect(await noticesTo(owner)).toHaveLength(6)
  await pass(id, 24)
  await state(id)
  expect(await noticesTo(owner)).toHaveLength(7)
})

test('statements at once, in two processes, cause no more', async () => {
  const { id, owner } = await placeOrder()
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, at) => state(id, at % 2 === 0 ? shop : another)),
  )
  expect(tally(replies)).toEqual({ '200': 12 })
  expect(await noticesTo(owner)).toHaveLength(3)
})

test('the buyers of other orders are notified all the same', async () => {
  const [busy, calm] = [await placeOrder(), await placeOrder()]
  await times(4, () => state(busy.id))
  await state(calm.id)
  expect(await noticesTo(calm.owner)).toHaveLength(1)
})

test('a notice that was left out goes when staff match the statement', async () => {
  const { id, owner } = await placeOrder()
  const last = (await times(4, () => state(id))).at(-1)
  const { number } = z.object({ number: z.string() }).parse(last?.body)
  await staff.call('PATCH', `/api/withdrawals/${Number(number.slice(2))}/order`, { body: { orderId: id } })
  expect(await noticesTo(owner)).toHaveLength(4)
})

test('what staff write down is notified however much strangers have stated', async () => {
  const { id, owner } = await placeOrder()
  await times(3, () => state(id))
  const entry = { ...statementOf(id), channel: 'letter', receivedOn: '2026-01-02' }
  expect(await staff.call('POST', '/api/withdrawals/entries', { body: entry })).toMatchObject({ status: 200 })
  expect(await noticesTo(owner)).toHaveLength(4)
})

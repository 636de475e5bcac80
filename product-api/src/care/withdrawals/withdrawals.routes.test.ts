import { addDays, dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/platform/headers'
import { lastWithdrawalDay } from '@bieznik/contract/care/withdrawal-period'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { connectFailingDatabase } from '../../../test/failing-database.ts'
import { listMailsTo } from '../../../test/queued-mails.ts'
import { orderIn, tally } from '../../../test/replies.ts'
import { buildTestShop, type Reply } from '../../../test/shop.ts'
import { idempotentRequests } from '../../platform/db/schema/idempotent-requests.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { withdrawalDrafts, withdrawals } from '../../platform/db/schema/withdrawals.ts'

const shop = await buildTestShop()
const staff = shop.asStaff('ewa')

const statementOf = (differences: object = {}) => ({
  name: 'Jan Kowalski',
  email: `${crypto.randomUUID()}@example.com`,
  order: 'opony z listopada',
  lines: null,
  language: 'pl',
  ...differences,
})

function state(body: object, key?: string): Promise<Reply> {
  const headers: Record<string, string> = key === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: key }
  return shop.anyone.call('POST', '/api/withdrawals', { body, headers })
}

const numberIn = ({ body }: Reply) => z.object({ number: z.string() }).parse(body).number
const idOf = (reply: Reply) => Number(numberIn(reply).slice(2))
const detailOf = async (id: number) => (await staff.get(`/api/withdrawals/${id}`)).body

/** Two tires, with this address. */
async function placeOrder(email: string): Promise<number> {
  const buyer = shop.asCustomer(`buyer-${crypto.randomUUID()}`)
  await buyer.add(ids.inchTire, 2)
  return orderIn(await buyer.order({ email, language: 'ru' })).id
}

test('anyone withdraws without an account and without an order that can be found', async () => {
  const lines = [{ title: 'Nadbieg Szuter', pieces: 2 }]
  const statement = statementOf({ lines, account: 'DE89370400440532013000' })
  const reply = await state(statement)
  expect(reply).toMatchObject({
    status: 200,
    body: { number: expect.stringMatching(/^W-\d{6}$/), receivedAt: expect.stringMatching(/Z$/) },
  })
  expect(await detailOf(idOf(reply))).toMatchObject({
    ...statement,
    number: numberIn(reply),
    channel: 'web',
    status: 'received',
    orderId: null,
    isLate: false,
    lastDay: null,
    daysLeft: 14,
    refundDue: addDays(dayInWarsaw(new Date()), 14),
    acknowledgedAt: null,
    history: [{ from: null, to: 'received', changedBy: null }],
  })
  expect(await listMailsTo(shop.db, statement.email)).toMatchObject([
    { kind: 'withdrawal_received', language: 'pl', withdrawalId: idOf(reply), orderId: null },
  ])
})

test('the answer is the same whether the order exists, belongs to somebody else, or is late', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const [own, foreign, late] = [
    await placeOrder(email),
    await placeOrder('owner-of-it@example.com'),
    await placeOrder(email),
  ]
  await shop.db
    .update(orders)
    .set({ deliveredAt: new Date('2025-01-02T12:00:00Z') })
    .where(eq(orders.id, late))
  const replies = []
  for (const order of [
    `nr ${own}`,
    `nr ${foreign}`,
    `nr ${late}`,
    'nr 2000000000',
    'nr 99999999999999999999',
  ])
    replies.push(await state(statementOf({ email, order })))
  expect(tally(replies)).toEqual({ '200': 5 })
  const shapes = replies.map(({ body }) => Object.keys(z.looseObject({}).parse(body)).join())
  expect(new Set(shapes)).toEqual(new Set(['number,receivedAt']))
  const details = await Promise.all(replies.map((reply) => detailOf(idOf(reply))))
  expect(details).toMatchObject([
    { orderId: own, isLate: false, suggestedOrderId: own },
    { orderId: null, isLate: false, suggestedOrderId: foreign },
    { orderId: late, isLate: true, lastDay: lastWithdrawalDay(new Date('2025-01-02T12:00:00Z')) },
    { orderId: null, suggestedOrderId: null },
    { orderId: null, suggestedOrderId: null },
  ])
})

test('the address of the order is notified of a statement that came from another one, once, and in its own language', async () => {
  const owner = `${crypto.randomUUID()}@example.com`
  const orderId = await placeOrder(owner)
  const reply = await state(statementOf({ order: `zamówienie #${orderId}` }))
  expect((await listMailsTo(shop.db, owner)).slice(1)).toMatchObject([
    { kind: 'withdrawal_notice', language: 'ru', orderId, withdrawalId: idOf(reply) },
  ])
  const path = `/api/withdrawals/${idOf(reply)}/order`
  expect(await staff.call('PATCH', path, { body: { orderId } })).toMatchObject({ body: { orderId } })
  expect(await listMailsTo(shop.db, owner)).toHaveLength(2)
})

test('a repeat with the same key is the same statement, also of ten at once', async () => {
  const statement = statementOf({ lines: [{ title: 'Felga', pieces: null }] })
  const key = crypto.randomUUID()
  const replies = await Promise.all(Array.from({ length: 10 }, () => state(statement, key)))
  expect(new Set(replies.map(numberIn)).size).toBe(1)
  expect(replies.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(9)
  expect(await listMailsTo(shop.db, statement.email)).toHaveLength(1)
  for (const other of [{ lines: null }, { account: '61109010140000071219812874' }])
    expect(await state({ ...statement, ...other }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    })
})

test('a key whose reply is not stored any more makes no second statement', async () => {
  const statement = statementOf()
  const key = crypto.randomUUID()
  await state(statement, key)
  await shop.db.delete(idempotentRequests).where(eq(idempotentRequests.key, key))
  expect(await state(statement, key)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
})

test.each([
  ['a name of blanks', { name: '  ' }],
  ['10,000 characters', { order: 'x'.repeat(10_000) }],
  ['control characters', { name: 'Jan\u0000Kowalski' }],
  ['no address', { email: 'jan' }],
  ['no line', { lines: [] }],
  ['an account whose digits do not fit together', { account: '61109010140000071219812875' }],
  ['no piece', { lines: [{ title: 'Opona', pieces: 0 }] }],
  ['something that nobody asks for', { reason: 'za ciasna' }],
])('%s is refused', async (_, differences) => {
  expect(await state(statementOf(differences))).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', fields: [expect.anything()] },
  })
})

// Shows D27c
test('statement and acknowledgement are written together or not at all', async () => {
  const { db, pool, failWhen } = connectFailingDatabase(shop.url)
  const failing = await buildTestShop({ db })
  failing.app.addHook('onClose', () => pool.end())
  failWhen((text) => text.includes('"mail_outbox"'))
  const statement = statementOf()
  expect(await failing.anyone.call('POST', '/api/withdrawals', { body: statement })).toMatchObject({
    status: 500,
  })
  expect(await shop.db.select().from(withdrawals).where(eq(withdrawals.email, statement.email))).toEqual([])
})

test.each(['name', 'email', 'order_text', 'account', 'channel', 'language'])(
  'nothing in the shop can change %s of a statement',
  async (column) => {
    const id = idOf(await state(statementOf({ account: '61109010140000071219812874' })))
    const change = sql`update withdrawals set ${sql.identifier(column)} = 'pl' || id where id = ${id}`
    await expect(shop.db.execute(change)).rejects.toMatchObject({
      cause: { message: 'a statement of withdrawal does not change' },
    })
  },
)

test('nor its lines, its time and its being there', async () => {
  const id = idOf(await state(statementOf()))
  for (const statement of [
    sql`update withdrawals set lines = '[]' where id = ${id}`,
    sql`update withdrawals set received_at = received_at + interval '1 day' where id = ${id}`,
    sql`update withdrawals set refund_due = refund_due + 1 where id = ${id}`,
    sql`delete from withdrawals where id = ${id}`,
  ])
    await expect(shop.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'a statement of withdrawal does not change' },
    })
})

test('an encrypted draft is stored for a day, and returns what was accepted under its id', async () => {
  const draft = { id: 'a'.repeat(43), sealed: 'c2VhbGVk' }
  const path = `/api/withdrawals/drafts/${draft.id}`
  await shop.anyone.call('POST', '/api/withdrawals/drafts', { body: draft })
  expect(await shop.anyone.get(path)).toMatchObject({ body: { sealed: draft.sealed, accepted: null } })
  const reply = await state(statementOf(), draft.id)
  expect(await shop.anyone.get(path)).toMatchObject({ body: { accepted: reply.body } })
  await shop.db.update(withdrawalDrafts).set({ createdAt: sql`now() - interval '25 hours'` })
  const next = { id: 'b'.repeat(43), sealed: 'c2VhbGVk' }
  await shop.anyone.call('POST', '/api/withdrawals/drafts', { body: next })
  expect(await shop.anyone.get(path)).toMatchObject({ status: 404 })
})

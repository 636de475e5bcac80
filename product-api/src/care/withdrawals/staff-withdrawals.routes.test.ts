import { addDays, dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { pageOf } from '@bieznik/contract/endpoint'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listMailsTo } from '../../../test/queued-mails.ts'
import { tally } from '../../../test/replies.ts'
import { buildTestShop, type Reply } from '../../../test/shop.ts'
import { withdrawals } from '../../platform/db/schema/withdrawals.ts'

const shop = await buildTestShop()
const staff = shop.asStaff('ewa')
const today = dayInWarsaw(new Date())

const entryOf = (differences: object = {}) => ({
  name: 'Ola Nowak',
  email: '',
  order: '17',
  lines: null,
  language: 'pl',
  channel: 'letter',
  receivedOn: today,
  ...differences,
})

const enter = (differences?: object) =>
  staff.call('POST', '/api/withdrawals/entries', { body: entryOf(differences) })
const idIn = ({ body }: Reply) => z.looseObject({ id: z.int() }).parse(body).id
const move = (id: number, from: string, status: string, who = staff) =>
  who.call('PATCH', `/api/withdrawals/${id}/status`, { body: { from, status } })

test('nobody but staff sees, enters or changes one', async () => {
  const id = idIn(await enter())
  const calls = [
    ['GET', '/api/withdrawals', undefined],
    ['GET', `/api/withdrawals/${id}`, undefined],
    ['POST', '/api/withdrawals/entries', entryOf()],
    ['PATCH', `/api/withdrawals/${id}/status`, { from: 'received', status: 'refunded' }],
    ['PATCH', `/api/withdrawals/${id}/order`, { orderId: null }],
    ['PATCH', `/api/withdrawals/${id}/note`, { note: '', from: '' }],
  ] as const
  for (const [method, path, body] of calls) {
    const call = body ? { body } : {}
    expect(await shop.asCustomer('jan').call(method, path, call)).toMatchObject({ status: 403 })
    expect(await shop.anyone.call(method, path, call)).toMatchObject({ status: 401 })
  }
})

test('a letter is entered with the day on which it came, and counts from it', async () => {
  const receivedOn = addDays(today, -3)
  const reply = await enter({ receivedOn, lines: [{ title: 'Dystans', pieces: 2 }] })
  expect(reply).toMatchObject({
    status: 200,
    body: {
      channel: 'letter',
      email: null,
      receivedAt: `${receivedOn}T11:00:00.000Z`,
      refundDue: addDays(receivedOn, 14),
      daysLeft: 11,
      history: [{ from: null, to: 'received', changedBy: 'ewa' }],
    },
  })
  expect(await enter({ receivedOn: addDays(today, 1) })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'receivedOn', message: 'in_future' }] },
  })
  expect(await enter({ receivedOn: '0000-02-10' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'receivedOn' }] },
  })
  expect(await enter({ channel: 'web' })).toMatchObject({ status: 400 })
})

test('who gave an address by phone is acknowledged there', async () => {
  const email = 'ola.by.phone@example.com'
  const id = idIn(await enter({ channel: 'phone', email }))
  expect(await listMailsTo(shop.db, email)).toMatchObject([{ kind: 'withdrawal_received', withdrawalId: id }])
})

test('each change of status is recorded with who and when, and a mistake can be put right', async () => {
  const id = idIn(await enter())
  await move(id, 'received', 'goods_back')
  await move(id, 'goods_back', 'rejected', shop.asStaff('adam'))
  expect(await move(id, 'rejected', 'refunded')).toMatchObject({
    body: {
      status: 'refunded',
      daysLeft: null,
      history: [
        { from: null, to: 'received' },
        { from: 'received', to: 'goods_back', changedBy: 'ewa', changedAt: expect.stringMatching(/Z$/) },
        { from: 'goods_back', to: 'rejected', changedBy: 'adam' },
        { from: 'rejected', to: 'refunded', changedBy: 'ewa' },
      ],
    },
  })
  expect(await move(id, 'refunded', 'refunded')).toMatchObject({ body: { code: 'status_not_allowed' } })
  expect(await move(2_000_000_000, 'received', 'refunded')).toMatchObject({ status: 404 })
})

test('of ten who change one at once, one succeeds', async () => {
  const id = idIn(await enter())
  const replies = await Promise.all(Array.from({ length: 10 }, () => move(id, 'received', 'refunded')))
  expect(tally(replies)).toEqual({ '200': 1, '409 stale_status': 9 })
})

test('an order that does not exist cannot be matched, and a match can be taken back', async () => {
  const id = idIn(await enter())
  const match = (orderId: number | null) =>
    staff.call('PATCH', `/api/withdrawals/${id}/order`, { body: { orderId } })
  expect(await match(2_000_000_000)).toMatchObject({ status: 404 })
  expect(await match(null)).toMatchObject({ status: 200, body: { orderId: null } })
})

test('a note is written over, with several lines and nothing that cannot be seen', async () => {
  const id = idIn(await enter())
  const note = (text: string, from = '') =>
    staff.call('PATCH', `/api/withdrawals/${id}/note`, { body: { note: text, from } })
  expect(await note('Dzwonił.\nOddzwonić.')).toMatchObject({ body: { note: 'Dzwonił.\nOddzwonić.' } })
  expect(await note('Kto inny', '')).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect(await note('Dzwonił.\nOddzwonić.', '')).toMatchObject({ status: 200 })
  expect(await note('Załatwione', 'Dzwonił.\nOddzwonić.')).toMatchObject({ body: { note: 'Załatwione' } })
  expect(await note('x\u0000')).toMatchObject({ status: 400 })
  expect(await note('x'.repeat(2001))).toMatchObject({ status: 400 })
})

test('the list begins with the most urgent refund, ends with what is settled, and is filtered by status', async () => {
  await shop.db.execute(sql`truncate withdrawals cascade`)
  const [calm, urgent, done] = [
    idIn(await enter()),
    idIn(await enter({ receivedOn: addDays(today, -20) })),
    idIn(await enter({ receivedOn: addDays(today, -30) })),
  ]
  await move(done, 'received', 'refunded')
  const idsIn = async (query: string) =>
    pageOf(z.looseObject({ id: z.int() })).parse((await staff.get(`/api/withdrawals${query}`)).body).rows
  expect(await idsIn('')).toMatchObject([
    { id: urgent, daysLeft: -6 },
    { id: calm, daysLeft: 14 },
    { id: done, daysLeft: null },
  ])
  expect(await idsIn('?status=refunded')).toMatchObject([{ id: done }])
  expect(await idsIn('?status=open')).toMatchObject([{ id: urgent }, { id: calm }])
  expect((await staff.get('/api/tires/orders/summary')).body).toMatchObject({ withdrawals: 2 })
  const paged = await staff.get('/api/withdrawals?page=2&pageSize=2')
  expect(paged).toMatchObject({ body: { rows: [{ id: done }], total: 3 } })
  expect(await shop.db.select().from(withdrawals).where(eq(withdrawals.id, calm))).toHaveLength(1)
})

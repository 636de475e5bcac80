import { addDays, dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { pageOf } from '@bieznik/contract/endpoint'
import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/platform/headers'
import { languages } from '@bieznik/contract/selling/order'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { connectFailingDatabase } from '../../../test/failing-database.ts'
import { sender } from '../../../test/mail-worker.ts'
import { listMailsTo } from '../../../test/queued-mails.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop, type Reply } from '../../../test/shop.ts'
import { complaints } from '../../platform/db/schema/complaints.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { complaintTexts } from '../../platform/mail/kinds/complaint-mails.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'

const shop = await buildTestShop()
const staff = shop.asStaff('ewa')
const today = dayInWarsaw(new Date())

const complaintOf = (differences: object = {}) => ({
  name: 'Jan Kowalski',
  email: `${crypto.randomUUID()}@example.com`,
  order: 'opony z listopada',
  basis: 'conformity',
  demand: 'repair',
  text: 'Bieżnik odchodzi.\nZdjęcia w załączniku.',
  photos: ['a1.webp'],
  language: 'pl',
  ...differences,
})

function complain(body: object, key?: string): Promise<Reply> {
  const headers: Record<string, string> = key === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: key }
  return shop.anyone.call('POST', '/api/complaints', { body, headers })
}

const numberIn = ({ body }: Reply) => z.object({ number: z.string() }).parse(body).number
const idOf = (reply: Reply) => Number(numberIn(reply).slice(2))
const idIn = ({ body }: Reply) => z.looseObject({ id: z.int() }).parse(body).id
const detailOf = async (id: number) => (await staff.get(`/api/complaints/${id}`)).body
const lettersTo = async (email: string) =>
  Promise.all((await listMailsTo(shop.db, email)).map((mail) => composeMail(shop.db, sender, mail)))

const enter = (receivedOn: string, differences: object = {}) => {
  const { email: _email, ...stated } = complaintOf(differences)
  return staff.call('POST', '/api/complaints/entries', { body: { ...stated, channel: 'letter', receivedOn } })
}
const answers = {
  accepted: { remedy: 'replacement' },
  rejected: { settlement: 'declines' },
}
const answer = (id: number, decision: keyof typeof answers, differences: object = {}) =>
  staff.call('POST', `/api/complaints/${id}/answer`, {
    body: { decision, answer: 'Naprawimy oponę.', ...answers[decision], ...differences },
  })

async function placeDeliveredOrder(email: string): Promise<number> {
  const buyer = shop.asCustomer(`buyer-${crypto.randomUUID()}`)
  await buyer.add(ids.inchTire, 1)
  const { id } = orderIn(await buyer.order({ email }))
  await shop.db
    .update(orders)
    .set({ deliveredAt: new Date('2026-11-20T12:00:00Z') })
    .where(eq(orders.id, id))
  return id
}

test('anyone complains without an account, and gets the day by which an answer is due', async () => {
  const stated = complaintOf()
  const reply = await complain(stated)
  const answerDue = addDays(today, 14)
  expect(reply).toMatchObject({
    status: 200,
    body: { number: expect.stringMatching(/^R-\d{6}$/), answerDue },
  })
  expect(await detailOf(idOf(reply))).toMatchObject({
    ...stated,
    channel: 'web',
    status: 'received',
    answerDue,
    daysLeft: 14,
    orderId: null,
    liabilityUntil: null,
    answer: null,
  })
})

test.each(languages)('the acknowledgement in %s has all of the complaint', async (language) => {
  const stated = complaintOf({ language, name: 'Ola <Nowak>' })
  const number = numberIn(await complain(stated))
  const [letter] = await lettersTo(stated.email)
  const texts = complaintTexts[language]
  for (const fact of [number, stated.text, texts.bases.conformity, texts.demands.repair, 'KRS'])
    expect(letter?.text).toContain(fact)
  expect(letter?.html).not.toContain('<Nowak>')
  // A Russian date ends with a full stop of its own.
  expect(letter?.text).not.toMatch(/[^.]\.\.(?!\.)/)
})

test('a complaint of the order’s own address is matched, and its liability runs for two years', async () => {
  const stated = complaintOf()
  const orderId = await placeDeliveredOrder(stated.email)
  const own = await detailOf(idOf(await complain({ ...stated, order: `nr ${orderId}` })))
  expect(own).toMatchObject({ orderId, liabilityUntil: '2028-11-20' })
  const foreign = await detailOf(idOf(await complain(complaintOf({ order: `nr ${orderId}` }))))
  expect(foreign).toMatchObject({ orderId: null, liabilityUntil: null })
})

test('a repeat with the same key is the same complaint, also of ten at once', async () => {
  const stated = complaintOf()
  const key = crypto.randomUUID()
  const replies = await Promise.all(Array.from({ length: 10 }, () => complain(stated, key)))
  expect(new Set(replies.map(numberIn)).size).toBe(1)
  expect(await listMailsTo(shop.db, stated.email)).toHaveLength(1)
  expect(await complain({ ...stated, text: 'Inny tekst' }, key)).toMatchObject({
    body: { code: 'idempotency_key_reused' },
  })
})

test.each([
  ['10,000 characters', { text: 'x'.repeat(10_000) }],
  ['control characters', { text: 'x\u0000' }],
  ['nothing to read', { text: ' \n' }],
  ['a file that is no picture', { photos: ['a.exe'] }],
  ['a path', { photos: ['../a.webp'] }],
  ['nine photos', { photos: Array.from({ length: 9 }, (_, index) => `${index}.webp`) }],
  ['a demand that there is not', { demand: 'millions' }],
])('%s is refused', async (_, differences) => {
  expect(await complain(complaintOf(differences))).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
})

test('an accepted repair prolongs the liability by a year, and the answer says so', async () => {
  const stated = complaintOf()
  const orderId = await placeDeliveredOrder(stated.email)
  const id = idOf(await complain({ ...stated, order: String(orderId) }))
  expect(await answer(id, 'accepted', { remedy: 'repair' })).toMatchObject({
    status: 200,
    body: { status: 'accepted', daysLeft: null, answeredBy: 'ewa', liabilityUntil: '2029-11-20' },
  })
  const letter = (await lettersTo(stated.email)).at(-1)
  expect(letter?.text).toContain('Naprawimy oponę.')
  expect(letter?.text).toContain('o 12 miesięcy, do 20 listopada 2029')
  expect(letter?.text).toContain(`${complaintTexts.pl.answered.remedy}: ${complaintTexts.pl.demands.repair}`)
  expect(await answer(id, 'rejected')).toMatchObject({ status: 409, body: { code: 'stale_status' } })
})

test.each(languages)(
  'a refusal in %s says whether there may be a settlement, and names who is competent',
  async (language) => {
    for (const settlement of ['agrees', 'declines'] as const) {
      const stated = complaintOf({ language })
      const id = idOf(await complain(stated))
      expect(await answer(id, 'rejected', { settlement: undefined })).toMatchObject({ status: 400 })
      expect(await answer(id, 'rejected', { settlement })).toMatchObject({
        body: { status: 'rejected', settlement, remedy: null },
      })
      const letter = (await lettersTo(stated.email)).at(-1)
      const { settlements } = complaintTexts[language].answered
      expect(letter?.text).toContain(settlements[settlement](exampleCompany.legalName))
      expect(letter?.text).toContain('Inspekcj')
    }
  },
)

test('an answer in which something of the template is still to be filled in is not sent', async () => {
  const stated = complaintOf()
  const id = idOf(await complain(stated))
  const before = await lettersTo(stated.email)
  expect(await answer(id, 'rejected', { answer: 'Nie możemy jej uznać, ponieważ …' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
  expect(await lettersTo(stated.email)).toHaveLength(before.length)
  expect(await detailOf(id)).toMatchObject({ status: 'received' })
})

test('without an answer in 14 days a complaint is accepted by law, and cannot be refused any more', async () => {
  const [onLastDay, late] = [idIn(await enter(addDays(today, -14))), idIn(await enter(addDays(today, -15)))]
  expect(await detailOf(onLastDay)).toMatchObject({ status: 'received', daysLeft: 0 })
  expect(await detailOf(late)).toMatchObject({ status: 'silence', daysLeft: null })
  expect(await answer(late, 'rejected')).toMatchObject({ body: { code: 'status_not_allowed' } })
  expect(await answer(late, 'accepted')).toMatchObject({ body: { status: 'accepted' } })
  expect(await answer(onLastDay, 'rejected')).toMatchObject({ body: { status: 'rejected' } })
})

test('the list begins with what is due first, and is filtered by status', async () => {
  await shop.db.execute(sql`truncate complaints cascade`)
  const [calm, urgent, silent, done] = [
    idIn(await enter(today)),
    idIn(await enter(addDays(today, -10))),
    idIn(await enter(addDays(today, -30))),
    idIn(await enter(addDays(today, -12))),
  ]
  await answer(done, 'accepted')
  const listed = async (query: string) =>
    pageOf(z.looseObject({ id: z.int() }))
      .parse((await staff.get(`/api/complaints${query}`)).body)
      .rows.map(({ id }) => id)
  expect(await listed('')).toEqual([silent, urgent, calm, done])
  expect(await listed('?status=received')).toEqual([urgent, calm])
  expect(await listed('?status=silence')).toEqual([silent])
  expect(await listed('?status=accepted')).toEqual([done])
  expect(await listed('?status=open')).toEqual([silent, urgent, calm])
  expect((await staff.get('/api/tires/orders/summary')).body).toMatchObject({ complaints: 3 })
})

test('staff say which order one is about, and take it back', async () => {
  const stated = complaintOf()
  const orderId = await placeDeliveredOrder(stated.email)
  const id = idOf(await complain(stated))
  for (const named of [orderId, null])
    expect(
      await staff.call('PATCH', `/api/complaints/${id}/order`, { body: { orderId: named } }),
    ).toMatchObject({ status: 200, body: { orderId: named } })
  expect(
    await staff.call('PATCH', `/api/complaints/${2 ** 31 - 2}/order`, { body: { orderId } }),
  ).toMatchObject({ status: 404 })
})

test('nobody but staff sees, enters, matches or answers one', async () => {
  const id = idOf(await complain(complaintOf()))
  for (const [method, path, body] of [
    ['GET', '/api/complaints', undefined],
    ['GET', `/api/complaints/${id}`, undefined],
    ['POST', '/api/complaints/entries', {}],
    ['POST', `/api/complaints/${id}/answer`, {}],
    ['PATCH', `/api/complaints/${id}/order`, { orderId: null }],
  ] as const) {
    const call = body ? { body } : {}
    expect(await shop.asCustomer('jan').call(method, path, call)).toMatchObject({ status: 403 })
    expect(await shop.anyone.call(method, path, call)).toMatchObject({ status: 401 })
  }
})

// Shows D27d
test('complaint and acknowledgement are written together or not at all', async () => {
  const { db, pool, failWhen } = connectFailingDatabase(shop.url)
  const failing = await buildTestShop({ db })
  failing.app.addHook('onClose', () => pool.end())
  failWhen((text) => text.includes('"mail_outbox"'))
  const stated = complaintOf()
  expect(await failing.anyone.call('POST', '/api/complaints', { body: stated })).toMatchObject({
    status: 500,
  })
  expect(await shop.db.select().from(complaints).where(eq(complaints.email, stated.email))).toEqual([])
})

test('nothing in the shop can change what was stated, nor an answer that was given', async () => {
  const id = idOf(await complain(complaintOf()))
  await answer(id, 'accepted')
  for (const statement of [
    sql`update complaints set text = 'x' where id = ${id}`,
    sql`update complaints set answer_due = answer_due + 1 where id = ${id}`,
    sql`update complaints set decision = 'rejected' where id = ${id}`,
    sql`update complaints set answer = 'x' where id = ${id}`,
    sql`update complaints set remedy = 'refund' where id = ${id}`,
    sql`delete from complaints where id = ${id}`,
  ])
    await expect(shop.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'a complaint and its answer do not change' },
    })
})

import { pageOf } from '@bieznik/contract/endpoint'
import {
  bankLineSchema,
  importedStatementSchema,
  type BankLine,
} from '@bieznik/contract/money/bank-statement'
import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { attentionSchema } from '@bieznik/contract/money/payments-attention'
import { orderReturnsSchema } from '@bieznik/contract/money/refund'
import { deliverByOncePaid } from '@bieznik/contract/selling/delivery-day'
import { grosze } from '@bieznik/contract/money/money'
import { transferTitle } from '@bieznik/contract/money/transfer-title'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { reached } from '../../../../tests/promises/reached.ts'
import { mbankFile, mt940File, pkoFile, type Movement } from '../../../test/bank-files.ts'
import { ids } from '../../../test/catalogue.ts'
import { sender } from '../../../test/mail-worker.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { refunds } from '../../platform/db/schema/corrections.ts'
import { isAbout, mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { ObsoleteMail } from '../../platform/mail/obsolete-mail.ts'
import { createTransferProvider } from '../payments/transfer/transfer-provider.ts'

const shop = await buildTestShop({ providers: [createTransferProvider()] })
const second = await shop.another()
const staff = shop.asStaff('ewa')
const account = exampleCompany.bankAccount

/** One wheel, 299 PLN. */
async function place(typeOfPayment = 'transfer'): Promise<number> {
  await shop.db.update(products).set({ quantityInStock: 10 }).where(eq(products.id, ids.wheel))
  const buyer = shop.asGuest(`buyer-${crypto.randomUUID()}`)
  await buyer.add(ids.wheel)
  return orderIn(await buyer.order({ typeOfPayment, typeOfDelivery: 'shipping_to_customer' })).id
}

let day = 0
/** Each on a day of its own, so that no test meets another's line. */
function aMovement(differences: Partial<Movement> = {}): Movement {
  day += 1
  const bookedOn = new Date(Date.UTC(2020, 0, day)).toISOString().slice(0, 10)
  return {
    bookedOn,
    amount: 29_900,
    title: 'x',
    payer: 'JAN KOWALSKI',
    payerAccount: account,
    ...differences,
  }
}

async function upload(text: string, by = staff, fileName = 'wyciag.sta') {
  const reply = await by.call('POST', `/api/bank-statements?fileName=${fileName}`, {
    body: Buffer.from(text),
    headers: { 'content-type': 'text/csv' },
  })
  return importedStatementSchema.parse(reply.body)
}

async function lineOn(bookedOn: string, state = 'open'): Promise<BankLine> {
  const { body } = await staff.get(`/api/bank-lines?state=${state}`)
  const { rows } = pageOf(bankLineSchema).parse(body)
  const found = rows.find((each) => each.bookedOn === bookedOn)
  if (!found) throw new Error('there is no such line')
  return found
}

/** Imports one movement, and answers its line. */
async function lineOf(differences: Partial<Movement>): Promise<BankLine> {
  const movement = aMovement(differences)
  await upload(mt940File([movement], { account }))
  return lineOn(movement.bookedOn)
}

const decide = (line: BankLine, what: string, body?: object, by = staff) =>
  by.call('POST', `/api/bank-lines/${line.id}/${what}`, body ? { body } : {})
const moneyOf = async (orderId: number) => (await staff.get(`/api/tires/orders/${orderId}`)).body

test('what agrees is joined at once; what changed meanwhile still waits, and nothing counts twice', async () => {
  const [first, changed, third] = [await place(), await place(), await place()]
  const seen = { status: 'Pending', due: 299 }
  const lines = []
  for (const id of [first, changed, third]) lines.push(await lineOf({ title: transferTitle(id) }))
  const again = await lineOf({ title: transferTitle(first) })
  await staff.changeStatus({ orderId: String(changed), status: 'Canceled' })
  const joins = [...lines, again].map(({ id: lineId, proposals }) => ({
    lineId,
    orderId: proposals[0]?.orderId,
    amount: 299,
    seen,
  }))
  const reply = await staff.call('POST', '/api/bank-lines/join', { body: { joins } })
  expect(reply).toMatchObject({ status: 200, body: { joined: 2, refused: 2 } })
  for (const id of [first, third]) expect(await moneyOf(id)).toMatchObject({ paid: 299, due: 0 })
  expect(await moneyOf(changed)).toMatchObject({ paid: 0 })
  expect(await lineOn(again.bookedOn)).toMatchObject({ isSettled: false, left: 29_900 })
  expect(await staff.call('POST', '/api/bank-lines/join', { body: { joins } })).toMatchObject({
    body: { joined: 0, refused: 4 },
  })
  expect(
    await staff.call('POST', '/api/bank-lines/join', { body: { joins: [{ ...joins[0], seen: undefined }] } }),
  ).toMatchObject({ status: 400 })
})

test('a line that names an order and comes to what is due pays it once a person says yes', async () => {
  const id = await place()
  const line = await lineOf({ title: transferTitle(id).toUpperCase() })
  const proposal = { kind: 'exact', orderId: id, status: 'Pending' } as const
  expect(line).toMatchObject({ proposals: [proposal], isSettled: false })
  expect(await moneyOf(id)).toMatchObject({ paid: 0, due: 299, deliverBy: null })
  const seen = { status: 'Pending', due: 299 }
  const joined = await decide(line, 'join', { orderId: id, amount: 299, seen })
  expect(joined).toMatchObject({
    status: 200,
    body: {
      isSettled: true,
      left: 0,
      joined: [{ orderId: id, amount: 299 }],
      events: [{ event: 'joined', who: 'ewa' }],
    },
  })
  expect(await moneyOf(id)).toMatchObject({
    paid: 299,
    due: 0,
    deliverBy: deliverByOncePaid(new Date()),
    payments: [
      { provider: 'transfer', state: 'captured', amount: 299, reference: `${line.bookedOn}/${line.id}` },
    ],
  })
  expect(await moneyOf(id)).not.toHaveProperty('transfer')
})

test('a file that is imported again, or a longer one with the same lines, adds only what is new', async () => {
  const [one, two, three] = [aMovement(), aMovement(), aMovement()]
  expect(await upload(mt940File([one, two], { account }))).toMatchObject({ added: 2, known: 0 })
  expect(await upload(mt940File([one, two], { account }))).toMatchObject({ added: 0, known: 2 })
  expect(await upload(mt940File([two, one, one, three], { account }))).toMatchObject({ added: 2, known: 2 })
})

test('the same line of another kind of file is known, or is reported to look like the first', async () => {
  const movement = aMovement({ title: 'Zapłata za opony, Łódź' })
  await upload(mt940File([movement], { account }))
  expect(await upload(mbankFile([movement], { account }))).toMatchObject({ added: 0, known: 1 })
  const first = await lineOn(movement.bookedOn)
  const bookedOn = new Date(Date.parse(movement.bookedOn) + 86_400_000).toISOString().slice(0, 10)
  day += 1
  await upload(pkoFile([{ ...movement, bookedOn }], { account }))
  expect(await lineOn(bookedOn)).toMatchObject({ likeLine: first.id })
})

test('ten imports of one file at once add each line once', async () => {
  const file = mt940File(
    Array.from({ length: 20 }, () => aMovement()),
    { account },
  )
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, index) => upload(file, index % 2 ? staff : second.asStaff())),
  )
  const added = outcomes.map((outcome) => (outcome.outcome === 'imported' ? outcome.added : Number.NaN))
  expect(added.reduce((sum, each) => sum + each, 0)).toBe(20)
  reached('transfer-once', '20 lines imported 10 times at once through two processes: 20 lines')
})

test('money that left and foreign money are counted and no lines', async () => {
  const file = pkoFile([aMovement(), aMovement({ amount: -500 })], { account })
  const foreign = file.replace(/"PLN"(?![^]*"PLN")/, '"EUR"')
  expect(await upload(file)).toMatchObject({
    outcome: 'imported',
    added: 1,
    debits: 1,
    foreign: 0,
    isAccountSaid: false,
  })
  expect(await upload(foreign)).toMatchObject({ added: 0, known: 1, debits: 0, foreign: 1 })
})

test.each([
  [
    'of another account',
    (text: string) => text.replace(/^:25:.*$/m, ':25:PL61109010140000071219812874'),
    'other_account',
  ],
  ['cut in half', (text: string) => text.slice(0, text.indexOf(':62F:')), 'cut_off'],
  ['of nobody', () => 'Szanowni Państwo', 'unknown_format'],
] as const)('a file %s is refused as a whole', async (_what, damage, problem) => {
  const movement = aMovement()
  expect(await upload(damage(mt940File([movement], { account })))).toMatchObject({
    outcome: 'refused',
    problem,
  })
  await expect(lineOn(movement.bookedOn)).rejects.toThrow('no such line')
})

test('another amount stays a question: too little pays a part, too much is overpaid', async () => {
  const [less, more] = [await place(), await place()]
  const little = await lineOf({ title: transferTitle(less), amount: 10_000 })
  expect(little.proposals).toMatchObject([{ kind: 'too_little', orderId: less, due: 29_900, amount: 10_000 }])
  await decide(little, 'join', { orderId: less, amount: 100 })
  expect(await moneyOf(less)).toMatchObject({ paid: 100, due: 199 })
  const much = await lineOf({ title: transferTitle(more), amount: 30_000 })
  expect(much.proposals).toMatchObject([{ kind: 'too_much', orderId: more }])
  await decide(much, 'join', { orderId: more, amount: 299 })
  expect(await moneyOf(more)).toMatchObject({ paid: 299, due: 0 })
  expect(await lineOn(much.bookedOn)).toMatchObject({ left: 100, isSettled: false })
  const settled = await decide(much, 'settle', { as: 'sent_back', note: 'zwrot 1 zł' })
  expect(settled.body).toMatchObject({
    isSettled: true,
    events: [{ event: 'joined' }, { event: 'sent_back', amount: 1 }],
  })
})

test('staff who send a transfer back see from which account it came', async () => {
  const id = await place()
  const line = await lineOf({ title: transferTitle(id) })
  await decide(line, 'join', { orderId: id, amount: 299 })
  const { body } = await staff.get(`/api/tires/orders/${id}/returns`)
  expect(orderReturnsSchema.parse(body)).toMatchObject({
    way: 'by_transfer',
    payers: [{ name: 'JAN KOWALSKI', account }],
  })
})

test('one transfer pays two orders that it names', async () => {
  const [first, other] = [await place(), await place()]
  const line = await lineOf({ title: `${transferTitle(first)} ${transferTitle(other)}`, amount: 59_800 })
  expect(line.proposals.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['together', 29_900],
    ['together', 29_900],
  ])
  for (const orderId of [first, other])
    expect((await decide(line, 'join', { orderId, amount: 299 })).status).toBe(200)
  for (const orderId of [first, other]) expect(await moneyOf(orderId)).toMatchObject({ due: 0 })
  expect(await lineOn(line.bookedOn, 'settled')).toMatchObject({ left: 0 })
})

test('without a number the amount alone proposes, and an order that is paid or canceled says so', async () => {
  const id = await place()
  const nameless = await lineOf({ title: 'za opony' })
  expect(nameless.proposals).toContainEqual(expect.objectContaining({ kind: 'amount', orderId: id }))
  await decide(nameless, 'join', { orderId: id, amount: 299 })
  const again = await lineOf({ title: transferTitle(id) })
  expect(again.proposals[0]).toMatchObject({ kind: 'paid', orderId: id })
  const gone = await place()
  await staff.changeStatus({ orderId: String(gone), status: 'Canceled' })
  expect((await lineOf({ title: transferTitle(gone) })).proposals[0]).toMatchObject({
    kind: 'canceled',
    orderId: gone,
  })
})

test('ten confirmations at once count once, whichever process receives them', async () => {
  const id = await place()
  const line = await lineOf({ title: transferTitle(id) })
  const seen = { status: 'Pending', due: 299 }
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      decide(line, 'join', { orderId: id, amount: 299, seen }, index % 2 ? staff : second.asStaff()),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(
    replies.filter(
      ({ body }) => z.looseObject({ code: z.literal('changed_meanwhile') }).safeParse(body).success,
    ),
  ).toHaveLength(9)
  expect(await moneyOf(id)).toMatchObject({ paid: 299 })
  reached('transfer-once', '10 yeses at once through two processes: 1 payment')
})

test('what overlapping statements say twice is counted once, also when it was decided before', async () => {
  const [early, shared, late] = [await place(), await place(), await place()]
  const movements = [early, shared, late].map((id) => aMovement({ title: transferTitle(id) }))
  const [first = aMovement(), both = aMovement(), last = aMovement()] = movements
  await upload(mt940File([first, both], { account }))
  await decide(await lineOn(both.bookedOn), 'join', { orderId: shared, amount: 299 })
  const again = [mt940File([both, last], { account }), mbankFile([both, last], { account })]
  await Promise.all([...again, ...again].map((text) => upload(text)))
  await expect(lineOn(both.bookedOn)).rejects.toThrow('no such line')
  expect(await lineOn(both.bookedOn, 'settled')).toMatchObject({ left: 0, joined: [{ orderId: shared }] })
  for (const [orderId, { bookedOn }] of [
    [early, first],
    [late, last],
  ] as const)
    await decide(await lineOn(bookedOn), 'join', { orderId, amount: 299 })
  for (const id of [early, shared, late]) expect(await moneyOf(id)).toMatchObject({ paid: 299, due: 0 })
  reached('transfer-once', 'statements that overlap, in two formats, four at once: 3 lines, 3 payments')
})

test('a statement that was missed is imported after the next ones, and pays its order then', async () => {
  const orders = [await place(), await place(), await place()]
  const movements = orders.map((id) => aMovement({ title: transferTitle(id) }))
  const statement = (index: number) => mt940File(movements.slice(index, index + 1), { account })
  // The statement of the middle day is found last.
  for (const index of [0, 2, 1]) {
    await upload(statement(index))
    const line = await lineOn(movements[index]?.bookedOn ?? '')
    const orderId = orders[index] ?? 0
    expect(line.proposals).toMatchObject([{ kind: 'exact', orderId }])
    await decide(line, 'join', { orderId, amount: 299, seen: { status: 'Pending', due: 299 } })
  }
  // All three days once more, in one file.
  expect(await upload(mt940File(movements, { account }))).toMatchObject({ added: 0, known: 3 })
  for (const id of orders) expect(await moneyOf(id)).toMatchObject({ paid: 299, due: 0 })
  reached('transfer-lost', 'the middle one of three statements imported last: 3 orders paid, each once')
})

test('an order that has changed since it was seen is not paid by mistake', async () => {
  const id = await place()
  const line = await lineOf({ title: transferTitle(id) })
  await staff.changeStatus({ orderId: String(id), status: 'Canceled' })
  const late = await decide(line, 'join', { orderId: id, amount: 299, seen: { status: 'Pending', due: 299 } })
  expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect(await moneyOf(id)).toMatchObject({ paid: 0 })
})

test('more than is left, or for an order that is not there, is refused', async () => {
  const id = await place()
  const line = await lineOf({})
  expect(await decide(line, 'join', { orderId: id, amount: 299.01 })).toMatchObject({ status: 400 })
  expect(await decide(line, 'join', { orderId: id, amount: 0 })).toMatchObject({ status: 400 })
  expect(await decide(line, 'join', { orderId: 999_999, amount: 1 })).toMatchObject({ status: 404 })
  expect(await decide({ ...line, id: 999_999 }, 'join', { orderId: id, amount: 1 })).toMatchObject({
    status: 404,
  })
})

test('a wrong confirmation is taken back, and the history has both', async () => {
  const [wrong, right] = [await place(), await place()]
  const line = await lineOf({})
  await decide(line, 'join', { orderId: wrong, amount: 299 })
  const back = await decide(line, 'take-back', { orderId: wrong })
  expect(back.body).toMatchObject({ isSettled: false, left: 299, joined: [] })
  expect(await moneyOf(wrong)).toMatchObject({ paid: 0, due: 299 })
  const again = await decide(line, 'join', { orderId: right, amount: 299 })
  expect(again.body).toMatchObject({
    events: [{ event: 'joined' }, { event: 'taken_back' }, { event: 'joined' }],
  })
  expect(await decide(line, 'take-back', { orderId: wrong })).toMatchObject({ status: 404 })
})

const paymentMailsOf = (orderId: number) =>
  shop.db
    .select()
    .from(mailOutbox)
    .where(and(isAbout('orderId', orderId), eq(mailOutbox.kind, 'payment_received')))

test('a joined transfer is confirmed by mail ten minutes later, unless it is taken back meanwhile', async () => {
  const [wrong, right] = [await place(), await place()]
  const line = await lineOf({})
  await decide(line, 'join', { orderId: wrong, amount: 299 })
  const [mail, ...more] = await paymentMailsOf(wrong)
  if (!mail) throw new Error('no mail is queued')
  expect(more).toEqual([])
  expect(Number(mail.dueAt) - Number(mail.createdAt)).toBe(600_000)
  await decide(line, 'take-back', { orderId: wrong })
  // The worker drops it.
  await expect(composeMail(shop.db, sender, mail)).rejects.toThrow(ObsoleteMail)
  await decide(line, 'join', { orderId: right, amount: 299 })
  await shop.db.update(mailOutbox).set({ sentAt: new Date() }).where(isAbout('orderId', right))
  expect(await decide(line, 'take-back', { orderId: right })).toMatchObject({ status: 200 })
  expect(await paymentMailsOf(right)).toMatchObject([{ sentAt: expect.any(Date) }])
})

test('a line of which money is on its way back is not taken back', async () => {
  const id = await place()
  const line = await lineOf({})
  await decide(line, 'join', { orderId: id, amount: 299 })
  const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, id))
  await shop.db.insert(refunds).values({
    orderId: id,
    paymentId: payment?.id,
    key: crypto.randomUUID(),
    amount: grosze(100),
    reason: 'return',
    askedBy: 'ewa',
  })
  expect(await decide(line, 'take-back', { orderId: id })).toMatchObject({
    status: 409,
    body: { code: 'status_not_allowed' },
  })
})

test('money that went back to the payer stays where it was', async () => {
  const id = await place()
  const line = await lineOf({})
  await decide(line, 'join', { orderId: id, amount: 299 })
  const money = z
    .looseObject({ payments: z.array(z.looseObject({ id: z.string() })) })
    .parse(await moneyOf(id))
  const headers = { 'idempotency-key': crypto.randomUUID() }
  expect(
    await staff.call('POST', `/api/shop/payments/${money.payments[0]?.id}/refund`, { headers }),
  ).toMatchObject({
    body: { state: 'refunded' },
  })
  expect(await moneyOf(id)).toMatchObject({ paid: 299, refunded: 299, due: 0 })
  expect(await decide(line, 'take-back', { orderId: id })).toMatchObject({ status: 409 })
  expect(await lineOn(line.bookedOn, 'settled')).toMatchObject({ joined: [{ isRefunded: true }] })
})

test('a line that is for no order is settled, and opened again', async () => {
  const line = await lineOf({ title: 'odsetki' })
  expect((await decide(line, 'settle', { as: 'not_ours', note: '' })).body).toMatchObject({ isSettled: true })
  expect(await decide(line, 'settle', { as: 'not_ours', note: '' })).toMatchObject({ status: 409 })
  expect((await decide(line, 'reopen')).body).toMatchObject({
    isSettled: false,
    events: [{}, { event: 'reopened' }],
  })
})

async function invoiced(typeOfPayment = 'transfer'): Promise<{ id: number; number: string }> {
  const id = await place(typeOfPayment)
  for (const status of ['In Processing', 'Sent', 'Delivered'])
    expect((await staff.changeStatus({ orderId: String(id), status })).status).toBe(200)
  const issued = await staff.call('POST', `/api/tires/orders/${id}/invoices`)
  const { invoices } = z
    .looseObject({ invoices: z.array(z.looseObject({ number: z.string() })) })
    .parse(issued.body)
  return { id, number: invoices[0]?.number ?? '' }
}

test('a transfer that names the invoice finds its order, which is delivered and still waits for the money', async () => {
  const { id, number } = await invoiced()
  const line = await lineOf({ title: `zapłata za fakturę ${number}` })
  expect(line.proposals).toMatchObject([{ kind: 'exact', orderId: id, status: 'Delivered', due: 29_900 }])
  const part = await lineOf({ title: number.replaceAll('/', ''), amount: 10_000 })
  expect(part.proposals).toMatchObject([{ kind: 'too_little', orderId: id }])
  await decide(line, 'join', { orderId: id, amount: 299, seen: { status: 'Delivered', due: 299 } })
  expect((await lineOn(part.bookedOn)).proposals).toMatchObject([{ kind: 'paid', orderId: id }])
})

test('two invoices in one transfer, or an invoice and an order, are paid together', async () => {
  const [one, two, order] = [await invoiced('payment_at_delivery'), await invoiced(), await place()]
  const both = await lineOf({ title: `FV ${one.number} i ${two.number}`, amount: 59_800 })
  expect(both.proposals.map(({ kind, orderId }) => [kind, orderId])).toEqual([
    ['together', one.id],
    ['together', two.id],
  ])
  const mixed = await lineOf({ title: `${two.number} ${transferTitle(order)}`, amount: 59_800 })
  expect(mixed.proposals.map(({ kind, orderId }) => [kind, orderId])).toEqual([
    ['together', two.id],
    ['together', order],
  ])
})

test('a delivered order that waits for exactly this amount is proposed by it, and a canceled one is not', async () => {
  const { id } = await invoiced()
  const canceled = await place()
  await staff.changeStatus({ orderId: String(canceled), status: 'Canceled' })
  const orders = (await lineOf({ title: 'za opony' })).proposals.map(
    ({ kind, orderId }) => `${kind} ${orderId}`,
  )
  expect(orders).toContain(`amount ${id}`)
  expect(orders).not.toContain(`amount ${canceled}`)
})

test('an amount that no order comes to is counted and left out, and the rest of the file is imported', async () => {
  const [huge, usual] = [aMovement({ amount: 3_000_000_000 }), aMovement()]
  expect(await upload(mt940File([huge, usual], { account }))).toMatchObject({
    outcome: 'imported',
    added: 1,
    large: 1,
    debits: 0,
  })
  await expect(lineOn(huge.bookedOn)).rejects.toThrow('no such line')
})

test('a file whose sums differ is refused with both of them, however large they are', async () => {
  const file = mt940File([aMovement()], { account })
  const differing = (sum: string) => upload(file.replace(/(:62F:C\d{6}PLN)[\d,]+/, `$1${sum}`))
  expect(await differing('1000,00')).toMatchObject({
    outcome: 'refused',
    problem: 'sums_differ',
    balances: { stated: 100_000, computed: 129_900 },
  })
  expect(await differing('9999999999999,99')).toMatchObject({ problem: 'sums_differ', balances: null })
})

test('the largest amount that is taken is listed, joined in part, settled and opened again', async () => {
  const id = await place()
  const line = await lineOf({ title: transferTitle(id), amount: 2_147_483_647 })
  expect(line).toMatchObject({ amount: 2_147_483_647, proposals: [{ kind: 'too_much', orderId: id }] })
  expect((await decide(line, 'join', { orderId: id, amount: 299 })).status).toBe(200)
  expect((await decide(line, 'settle', { as: 'sent_back', note: '' })).status).toBe(200)
  expect(await lineOn(line.bookedOn, 'settled')).toMatchObject({ left: 2_147_453_747 })
  expect((await decide(line, 'reopen')).status).toBe(200)
  expect((await decide(line, 'settle', { as: 'not_ours', note: '' })).status).toBe(200)
})

const uploadStatus = async (fileName: string) => {
  const call = {
    body: Buffer.from(mt940File([aMovement()], { account })),
    headers: { 'content-type': 'text/csv' },
  }
  return (await staff.call('POST', `/api/bank-statements?fileName=${encodeURIComponent(fileName)}`, call))
    .status
}

const [nul, halves, controls] = ['a\0b', ['\uD800', 'x\uDC00y'], ['a\u0007b', 'a\u0085b']]

test.each([nul, ...controls, '\u200B', ' '])('a file that is named %j is refused', async (fileName) => {
  expect(await uploadStatus(fileName)).toBe(400)
})

test.each([nul, ...halves, ...controls])('the note %j is refused', async (note) => {
  expect((await decide(await lineOf({}), 'settle', { as: 'not_ours', note })).status).toBe(400)
})

test.each(['\u{1F6DE}', "'; -- ąę", 'a\u2028b', ''])('the text %j is taken as a note', async (note) => {
  expect(await decide(await lineOf({}), 'settle', { as: 'not_ours', note })).toMatchObject({
    status: 200,
    body: { events: [{ note: note.replace('\u2028', ' ') }] },
  })
})

test.each([
  ['MT940', mt940File],
  ['mBank', mbankFile],
  ['PKO BP', pkoFile],
] as const)('a file of %s is imported or refused, whatever texts it holds', async (_kind, fileOf) => {
  const cutInTwo = `${'a'.repeat(499)}\u{1F6DE}\u{1F6DE}`
  for (const text of [nul, ...halves, ...controls, '\u{1F6DE}', "'; --", cutInTwo, '9'.repeat(600)]) {
    const movement = aMovement({ title: text, payer: text })
    expect(['imported', 'refused']).toContain((await upload(fileOf([movement], { account }))).outcome)
  }
  const movement = aMovement({ title: cutInTwo })
  await upload(pkoFile([movement], { account }))
  expect((await lineOn(movement.bookedOn)).title).toBe(`${'a'.repeat(499)}\u{1F6DE}`)
})

test.each(['0000-01-01', '0001-01-01', '1799-12-31', '9999-12-31', '2026-02-30'])(
  'a file with the day %s is refused',
  async (bookedOn) => {
    for (const fileOf of [mbankFile, pkoFile])
      expect(await upload(fileOf([aMovement({ bookedOn })], { account }))).toMatchObject({
        outcome: 'refused',
        problem: 'bad_line',
      })
  },
)

test.each([
  ['join', { orderId: 1e21, amount: 1 }],
  ['join', { orderId: 1, amount: 1e308 }],
  ['join', { orderId: 1, amount: 10_000_000.01 }],
  ['join', { orderId: 1, amount: 1, seen: { status: 'Pending', due: 1e21 } }],
  ['take-back', { orderId: 2_147_483_648 }],
  ['take-back', { orderId: '1\0' }],
])('%s with %j is refused', async (what, body) => {
  expect((await decide(await lineOf({}), what, body)).status).toBe(400)
})

/** The bank takes a credit back on the same day: marked RC, with the title of the credit behind the word. */
const withReversal = (credits: readonly Movement[], reversed: readonly Movement[]) => {
  const back = reversed.map((movement) => ({
    ...movement,
    amount: -movement.amount,
    title: `STORNO ${movement.title}`,
  }))
  return mt940File([...credits, ...back], { account }).replaceAll(
    /(:61:\d{10})D(?=.*\r\n:86:.*~20STORNO)/g,
    '$1RC',
  )
}
const attentionNow = async () =>
  attentionSchema.parse((await staff.get('/api/payments/attention')).body).reversed.reversals
const reversalOn = async (bookedOn: string) =>
  (await attentionNow()).find((each) => each.bookedOn === bookedOn)

test('a credit and its reversal in one file are one pair, which is proposed for nothing and never joined', async () => {
  const id = await place()
  const credit = aMovement({ title: transferTitle(id) })
  const file = withReversal([credit], [credit])
  expect(await upload(file)).toMatchObject({ added: 1, reversed: 1, openReversals: 0, debits: 0 })
  await expect(lineOn(credit.bookedOn)).rejects.toThrow('no such line')
  const line = await lineOn(credit.bookedOn, 'settled')
  expect(line).toMatchObject({ reversedOn: credit.bookedOn, proposals: [], joined: [] })
  expect(await decide(line, 'join', { orderId: id, amount: 299 })).toMatchObject({ status: 409 })
  expect(await decide(line, 'reopen')).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } })
  expect(await moneyOf(id)).toMatchObject({ paid: 0, due: 299 })
  expect(await reversalOn(credit.bookedOn)).toBeUndefined()
  expect(await upload(file)).toMatchObject({ added: 0, known: 1, reversed: 0, openReversals: 0, debits: 0 })
})

test('of two equal credits a reversal takes back one, and the one that pays nothing yet', async () => {
  const id = await place()
  const credit = aMovement({ title: transferTitle(id) })
  await upload(mt940File([credit, credit], { account }))
  await decide(await lineOn(credit.bookedOn), 'join', { orderId: id, amount: 299 })
  expect(await upload(withReversal([], [credit]))).toMatchObject({ reversed: 1, openReversals: 0 })
  await expect(lineOn(credit.bookedOn)).rejects.toThrow('no such line')
  expect(await moneyOf(id)).toMatchObject({ paid: 299 })
  expect(await upload(withReversal([], [credit, credit]))).toMatchObject({ reversed: 0, openReversals: 1 })
})

test('a reversal in a later file takes the credit out of what waits', async () => {
  const credit = aMovement({ title: `${crypto.randomUUID()} za kola` })
  await upload(mt940File([credit], { account }))
  expect(await lineOn(credit.bookedOn)).toMatchObject({ reversedOn: null })
  expect(await upload(withReversal([], [credit]))).toMatchObject({ added: 0, reversed: 1, openReversals: 0 })
  await expect(lineOn(credit.bookedOn)).rejects.toThrow('no such line')
})

test('a reversal that is imported before its credit waits for it', async () => {
  const credit = aMovement({ title: `${crypto.randomUUID()} za kola` })
  expect(await upload(withReversal([], [credit]))).toMatchObject({ reversed: 0, openReversals: 1 })
  expect(await reversalOn(credit.bookedOn)).toMatchObject({ line: null, amount: 29_900 })
  expect(await upload(mt940File([credit], { account }))).toMatchObject({ added: 1, reversed: 1 })
  expect(await reversalOn(credit.bookedOn)).toBeUndefined()
  await expect(lineOn(credit.bookedOn)).rejects.toThrow('no such line')
})

test('the reversal of a credit that pays an order is put before a person, and undoes nothing by itself', async () => {
  const id = await place()
  const credit = aMovement({ title: transferTitle(id) })
  await upload(mt940File([credit], { account }))
  const line = await lineOn(credit.bookedOn)
  await decide(line, 'join', { orderId: id, amount: 299 })
  expect(await upload(withReversal([], [credit]))).toMatchObject({ reversed: 0, openReversals: 1 })
  expect(await moneyOf(id)).toMatchObject({ paid: 299, due: 0 })
  expect(await reversalOn(credit.bookedOn)).toMatchObject({
    line: { id: line.id, joined: [{ orderId: id, amount: 29_900, isRefunded: false }] },
  })
  const back = await decide(line, 'take-back', { orderId: id })
  expect(back).toMatchObject({
    status: 200,
    body: { isSettled: true, reversedOn: credit.bookedOn, joined: [] },
  })
  expect(await moneyOf(id)).toMatchObject({ paid: 0, due: 299 })
  expect(await reversalOn(credit.bookedOn)).toBeUndefined()
})

test('of a credit that pays two orders a reversal waits until both are decided, and then leaves no part of it open', async () => {
  const [first, other] = [await place(), await place()]
  const credit = aMovement({ title: `${transferTitle(first)} ${transferTitle(other)}`, amount: 70_000 })
  await upload(mt940File([credit], { account }))
  const line = await lineOn(credit.bookedOn)
  for (const orderId of [first, other]) await decide(line, 'join', { orderId, amount: 299 })
  await upload(withReversal([], [credit]))
  await expect(lineOn(credit.bookedOn)).rejects.toThrow('no such line')
  await decide(line, 'take-back', { orderId: first })
  expect((await reversalOn(credit.bookedOn))?.line?.joined).toHaveLength(1)
  await decide(line, 'take-back', { orderId: other })
  expect(await reversalOn(credit.bookedOn)).toBeUndefined()
  await expect(lineOn(credit.bookedOn)).rejects.toThrow('no such line')
})

test('a reversal that is cleared up otherwise is settled by a person, once', async () => {
  const credit = aMovement({ title: `nieznana ${crypto.randomUUID()}` })
  await upload(withReversal([], [credit]))
  const reversal = await reversalOn(credit.bookedOn)
  const settle = () => staff.call('POST', `/api/bank-reversals/${reversal?.id}/settle`)
  expect(await settle()).toMatchObject({ status: 200, body: { id: reversal?.id } })
  expect(await reversalOn(credit.bookedOn)).toBeUndefined()
  expect((await settle()).status).toBe(200)
  expect((await staff.call('POST', '/api/bank-reversals/999999/settle')).status).toBe(404)
})

test('a debit that the bank does not mark is no reversal, whatever its payer wrote', async () => {
  const credit = aMovement({ title: 'za opony' })
  await upload(mt940File([credit, { ...credit, amount: -29_900, title: 'STORNO za opony' }], { account }))
  expect(await lineOn(credit.bookedOn)).toMatchObject({ reversedOn: null })
})

test('a credit and its reversal in two files at once are a pair, and an import during a yes undoes nothing', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await place()
    const credit = aMovement({ title: transferTitle(id) })
    await Promise.all([
      upload(mt940File([credit], { account })),
      upload(withReversal([], [credit]), second.asStaff()),
    ])
    await expect(lineOn(credit.bookedOn)).rejects.toThrow('no such line')
    const other = aMovement({ title: transferTitle(id) })
    await upload(mt940File([other], { account }))
    const line = await lineOn(other.bookedOn)
    const [joined] = await Promise.all([
      decide(line, 'join', { orderId: id, amount: 299 }),
      upload(withReversal([], [other]), second.asStaff()),
    ])
    const isPaid = joined.status === 200
    expect(await moneyOf(id)).toMatchObject({ paid: isPaid ? 299 : 0 })
    expect((await reversalOn(other.bookedOn)) !== undefined).toBe(isPaid)
    await expect(lineOn(other.bookedOn)).rejects.toThrow('no such line')
  }
}, 30_000)

test('the last files are listed with what still waits', async () => {
  await upload(mt940File([aMovement()], { account }), staff, 'listopad.sta')
  const { body } = await staff.get('/api/bank-statements')
  expect(z.array(z.unknown()).parse(body)[0]).toMatchObject({
    fileName: 'listopad.sta',
    format: 'mt940',
    importedBy: 'ewa',
    lines: 1,
    open: 1,
  })
}, 20_000)

import { orderDetailSchema } from '@bieznik/contract/selling/order'
import { and, eq, sql } from 'drizzle-orm'
import { generateKeyPairSync } from 'node:crypto'
import { pino } from 'pino'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { ids } from '../../../../test/catalogue.ts'
import { invoicing } from '../../../../test/invoices.ts'
import { invoiceOfToday, sendAlone, startTestKsef, taxpayer } from '../../../../test/ksef.ts'
import { sender } from '../../../../test/mail-worker.ts'
import { listMails } from '../../../../test/queued-mails.ts'
import { orderIn } from '../../../../test/replies.ts'
import { buildTestShop, type Shop } from '../../../../test/shop.ts'
import { customerToken } from '../../../../test/tokens.ts'
import { products } from '../../../platform/db/schema/catalogue.ts'
import { invoices } from '../../../platform/db/schema/invoices.ts'
import { ksefSubmissions } from '../../../platform/db/schema/ksef-submissions.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import { auditLog } from '../../../platform/db/schema/audit-log.ts'
import { createKsefClient, type KsefSession } from './ksef-client.ts'
import { KsefError } from './ksef-error.ts'
import { submitDue } from './submit-invoices.ts'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const certificate = {
  serialNumber: '01F20A5D352AE590',
  key: keys.privateKey,
  validTo: new Date('2049-12-31T23:59:59Z'),
}
const qrUrl = 'https://qr.example'
const shop = await buildTestShop({
  ksefCodes: { qrUrl, certificate },
  invoicing: { ...invoicing, isKsefOn: true },
})
const { db } = shop
await db.update(products).set({ quantityInStock: 1_000 })
const staff = shop.asStaff()
const ksef = await startTestKsef({ pendingLooks: 1 })
const client = createKsefClient({ url: ksef.url, ...taxpayer, pollMs: 1 })
const company = { customerType: 'company', companyName: 'Transport Sp. z o.o.', unn: '5260001246' }

async function issued(differences: object = company) {
  const jan = shop.asCustomer(`jan-${crypto.randomUUID()}`)
  await jan.add(ids.tire, 2)
  const { id } = orderIn(await jan.order(differences))
  await staff.call('POST', `/api/tires/orders/${id}/invoices`)
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, id))
  if (!invoice) throw new Error('no invoice was issued')
  return { jan, id, invoice }
}

const deps = {
  db,
  client,
  qrUrl,
  hasCertificate: true,
  mailQueued: () => undefined,
  logger: pino({ level: 'silent' }),
}

/** Runs without the pauses between the steps. */
async function run(times = 4): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await db.update(ksefSubmissions).set({ dueAt: sql`now()` })
    await submitDue(deps)
  }
}

const sendAgain = (invoiceId: number) => staff.call('POST', `/api/invoices/${invoiceId}/ksef`)
const submissionOf = async (invoiceId: number) =>
  (await db.select().from(ksefSubmissions).where(eq(ksefSubmissions.invoiceId, invoiceId)))[0]
const mailsOf = async (id: number) => (await listMails(db)).filter(({ invoiceId }) => invoiceId === id)
const ksefOf = async (orderId: number) =>
  orderDetailSchema
    .parse((await staff.get(`/api/tires/orders/${orderId}`)).body)
    .invoices?.map(({ ksef: of }) => of)

test("a company's invoice goes to KSeF, and the buyer gets it with its number and code", async () => {
  const { id, invoice } = await issued()
  expect(await ksefOf(id)).toEqual([{ state: 'waiting', number: null, isConfirmed: false }])
  expect(await staff.get(`/api/invoices/${invoice.id}/upo`)).toMatchObject({ status: 404 })
  expect(await mailsOf(invoice.id)).toEqual([])
  await run()
  const stored = await submissionOf(invoice.id)
  expect(stored).toMatchObject({
    state: 'accepted',
    verificationUrl: expect.stringMatching(
      /^https:\/\/qr\.example\/invoice\/1234563218\/\d\d-\d\d-\d{4}\/[\w-]{43}$/,
    ),
    confirmation: expect.stringContaining(stored?.ksefNumber ?? '?'),
    lastFailure: null,
  })
  expect(await ksefOf(id)).toEqual([{ state: 'accepted', number: stored?.ksefNumber, isConfirmed: true }])
  expect(await staff.get(`/api/invoices/${invoice.id}/upo`)).toMatchObject({
    status: 200,
    body: stored?.confirmation,
  })
  const [mail, ...others] = await mailsOf(invoice.id)
  expect(others).toEqual([])
  if (!mail) throw new Error('no mail was queued')
  const { attachments = [] } = await composeMail(db, sender, mail)
  expect(await textOf(attachments[0]?.content ?? Buffer.of())).toContain(`KSeF: ${stored?.ksefNumber}`)
})

async function textOf(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  return (await extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
}

/** What the buyer reads on the PDF of an invoice. */
async function printed(of: Shop, uid: string, invoiceId: number): Promise<string> {
  const { rawPayload } = await of.app.inject({
    url: `/api/invoices/${invoiceId}/pdf`,
    headers: { authorization: `Bearer ${customerToken(uid)}` },
  })
  return textOf(rawPayload)
}

test('while it waits for its number the PDF has the codes of the offline mode, and afterwards that of the number alone', async () => {
  const { jan, invoice } = await issued()
  const waiting = await printed(shop, jan.uid, invoice.id)
  for (const fact of ['OFFLINE', 'CERTYFIKAT', 'w trybie offline']) expect(waiting).toContain(fact)
  // An address may go on in the next line.
  expect(waiting.replaceAll(' ', '')).toContain(`${qrUrl}/invoice/1234563218/`)
  await run()
  const accepted = await printed(shop, jan.uid, invoice.id)
  expect(accepted).toContain(`KSeF: ${(await submissionOf(invoice.id))?.ksefNumber}`)
  expect(accepted).not.toMatch(/OFFLINE|CERTYFIKAT|offline/)
})

test('without a certificate, or with one that has expired, it is a preview until it has its number', async () => {
  const { jan, invoice } = await issued()
  const expired = { ...certificate, validTo: new Date('2020-01-01T00:00:00Z') }
  for (const each of [null, expired]) {
    const text = await printed(
      await shop.another({ ksefCodes: { qrUrl, certificate: each } }),
      jan.uid,
      invoice.id,
    )
    expect(text).toContain('OFFLINE')
    expect(text).toContain('Podgląd: faktura czeka na numer KSeF')
    expect(text).not.toContain('CERTYFIKAT')
  }
})

test('what could not be sent at once is declared as issued offline, if it was valid without its number', async () => {
  const offline = ksef.countOffline()
  await issued()
  await run()
  expect(ksef.countOffline()).toBe(offline)
  await issued()
  ksef.fail(503)
  await run()
  expect(ksef.countOffline()).toBe(offline + 1)
})

test("a person's invoice is not sent there, and reaches the buyer at once", async () => {
  const { id, invoice } = await issued({ documentKind: 'invoice' })
  expect(await ksefOf(id)).toEqual([undefined])
  expect(await mailsOf(invoice.id)).toHaveLength(1)
})

test('a correction waits for the number of its invoice, names it, and is sent as well', async () => {
  const { id, invoice } = await issued()
  const body = { lastSeen: invoice.id, reason: 'return', lines: [{ quantity: 1, price: 412.5 }] }
  const correct = () => staff.call('POST', `/api/tires/orders/${id}/invoices/corrections`, { body })
  expect(await correct()).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } })
  await run()
  expect(await correct()).toMatchObject({ status: 200 })
  await run()
  const accepted = await submissionOf(invoice.id)
  const [, correction] = await db.select().from(invoices).where(eq(invoices.orderId, id)).orderBy(invoices.id)
  expect(correction?.xml).toContain(`<NrKSeFFaKorygowanej>${accepted?.ksefNumber}</NrKSeFFaKorygowanej>`)
  expect(await submissionOf(correction?.id ?? 0)).toMatchObject({ state: 'accepted' })
})

test('an invoice that was issued outside KSeF is corrected there; one that KSeF did not take is not', async () => {
  const before = await shop.another({ invoicing })
  const jan = before.asCustomer(`jan-${crypto.randomUUID()}`)
  await jan.add(ids.tire, 2)
  const { id } = orderIn(await jan.order(company))
  await before.asStaff().call('POST', `/api/tires/orders/${id}/invoices`)
  const refused = await issued()
  await db
    .update(ksefSubmissions)
    .set({ state: 'refused' })
    .where(eq(ksefSubmissions.invoiceId, refused.invoice.id))
  const correctionOf = async (orderId: number) => {
    const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
    const body = { lastSeen: invoice?.id, reason: 'return', lines: [{ quantity: 1, price: 412.5 }] }
    const url = `/api/tires/orders/${orderId}/invoices/corrections`
    expect(await staff.call('POST', url, { body })).toMatchObject({ status: 200 })
    return (await db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(invoices.id)).at(-1)
  }
  const correction = await correctionOf(id)
  expect(correction?.xml).toContain('<NrKSeFN>1</NrKSeFN>')
  await run()
  expect(await submissionOf(correction?.id ?? 0)).toMatchObject({ state: 'accepted' })
  expect(await submissionOf((await correctionOf(refused.id))?.id ?? 0)).toBeUndefined()
})

test('a new invoice in place of one with a wrong tax id, and the correction to zero, go to KSeF', async () => {
  const { id, invoice } = await issued()
  await run()
  const detail = orderDetailSchema.parse((await staff.get(`/api/tires/orders/${id}`)).body)
  const buyer = { ...detail.invoices?.[0]?.buyer, taxId: '5260250274' }
  const body = { lastSeen: invoice.id, buyer }
  const reply = await staff.call('POST', `/api/tires/orders/${id}/invoices/buyer-corrections`, { body })
  expect(reply).toMatchObject({ status: 200 })
  await run()
  expect(await ksefOf(id)).toMatchObject([
    { state: 'accepted' },
    { state: 'accepted' },
    { state: 'accepted' },
  ])
})

test('a KSeF that is away delays an invoice and loses none; two processes send it once', async () => {
  const { invoice } = await issued()
  ksef.fail(503)
  await run(1)
  expect(await submissionOf(invoice.id)).toMatchObject({ state: 'waiting', lastFailure: '503', tries: 1 })
  const numbers = ksef.count()
  for (let time = 0; time < 6; time += 1) {
    await db.update(ksefSubmissions).set({ dueAt: sql`now()` })
    await Promise.all([submitDue(deps), submitDue(deps)])
  }
  expect(await submissionOf(invoice.id)).toMatchObject({ state: 'accepted' })
  expect(ksef.count()).toBe(numbers + 1)
  expect(await mailsOf(invoice.id)).toHaveLength(1)
})

test('a confirmation that could not be fetched is requested until it is there, and delays no other', async () => {
  const { id, invoice } = await issued()
  const unconfirmed = {
    ...client,
    confirmationOf: async () => Promise.reject(new KsefError('a confirmation', 503)),
  }
  for (let time = 0; time < 5; time += 1) {
    await db.update(ksefSubmissions).set({ dueAt: sql`now()` })
    await submitDue({ ...deps, client: unconfirmed })
  }
  expect(await ksefOf(id)).toMatchObject([{ state: 'accepted', isConfirmed: false }])
  expect(await submissionOf(invoice.id)).toMatchObject({ confirmation: null, lastFailure: '503' })
  await run()
  expect(await ksefOf(id)).toMatchObject([{ state: 'accepted', isConfirmed: true }])
  expect(await mailsOf(invoice.id)).toHaveLength(1)
})

test('an invoice that arrived without an answer gets the number that KSeF gave it', async () => {
  const { invoice } = await issued()
  await sendAlone(client, invoice.xml)
  const numbers = ksef.count()
  await run()
  expect(await submissionOf(invoice.id)).toMatchObject({
    state: 'accepted',
    ksefNumber: expect.any(String),
    confirmation: expect.any(String),
  })
  expect(ksef.count()).toBe(numbers)
})

/** `FV/2026/0001` */
const numberOf = ({ series, sequence }: { series: string; sequence: number }) =>
  `${series}/${String(sequence).padStart(4, '0')}`

test("another program's document with the number stops the invoice: no mail, and nothing of the other's", async () => {
  const { jan, id, invoice } = await issued()
  await sendAlone(client, invoiceOfToday(numberOf(invoice)))
  await run()
  const stopped = { state: 'number_taken', ksefNumber: null, confirmation: null, verificationUrl: null }
  expect(await submissionOf(invoice.id)).toMatchObject({ ...stopped, lastFailure: '440' })
  expect(await ksefOf(id)).toEqual([{ state: 'number_taken', number: null, isConfirmed: false }])
  expect(await mailsOf(invoice.id)).toEqual([])
  // The PDF says that it is no invoice yet, and the certificate does not vouch for it.
  const text = await printed(shop, jan.uid, invoice.id)
  expect(text).toContain('Podgląd: faktura czeka')
  expect(text).not.toContain('CERTYFIKAT')
  expect(await sendAgain(invoice.id)).toMatchObject({ status: 200 })
  await run()
  expect(await submissionOf(invoice.id)).toMatchObject(stopped)
})

test('a document under the number that KSeF does not show is waited for, and then left to people', async () => {
  const { invoice } = await issued()
  await sendAlone(client, invoice.xml)
  const silent = {
    ...client,
    confirmationOf: async () => Promise.reject(new KsefError('a confirmation', 400, { exception: 21178 })),
  }
  const runSilently = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await db.update(ksefSubmissions).set({ dueAt: sql`now()` })
      await submitDue({ ...deps, client: silent })
    }
  }
  await runSilently(4)
  expect(await submissionOf(invoice.id)).toMatchObject({ state: 'sent', ksefNumber: null })
  await runSilently(6)
  expect(await submissionOf(invoice.id)).toMatchObject({ state: 'number_taken', ksefNumber: null })
  // Once it is shown, it is this one.
  await sendAgain(invoice.id)
  await run()
  expect(await submissionOf(invoice.id)).toMatchObject({ state: 'accepted' })
})

test.each([405, 430, 435, 500, 550])(
  'an invoice that KSeF ends with %i is sent again by the job',
  async (code) => {
    const { invoice } = await issued()
    ksef.upset(code)
    await db.update(ksefSubmissions).set({ dueAt: sql`now()` })
    for (let time = 0; time < 3; time += 1) {
      await submitDue(deps)
      await db
        .update(ksefSubmissions)
        .set({ dueAt: sql`least(due_at, now() + interval '50 s') - interval '5 s'` })
    }
    expect(await submissionOf(invoice.id)).toMatchObject({
      state: 'waiting',
      resends: 1,
      lastFailure: `${code}`,
    })
    expect(await mailsOf(invoice.id)).toEqual([])
    await run()
    expect(await submissionOf(invoice.id)).toMatchObject({ state: 'accepted', lastFailure: null })
    expect(await mailsOf(invoice.id)).toHaveLength(1)
  },
)

test('an invoice whose session KSeF does not know is sent again', async () => {
  const { invoice } = await issued()
  await run(1)
  ksef.empty()
  await run(1)
  expect(await submissionOf(invoice.id)).toMatchObject({ state: 'waiting', lastFailure: '400', resends: 1 })
  await run()
  expect(await submissionOf(invoice.id)).toMatchObject({ state: 'accepted' })
})

test('what waits goes in one session, and one that KSeF does not take holds up no other', async () => {
  const waiting = [await issued(), await issued(), await issued()]
  const [, broken] = waiting
  let sessions = 0
  const counting = {
    ...client,
    inSession: <Result>(work: (session: KsefSession) => Promise<Result>) => {
      sessions += 1
      return client.inSession((session) =>
        work({
          send: (xml, mode) =>
            xml === broken?.invoice.xml
              ? Promise.reject(new KsefError('an invoice', 503))
              : session.send(xml, mode),
        }),
      )
    },
  }
  const runCounting = async () => {
    await db.update(ksefSubmissions).set({ dueAt: sql`now()` })
    await submitDue({ ...deps, client: counting })
  }
  const states = async () =>
    Promise.all(waiting.map(async ({ invoice }) => (await submissionOf(invoice.id))?.state))
  await runCounting()
  expect([sessions, await states()]).toEqual([1, ['sent', 'waiting', 'waiting']])
  await runCounting()
  expect([sessions, await states()]).toEqual([2, ['sent', 'waiting', 'sent']])
  expect(await submissionOf(broken?.invoice.id ?? 0)).toMatchObject({ tries: 2, lastFailure: '503' })
  await run()
  expect(await states()).toEqual(['accepted', 'accepted', 'accepted'])
})

test('staff send again what KSeF refused, and that is on record; nothing else is', async () => {
  const { invoice } = await issued()
  expect(await sendAgain(invoice.id)).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } })
  await db
    .update(ksefSubmissions)
    .set({ state: 'refused', lastFailure: '450' })
    .where(eq(ksefSubmissions.invoiceId, invoice.id))
  const reply = await sendAgain(invoice.id)
  expect(orderDetailSchema.parse(reply.body).invoices).toMatchObject([{ ksef: { state: 'waiting' } }])
  const [, again] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'ksef_submissions'), eq(auditLog.entityId, String(invoice.id))))
    .orderBy(auditLog.id)
  expect(again).toMatchObject({
    call: 'POST /api/invoices/:id/ksef',
    before: { state: 'refused' },
    after: { state: 'waiting' },
  })
  await run()
  expect(await submissionOf(invoice.id)).toMatchObject({ state: 'accepted' })
  expect(await sendAgain(invoice.id)).toMatchObject({ status: 409 })
  const person = await issued({ documentKind: 'invoice' })
  expect(await sendAgain(person.invoice.id)).toMatchObject({ status: 404 })
  const off = await shop.another({ ksefCodes: null })
  expect(await off.asStaff().call('POST', `/api/invoices/${invoice.id}/ksef`)).toMatchObject({ status: 409 })
})

test('a refused invoice is left to people, without a mail', async () => {
  const { id, invoice } = await issued()
  const refusing = { ...client, statusOf: async () => ({ kind: 'refused', code: 450 }) as const }
  for (let time = 0; time < 2; time += 1) {
    await db.update(ksefSubmissions).set({ dueAt: sql`now()` })
    await submitDue({ ...deps, client: refusing })
  }
  expect(await submissionOf(invoice.id)).toMatchObject({ state: 'refused', lastFailure: '450' })
  expect(await ksefOf(id)).toEqual([{ state: 'refused', number: null, isConfirmed: false }])
  expect(await mailsOf(invoice.id)).toEqual([])
  await run()
  expect(await submissionOf(invoice.id)).toMatchObject({ state: 'refused' })
})

import { pageOf } from '@bieznik/contract/endpoint'
import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { listedInvoiceSchema, uninvoicedOrderSchema } from '@bieznik/contract/money/invoice'
import { grosze } from '@bieznik/contract/money/money'
import { orderDetailSchema, type OrderDetail } from '@bieznik/contract/selling/order'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { invoicing } from '../../../test/invoices.ts'
import { sender } from '../../../test/mail-worker.ts'
import { listMails } from '../../../test/queued-mails.ts'
import { orderIn, tally } from '../../../test/replies.ts'
import { buildTestShop, type Customer, type Reply } from '../../../test/shop.ts'
import { customerToken } from '../../../test/tokens.ts'
import { payByTransfer } from '../../../test/transfers.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { invoiceSeries, invoices } from '../../platform/db/schema/invoices.ts'
import { ksefSubmissions } from '../../platform/db/schema/ksef-submissions.ts'
import { orders, orderStatusChanges } from '../../platform/db/schema/orders.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { requireValidInvoice } from './validate-xml.ts'

const shop = await buildTestShop()
const staff = shop.asStaff()
// Enough for everyone.
await shop.db.update(products).set({ quantityInStock: 1_000 })
const company = {
  customerType: 'company',
  firstAndLastName: undefined,
  companyName: 'Transport Sp. z o.o.',
  unn: '5260001246',
}

async function placed(differences: object = company): Promise<{ jan: Customer; id: number }> {
  const jan = shop.asCustomer(`jan-${crypto.randomUUID()}`)
  await jan.add(ids.tire, 2)
  await jan.add(ids.wheel, 1)
  return { jan, id: orderIn(await jan.order(differences)).id }
}

const issue = (id: number) => staff.call('POST', `/api/tires/orders/${id}/invoices`)
const correct = (id: number, body: object) =>
  staff.call('POST', `/api/tires/orders/${id}/invoices/corrections`, { body })

function detailIn(reply: Reply): OrderDetail {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return orderDetailSchema.parse(reply.body)
}

const invoicesIn = (reply: Reply) => detailIn(reply).invoices ?? []

const year = dayInWarsaw(new Date()).slice(0, 4)

test('staff issue an invoice: buyer and staff see it on the order and get it as a valid file', async () => {
  const { jan, id } = await placed()
  const [invoice, ...others] = invoicesIn(await issue(id))
  expect(others).toEqual([])
  expect(invoice).toMatchObject({
    number: expect.stringMatching(`^FV/${year}/\\d{4}$`),
    kind: 'invoice',
    issuedOn: dayInWarsaw(new Date()),
    gross: 112_400,
    lines: [
      { quantity: 2, price: 41_250 },
      { quantity: 1, price: 29_900 },
    ],
  })
  expect(invoicesIn(await jan.get(`/api/tires/orders/${id}`))).toEqual([invoice])
  const xml = await jan.get(`/api/invoices/${invoice?.id}/xml`)
  expect(xml).toMatchObject({ status: 200, headers: { 'content-type': 'application/xml; charset=utf-8' } })
  const [stored] = await shop.db.select().from(invoices).where(eq(invoices.orderId, id))
  if (!stored) throw new Error('no invoice was stored')
  requireValidInvoice(stored.xml)
  expect(stored.xml).toContain('<NIP>5260001246</NIP>')
  expect(stored).toMatchObject({ issuedBy: 'staff', language: 'pl', gross: 112_400 })
  expect(await jan.get(`/api/invoices/${invoice?.id}/pdf`)).toMatchObject({ status: 200 })
})

test("another's invoice is not there", async () => {
  const { id } = await placed()
  const [invoice] = invoicesIn(await issue(id))
  for (const file of ['pdf', 'xml'])
    expect(await shop.asCustomer('ola').get(`/api/invoices/${invoice?.id}/${file}`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
})

test('an order is invoiced once, also by two at once; a canceled one is not', async () => {
  const { id } = await placed()
  const replies = await Promise.all([issue(id), issue(id), issue(id)])
  expect(tally(replies)).toEqual({ '200': 1, '409 changed_meanwhile': 2 })
  expect(await issue(id)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  const canceled = await placed()
  await canceled.jan.call('POST', `/api/tires/orders/${canceled.id}/cancel`)
  expect(await issue(canceled.id)).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } })
  expect(await issue(999_999)).toMatchObject({ status: 404 })
})

// Shows D52
test('an order that was paid is invoiced once its goods have left; by an advance invoice before that where the shop issues them', async () => {
  const sent = { ...company, typeOfDelivery: 'shipping_to_customer' }
  const [waiting, partly, whole] = [await placed(sent), await placed(sent), await placed(sent)]
  const total = grosze(112_400)
  for (const { id } of [waiting, whole]) await payByTransfer(shop.db, id, total)
  await payByTransfer(shop.db, partly.id, grosze(1))
  const early = { status: 409, body: { code: 'status_not_allowed' } }
  for (const { id } of [waiting, partly, whole]) expect(await issue(id)).toMatchObject(early)
  await staff.changeStatus({ orderId: String(waiting.id), status: 'Sent' })
  expect(await issue(waiting.id)).toMatchObject({ status: 200 })

  const advance = await shop.another({ invoicing: { ...invoicing, prepaid: 'advance' } })
  const issueAdvance = (id: number) => advance.asStaff().call('POST', `/api/tires/orders/${id}/invoices`)
  expect(await issueAdvance(partly.id)).toMatchObject(early)
  const [invoice] = invoicesIn(await issueAdvance(whole.id))
  expect(invoice).toMatchObject({ kind: 'invoice', gross: total })
  const [stored] = await shop.db.select().from(invoices).where(eq(invoices.orderId, whole.id))
  expect(stored?.xml).toContain('<RodzajFaktury>ZAL</RodzajFaktury>')
  expect(stored?.xml).toContain(`<DataZaplaty>${dayInWarsaw(new Date())}</DataZaplaty>`)
  const pdf = await textOfPdf(whole.jan.uid, invoice?.id)
  for (const fact of ['Faktura zaliczkowa', 'Data otrzymania zapłaty przed dostawą', 'Cena netto'])
    expect(pdf).toContain(fact)
  await staff.changeStatus({ orderId: String(whole.id), status: 'Sent' })
  expect(await issueAdvance(whole.id)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
})

async function textOfPdf(uid: string, invoiceId: number | undefined): Promise<string> {
  const { rawPayload } = await shop.app.inject({
    url: `/api/invoices/${invoiceId}/pdf`,
    headers: { authorization: `Bearer ${customerToken(uid)}` },
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

test("a person's order with a receipt gets an invoice to it", async () => {
  const { id } = await placed({})
  await issue(id)
  const [stored] = await shop.db.select().from(invoices).where(eq(invoices.orderId, id))
  expect(stored?.xml).toContain('<FP>1</FP>')
  expect(stored?.xml).toContain('<BrakID>1</BrakID>')
})

test('data that make no invoice are refused, and no number is lost', async () => {
  const { id } = await placed()
  await shop.db
    .update(orders)
    .set({ buyerAddress: 'x'.repeat(600) })
    .where(eq(orders.id, id))
  const [before] = await shop.db.select().from(invoiceSeries)
  const reply = await issue(id)
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  expect(JSON.stringify(reply.body)).not.toContain('xxx')
  const [after] = await shop.db.select().from(invoiceSeries)
  expect(after).toEqual(before)
})

test('a return is corrected: the difference, numbers of their own, and the next correction goes on from there', async () => {
  const { id } = await placed()
  const [invoice] = invoicesIn(await issue(id))
  const lines = [
    { quantity: 1, price: 412.5 },
    { quantity: 1, price: 299 },
  ]
  const first = invoicesIn(await correct(id, { lastSeen: invoice?.id, reason: 'return', lines }))
  expect(first).toMatchObject([
    { kind: 'invoice', gross: 112_400 },
    { kind: 'correction', number: expect.stringMatching(`^FK/${year}/`), gross: -41_250 },
  ])
  // Somebody else still has the page with the invoice alone.
  expect(await correct(id, { lastSeen: invoice?.id, reason: 'return', lines })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
  const rest = [
    { quantity: 0, price: 412.5 },
    { quantity: 1, price: 289 },
  ]
  const second = invoicesIn(await correct(id, { lastSeen: first[1]?.id, reason: 'mistake', lines: rest }))
  expect(second.map(({ gross }) => gross)).toEqual([112_400, -41_250, -42_250])
  expect(second.reduce((sum, { gross }) => sum + gross, 0)).toBe(grosze(28_900))
})

test.each([
  ['other lines', [{ quantity: 1, price: 412.5 }]],
  [
    'nothing changed',
    [
      { quantity: 2, price: 412.5 },
      { quantity: 1, price: 299 },
    ],
  ],
])('a correction with %s is refused', async (_what, lines) => {
  const { id } = await placed()
  const [invoice] = invoicesIn(await issue(id))
  expect(await correct(id, { lastSeen: invoice?.id, reason: 'mistake', lines })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', fields: [{ path: 'lines' }] },
  })
})

test('a discount and a reason in words are corrected as what they are; another reason without words is refused', async () => {
  const { id } = await placed()
  const [invoice] = invoicesIn(await issue(id))
  const lines = [
    { quantity: 2, price: 400 },
    { quantity: 1, price: 299 },
  ]
  const change = { lastSeen: invoice?.id, lines }
  for (const wrong of [
    { reason: 'other' },
    { reason: 'other', reasonText: '  ' },
    { reason: 'other', reasonText: 'x'.repeat(257) },
    { reason: 'discount', reasonText: 'rabat' },
  ]) {
    expect(await correct(id, { ...change, ...wrong })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'reasonText' }] },
    })
  }
  await correct(id, { ...change, reason: 'other', reasonText: 'Bonus roczny' })
  const [row] = await shop.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, id), eq(invoices.kind, 'correction')))
  expect(row?.xml).toContain('<PrzyczynaKorekty>Bonus roczny</PrzyczynaKorekty>')
})

test('an order without an invoice has nothing to correct', async () => {
  const { id } = await placed()
  const lines = [{ quantity: 1, price: 1 }]
  expect(await correct(id, { lastSeen: 1, reason: 'mistake', lines })).toMatchObject({ status: 404 })
})

test('an invoice stays as it was issued, whatever becomes of order and database', async () => {
  const { jan, id } = await placed()
  await issue(id)
  const before = await shop.db.select().from(invoices).where(eq(invoices.orderId, id))
  await shop.db.update(orders).set({ name: 'Someone else' }).where(eq(orders.id, id))
  expect(await shop.db.select().from(invoices).where(eq(invoices.orderId, id))).toEqual(before)
  const change = shop.db
    .update(invoices)
    .set({ gross: grosze(1) })
    .where(eq(invoices.orderId, id))
  await expect(change).rejects.toMatchObject({ cause: { message: 'an invoice does not change' } })
  const removal = shop.db.delete(invoices).where(eq(invoices.orderId, id))
  await expect(removal).rejects.toMatchObject({ cause: { message: 'an invoice does not change' } })
  expect(invoicesIn(await jan.get(`/api/tires/orders/${id}`))).toHaveLength(1)
})

test.each([
  ['pl', 'Faktura', 'Faktura korygująca'],
  ['en', 'Invoice', 'Correcting invoice'],
  ['ru', 'Счёт-фактура', 'Корректировочный счёт-фактура'],
] as const)('the mail brings the PDF in %s beside Polish', async (language, invoiceName, correctionName) => {
  const { id } = await placed({ ...company, language })
  const [invoice] = invoicesIn(await issue(id))
  const lines = [
    { quantity: 1, price: 412.5 },
    { quantity: 1, price: 299 },
  ]
  const [, correction] = invoicesIn(await correct(id, { lastSeen: invoice?.id, reason: 'return', lines }))
  const queued = (await listMails(shop.db)).filter(
    ({ invoiceId }) => invoiceId === invoice?.id || invoiceId === correction?.id,
  )
  expect(queued).toMatchObject([
    { recipient: 'jan@example.com', language, kind: 'invoice_issued' },
    { recipient: 'jan@example.com', language, kind: 'invoice_issued' },
  ])
  const letters = await Promise.all(queued.map((mail) => composeMail(shop.db, sender, mail)))
  const names = [invoiceName, correctionName]
  for (const [index, { subject, text, attachments = [] }] of letters.entries()) {
    const number = [invoice, correction][index]?.number ?? ''
    expect(subject).toContain(names[index])
    expect(text).toContain(number)
    expect(text).toMatch(/\/order\?link=\d+\.[\d.a-f]+#documents/)
    const [file] = attachments
    expect(file).toMatchObject({
      filename: `${number.replaceAll('/', '-')}.pdf`,
      contentType: 'application/pdf',
    })
    const pdf = await getDocumentProxy(new Uint8Array(file?.content ?? Buffer.of()))
    const printed = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
    for (const fact of [
      number,
      'Sprzedawca',
      'Nabywca',
      'Transport Sp. z o.o.',
      '5260001246',
      names[index] ?? '',
    ])
      expect(printed, fact).toContain(fact)
    expect(printed).toContain(index === 0 ? '1124,00 zł' : '-412,50 zł')
    expect(printed).toContain('PL 03 0000 0000 0000 1234 5678 9012')
    expect(printed, 'days in the form of the reader').not.toMatch(/\d{4}-\d{2}-\d{2}/)
  }
})

test('numbers have no gap and no double, with many at once and transactions that fail', async () => {
  const [before] = await shop.db
    .select()
    .from(invoiceSeries)
    .where(eq(invoiceSeries.name, `FV/${year}`))
  const all = await Promise.all(Array.from({ length: 24 }, () => placed()))
  const failing = new Set(all.filter((_each, index) => index % 3 === 0).map(({ id }) => id))
  for (const id of failing)
    await shop.db
      .update(orders)
      .set({ buyerAddress: 'x'.repeat(600) })
      .where(eq(orders.id, id))
  const others = [staff, (await shop.another()).asStaff(), (await shop.another()).asStaff()]
  const replies = await Promise.all(
    all.map(({ id }, index) =>
      (others[index % others.length] ?? staff).call('POST', `/api/tires/orders/${id}/invoices`),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(all.length - failing.size)
  const rows = await shop.db
    .select({ sequence: invoices.sequence })
    .from(invoices)
    .where(eq(invoices.series, `FV/${year}`))
    .orderBy(invoices.sequence)
  const last = (before?.lastNumber ?? 0) + all.length - failing.size
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: last }, (_, index) => index + 1))
})

const listed = async (query: string) =>
  pageOf(listedInvoiceSchema).parse((await staff.get(`/api/invoices?${query}`)).body)

test('the list finds invoices by number, buyer, tax id and order, and by what KSeF says of them', async () => {
  const { id } = await placed({ ...company, companyName: 'Łódzkie Opony' })
  const [invoice] = invoicesIn(await issue(id))
  if (!invoice) throw new Error('no invoice was issued')
  const searches = [
    invoice.number.toLowerCase(),
    'lodzkie',
    '526-000-12-46',
    'PL 526 000 12 46',
    'pl5260001246',
    String(id),
  ]
  for (const search of searches) {
    const { rows } = await listed(`page=1&pageSize=50&search=${encodeURIComponent(search)}`)
    expect(rows[0], search).toEqual({
      id: invoice.id,
      number: invoice.number,
      kind: 'invoice',
      issuedOn: invoice.issuedOn,
      gross: 112_400,
      orderId: id,
      buyer: { name: 'Łódzkie Opony', taxId: '5260001246' },
    })
  }
  for (const search of ['%', '-', '_', ' - ', '--', 'PL'])
    expect(await listed(`search=${encodeURIComponent(search)}`), search).toEqual({ rows: [], total: 0 })
  const numbers = (await listed('page=1&pageSize=5')).rows.map((row) => row.id)
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))

  await shop.db.insert(ksefSubmissions).values({ invoiceId: invoice.id, state: 'refused' })
  expect((await listed('filter=stopped')).rows).toMatchObject([
    { id: invoice.id, ksef: { state: 'refused' } },
  ])
  expect((await listed('filter=waiting')).rows).toEqual([])
  await shop.db
    .update(ksefSubmissions)
    .set({ state: 'sent' })
    .where(eq(ksefSubmissions.invoiceId, invoice.id))
  expect((await listed('filter=waiting')).rows).toMatchObject([{ id: invoice.id }])
  expect((await listed('filter=stopped')).total).toBe(0)
})

test('orders that are to be invoiced are listed and invoiced together; one that makes no invoice leaves the others issued', async () => {
  const due = async () =>
    pageOf(uninvoicedOrderSchema)
      .parse((await staff.get('/api/uninvoiced-orders')).body)
      .rows.map(({ id }) => id)
  const [good, bad, waiting, person] = [await placed(), await placed(), await placed(), await placed({})]
  for (const { id } of [good, bad, person]) await staff.changeStatus({ orderId: String(id), status: 'Sent' })
  for (const { id } of [good, bad, person])
    await staff.changeStatus({ orderId: String(id), status: 'Delivered' })
  // A change of status can be undone for some seconds.
  await shop.db
    .update(orderStatusChanges)
    .set({ changedAt: sql`now() - interval '1 hour'` })
    .where(inArray(orderStatusChanges.orderId, [good.id, bad.id, person.id]))
  await shop.db
    .update(orders)
    .set({ buyerAddress: 'x'.repeat(600) })
    .where(eq(orders.id, bad.id))
  const found = await due()
  expect(found).toEqual(expect.arrayContaining([good.id, bad.id]))
  expect(found).not.toContain(waiting.id)
  expect(found).not.toContain(person.id)

  // However long ago it was placed: the shop issues no such one by itself.
  await shop.db
    .update(orders)
    .set({ orderDate: sql`now() - interval '200 days'` })
    .where(eq(orders.id, good.id))
  expect(await due()).toContain(good.id)

  const issueMany = (orderIds: number[]) => staff.call('POST', '/api/invoices', { body: { orderIds } })
  const both = [bad.id, good.id]
  expect(await issueMany(both)).toMatchObject({
    status: 200,
    body: { issued: 1, refused: [{ orderId: bad.id, code: 'invalid_request' }] },
  })
  expect(await due()).not.toContain(good.id)
  expect(await issueMany([...both, 999_999])).toMatchObject({
    body: {
      issued: 0,
      refused: [
        { orderId: bad.id, code: 'invalid_request' },
        { orderId: good.id, code: 'changed_meanwhile' },
        { orderId: 999_999, code: 'not_found' },
      ],
    },
  })
  expect(await issueMany([good.id, good.id])).toMatchObject({ status: 400 })
  expect(await issueMany([])).toMatchObject({ status: 400 })
})

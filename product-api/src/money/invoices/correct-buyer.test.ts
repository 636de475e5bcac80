import { registersSchema } from '@bieznik/contract/money/registers'
import { addDays, dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import type { Invoice } from '@bieznik/contract/money/invoice'
import { orderDetailSchema } from '@bieznik/contract/selling/order'
import { asc, eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { listMails } from '../../../test/queued-mails.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop, type Reply } from '../../../test/shop.ts'
import { staffToken } from '../../../test/tokens.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { requireValidInvoice } from './validate-xml.ts'

const shop = await buildTestShop()
const staff = shop.asStaff()
await shop.db.update(products).set({ quantityInStock: 1_000 })
const company = {
  customerType: 'company',
  firstAndLastName: undefined,
  companyName: 'Transport Sp. z o.o.',
  unn: '5260001246',
}
const RIGHT_NIP = '5260250274'

function invoicesIn(reply: Reply): Invoice[] {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return orderDetailSchema.parse(reply.body).invoices ?? []
}

async function issued(differences: object = company) {
  const jan = shop.asCustomer(`jan-${crypto.randomUUID()}`)
  await jan.add(ids.tire, 2)
  const { id } = orderIn(await jan.order(differences))
  const [invoice] = invoicesIn(await staff.call('POST', `/api/tires/orders/${id}/invoices`))
  if (!invoice) throw new Error('no invoice was issued')
  return { id, invoice }
}

const correctBuyer = (id: number, lastSeen: number, buyer: Invoice['buyer']) =>
  staff.call('POST', `/api/tires/orders/${id}/invoices/buyer-corrections`, { body: { lastSeen, buyer } })
const correctLines = (id: number, lastSeen: number | undefined, quantity: number) =>
  staff.call('POST', `/api/tires/orders/${id}/invoices/corrections`, {
    body: { lastSeen, reason: 'return', lines: [{ quantity, price: 412.5 }] },
  })

const rowsOf = (id: number) =>
  shop.db.select().from(invoices).where(eq(invoices.orderId, id)).orderBy(asc(invoices.id))

async function printed(invoiceId: number | undefined): Promise<string> {
  const { rawPayload } = await shop.app.inject({
    url: `/api/invoices/${invoiceId}/pdf`,
    headers: { authorization: `Bearer ${staffToken()}` },
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

test('name and address are corrected without amounts, and the next correction goes on with them', async () => {
  const { id, invoice } = await issued()
  const buyer = { ...invoice.buyer, name: 'Transport S.A.', address: 'ul. Nowa 5', city: 'Kraków' }
  const [, correction] = invoicesIn(await correctBuyer(id, invoice.id, buyer))
  expect(correction).toMatchObject({
    kind: 'correction',
    gross: 0,
    buyer,
    lines: [{ quantity: 2, price: 41_250 }],
  })
  const [, row] = await rowsOf(id)
  requireValidInvoice(row?.xml ?? '')
  expect(row?.xml).toMatch(/<Podmiot2K>.*Transport Sp\. z o\.o\..*<\/Podmiot2K>/)
  expect(row?.xml).toContain('<PrzyczynaKorekty>Zmiana danych nabywcy</PrzyczynaKorekty>')
  const text = await printed(correction?.id)
  for (const fact of ['Nabywca przed korektą', 'Transport Sp. z o.o.', 'Transport S.A.', 'ul. Nowa 5'])
    expect(text).toContain(fact)
  const [, , returned] = invoicesIn(await correctLines(id, correction?.id, 1))
  expect(returned).toMatchObject({ buyer, gross: -41_250 })
})

test('a wrong tax id takes the invoice back to zero and issues a new one, and the books have the sale once', async () => {
  const { id, invoice } = await issued()
  const day = dayInWarsaw(new Date())
  const period = new URLSearchParams({ from: day, before: addDays(day, 1) })
  const books = async () => registersSchema.parse((await staff.get(`/api/books?${period}`)).body)
  await staff.changeStatus({ orderId: String(id), status: 'Sent' })
  await staff.changeStatus({ orderId: String(id), status: 'Delivered' })
  const before = await books()

  const buyer = { ...invoice.buyer, taxId: RIGHT_NIP }
  const documents = invoicesIn(await correctBuyer(id, invoice.id, buyer))
  expect(documents).toMatchObject([
    { number: invoice.number },
    { kind: 'correction', gross: -82_500, buyer: invoice.buyer, lines: [{ quantity: 0 }] },
    { kind: 'invoice', gross: 82_500, buyer, lines: [{ quantity: 2, price: 41_250 }] },
  ])
  const rows = await rowsOf(id)
  for (const { xml } of rows) requireValidInvoice(xml)
  expect(rows[1]?.xml).not.toContain(RIGHT_NIP)
  expect(rows[2]).toMatchObject({ replacesId: invoice.id, correctsId: null })
  expect(rows[2]?.xml).toContain(`<NIP>${RIGHT_NIP}</NIP>`)
  const mailed = (await listMails(shop.db)).flatMap(({ invoiceId }) => invoiceId ?? [])
  expect(mailed).toEqual(expect.arrayContaining(rows.map((row) => row.id)))

  const after = await books()
  expect(after.invoices).toMatchObject({
    count: before.invoices.count + 2,
    total: before.invoices.total,
  })
  expect([after.sold, after.soldOnInvoices]).toEqual([before.sold, before.soldOnInvoices])
  expect(after.open).not.toContainEqual(expect.objectContaining({ orderId: id }))

  const returned = invoicesIn(await correctLines(id, documents[2]?.id, 1)).at(-1)
  expect(returned).toMatchObject({ kind: 'correction', gross: -41_250, buyer })
  expect((await rowsOf(id)).at(-1)?.xml).toContain(
    `<NrFaKorygowanej>${documents[2]?.number}</NrFaKorygowanej>`,
  )
})

test.each([
  ['nothing changed', {}, 'buyer'],
  ['no NIP', { taxId: '5260001247' }, 'buyer.taxId'],
  ['a company without one', { taxId: null }, 'buyer.taxId'],
])('%s is refused', async (_what, differences, path) => {
  const { id, invoice } = await issued()
  expect(await correctBuyer(id, invoice.id, { ...invoice.buyer, ...differences })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', fields: [{ path }] },
  })
  expect(await rowsOf(id)).toHaveLength(1)
})

test("a person's invoice gets no tax id, and nothing is corrected that somebody has corrected meanwhile", async () => {
  const { id, invoice } = await issued({ documentKind: 'invoice' })
  expect(await correctBuyer(id, invoice.id, { ...invoice.buyer, taxId: RIGHT_NIP })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'buyer.taxId' }] },
  })
  const buyer = { ...invoice.buyer, name: 'Jan Nowak' }
  expect(await correctBuyer(id, invoice.id, buyer)).toMatchObject({ status: 200 })
  expect(await correctBuyer(id, invoice.id, { ...buyer, name: 'Ola Nowak' })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
})

test('of an invoice of which nothing is left, no new one is issued', async () => {
  const { id, invoice } = await issued()
  const [, returned] = invoicesIn(await correctLines(id, invoice.id, 0))
  expect(await correctBuyer(id, returned?.id ?? 0, { ...invoice.buyer, taxId: RIGHT_NIP })).toMatchObject({
    status: 400,
  })
})

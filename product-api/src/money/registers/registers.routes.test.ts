import { vatWithin } from '@bieznik/contract/money/vat'
import {
  bookRegisters,
  registersSchema,
  type BookRegister,
  type AccountingRegisters,
} from '@bieznik/contract/money/registers'
import { addDays, dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { grosze } from '@bieznik/contract/money/money'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { insertPastSales } from '../../../test/past-sales.ts'
import { invoicing } from '../../../test/invoices.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { orderCorrections, refunds } from '../../platform/db/schema/corrections.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { orderItems, orders, orderStatusChanges } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { correctInvoice } from '../invoices/correct-invoice.ts'
import { invoiceContentSchema } from '../invoices/invoice-content.ts'

const shop = await buildTestShop()
const staff = shop.asStaff()
await insertPastSales(shop.db, 20_261_127, 120)

type Period = { from: string; before: string }
const everything: Period = { from: '2026-03-01', before: '2027-03-01' }

async function registersQueryOf(period: Period): Promise<AccountingRegisters> {
  const reply = await staff.get(`/api/books?${new URLSearchParams(period)}`)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return registersSchema.parse(reply.body)
}

const rowsSchema = z.array(z.array(z.string()))

async function fileOf(register: BookRegister, period: Period): Promise<string[][]> {
  const reply = await staff.get(
    `/api/books/${register}?${new URLSearchParams({ ...period, language: 'pl' })}`,
  )
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const [, ...rows] = rowsSchema.parse(parse(z.string().parse(reply.body), { bom: true, delimiter: ';' }))
  return rows
}

/** `-412,50` → -41250 */
const groszeOf = (cell: string | undefined): number => Number((cell ?? '').replace(',', ''))
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0)

const [orderRows, itemRows, changeRows, paymentRows, invoiceRows, refundRows, correctionRows] =
  await Promise.all([
    shop.db.select().from(orders),
    shop.db.select().from(orderItems),
    shop.db.select().from(orderStatusChanges),
    shop.db.select().from(payments),
    shop.db.select().from(invoices),
    shop.db.select().from(refunds),
    shop.db.select().from(orderCorrections).orderBy(orderCorrections.id),
  ])
const totalOfOrder = new Map(
  orderRows.map(({ id }) => [
    id,
    sumOf(itemRows.filter(({ orderId }) => orderId === id).map(({ price, quantity }) => price * quantity)),
  ]),
)

/** What an order came to, as the first correction of that moment or later found it. */
const totalAt = (orderId: number, moment: Date): number =>
  correctionRows.find((row) => row.orderId === orderId && row.doneAt >= moment)?.totalBefore ??
  totalOfOrder.get(orderId) ??
  0

function isGone(orderId: number, status: string | null): boolean {
  const isPickup = orderRows.find(({ id }) => id === orderId)?.typeOfDelivery === 'delivery_with_assembly'
  return status === 'Delivered' || (status === 'Sent' && !isPickup)
}

const isOnReceipt = (orderId: number) =>
  orderRows.some(
    ({ id, customerType, documentKind }) =>
      id === orderId && customerType === 'private_person' && documentKind === 'receipt',
  )

const donePartsOf = (paymentId: string | null) =>
  refundRows.filter((row) => row.paymentId === paymentId && row.state === 'done')
const amountsOf = (rows: readonly { amount: number }[]) => sumOf(rows.map(({ amount }) => amount))

/** What was not asked for in parts. */
const restOf = ({ id, amount }: { id: string; amount: number }) =>
  amount - amountsOf(refundRows.filter((row) => row.paymentId === id && row.state !== 'rejected'))

const isDayIn = (day: string, { from, before }: Period) => day >= from && day < before
const isIn = (moment: Date | null, period: Period) => moment !== null && isDayIn(dayInWarsaw(moment), period)

/** What the books have to come to, counted from the rows one by one. */
function expectedOf(period: Period) {
  const moves = changeRows.flatMap(({ orderId, from, to, changedAt }) => {
    const sign = Number(isGone(orderId, to)) - Number(isGone(orderId, from))
    if (sign === 0 || !isIn(changedAt, period)) return []
    return [{ gross: sign * totalAt(orderId, changedAt), isReceipt: isOnReceipt(orderId) }]
  })
  const corrected = correctionRows.flatMap(({ orderId, totalBefore, totalAfter, doneAt }) => {
    const last = changeRows.filter((row) => row.orderId === orderId && row.changedAt <= doneAt).at(-1)
    if (!isIn(doneAt, period) || !isGone(orderId, last?.to ?? null)) return []
    return [{ gross: totalAfter - totalBefore, isReceipt: isOnReceipt(orderId) }]
  })
  const sold = [...moves, ...corrected]
  const issued = invoiceRows.filter(({ issuedOn }) => isDayIn(issuedOn, period))
  const isToReceipt = ({ content }: { content: unknown }) => invoiceContentSchema.parse(content).isToReceipt
  const grossOf = (rows: { gross: number }[]) => sumOf(rows.map(({ gross }) => gross))
  const moved = paymentRows.filter(({ capturedAt }) => isIn(capturedAt, period))
  return {
    sold: grossOf(sold),
    receipts: grossOf(sold.filter(({ isReceipt }) => isReceipt)),
    invoices: grossOf(issued.filter((row) => !isToReceipt(row))),
    toReceipts: grossOf(issued.filter(isToReceipt)),
    captured: sumOf(moved.map(({ amount }) => amount)),
    disputed: sumOf(moved.filter(({ state }) => state === 'disputed').map(({ amount }) => amount)),
    parts: amountsOf(refundRows.filter(({ state, endedAt }) => state === 'done' && isIn(endedAt, period))),
    whole: sumOf(paymentRows.filter(({ refundedAt }) => isIn(refundedAt, period)).map(restOf)),
  }
}

/** Whatever order the rows come in. */
const inOneOrder = (rows: string[][]) =>
  rows.map((row) => row.join(';')).toSorted((a, b) => a.localeCompare(b))

/** At most a year of days in which something happened. */
const days = Array.from({ length: 240 }, (_, index) => addDays('2026-03-26', index))
const cuts = fc
  .uniqueArray(fc.oneof(fc.constantFrom(...days.slice(0, 8)), fc.constantFrom(...days)), {
    minLength: 2,
    maxLength: 4,
  })
  .map((list) => list.toSorted())

test('the totals of any period are those of orders, payments, refunds and invoices, to the grosz', async () => {
  await fc.assert(
    fc.asyncProperty(cuts, async ([from = '', before = '']) => {
      const period = { from, before }
      const books = await registersQueryOf(period)
      const { parts, whole, ...expected } = expectedOf(period)
      const provided = books.payments.methods.find(({ method }) => method === 'przelewy24')
      expect({
        sold: books.sold.gross,
        receipts: books.receipts.total.gross,
        invoices: books.invoices.total.gross,
        toReceipts: books.toReceipts.gross,
        captured: provided?.total ?? 0,
        disputed: books.disputed.gross,
        refunds: books.refunds.total,
      }).toEqual({ ...expected, refunds: parts + whole })
      expect(books.soldOnReceipts.gross).toBe(books.receipts.total.gross)
      const covered = [
        books.soldOnReceipts,
        books.soldOnInvoices,
        books.soldOnOtherInvoices,
        books.soldWithoutInvoice,
      ]
      expect(sumOf(covered.map(({ gross }) => gross))).toBe(books.sold.gross)
      expect(sumOf(covered.map(({ count }) => count))).toBe(books.sold.count)
      for (const { total, rates } of [books.invoices, books.receipts, books.sales]) {
        expect(total.net + total.vat).toBe(total.gross)
        expect(sumOf(rates.map(({ gross }) => gross))).toBe(total.gross)
      }
      expect(books.sales.total.vat).toBe(books.invoices.total.vat + books.receipts.total.vat)
    }),
    { numRuns: 30 },
  )
})

test('the files say what the totals say', async () => {
  await fc.assert(
    fc.asyncProperty(cuts, async ([from = '', before = '']) => {
      const period = { from, before }
      const books = await registersQueryOf(period)
      const [issued, receipts, paid, refunded] = await Promise.all(
        bookRegisters.map((register) => fileOf(register, period)),
      )
      const counts = (issued ?? []).filter((row) => row[7] === 'nie')
      expect(sumOf(counts.map((row) => groszeOf(row[16])))).toBe(books.invoices.total.gross)
      expect(sumOf(counts.map((row) => groszeOf(row[15])))).toBe(books.invoices.total.vat)
      expect(sumOf((receipts ?? []).map((row) => groszeOf(row[7])))).toBe(books.receipts.total.vat)
      expect(sumOf((receipts ?? []).map((row) => groszeOf(row[8])))).toBe(books.receipts.total.gross)
      expect(sumOf((paid ?? []).map((row) => groszeOf(row[4])))).toBe(books.payments.total)
      expect(sumOf((refunded ?? []).map((row) => groszeOf(row[4])))).toBe(books.refunds.total)
    }),
    { numRuns: 10 },
  )
})

test('adjoining periods have everything once: nothing twice, nothing left out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bookRegisters), cuts, async (register, between) => {
      const ends = [everything.from, ...between, everything.before]
      const parts = await Promise.all(
        ends.slice(1).map((before, index) => fileOf(register, { from: ends[index] ?? '', before })),
      )
      expect(inOneOrder(parts.flat())).toEqual(inOneOrder(await fileOf(register, everything)))
    }),
    { numRuns: 20 },
  )
})

test('over all time, what came in and did not go back is what the orders count as paid', async () => {
  const books = await registersQueryOf(everything)
  const provided = books.payments.methods.find(({ method }) => method === 'przelewy24')?.total ?? 0
  const sentBack = books.refunds.methods.find(({ method }) => method === 'przelewy24')?.total ?? 0
  const onTheirWay = paymentRows
    .filter(({ state }) => state === 'refunded')
    .map((row) => row.amount - restOf(row) - amountsOf(donePartsOf(row.id)))
  const captured = paymentRows
    .filter(({ state }) => state === 'captured')
    .map(({ id, amount }) => amount - amountsOf(donePartsOf(id)))
  expect(provided - sentBack - books.disputed.gross).toBe(sumOf([...captured, ...onTheirWay]))
  expect(refundRows.filter(({ paymentId }) => paymentId !== null).length).toBeGreaterThan(20)
})

test('over all time, the entries of the receipts come to the orders as they are, with their VAT', async () => {
  const { receipts } = await registersQueryOf(everything)
  const out = orderRows.filter(({ id, status }) => isGone(id, status) && isOnReceipt(id))
  const gross = out.map(({ id }) => grosze(totalOfOrder.get(id) ?? 0))
  expect(receipts.total.gross).toBe(sumOf(gross))
  expect(receipts.total.vat).toBe(sumOf(gross.map((each) => vatWithin(each, '23'))))
  const rows = await fileOf('receipts', everything)
  const corrected = rows.filter((row) => row[1] === 'korekta sprzedaży')
  expect(corrected.length).toBeGreaterThan(5)
  expect(corrected.every((row) => groszeOf(row[8]) < 0)).toBe(true)
})

test('what is paid to whoever hands the goods over is what was due then, and is taken back with the delivery', async () => {
  const cash = (await fileOf('payments', everything)).filter((row) => row[1] === 'przy odbiorze')
  const back = (await fileOf('refunds', everything)).filter((row) => row[1] === 'przy odbiorze')
  const atDelivery = orderRows.filter(({ typeOfPayment }) => typeOfPayment === 'payment_at_delivery')
  const ofOrder = (rows: string[][], id: number) =>
    rows.filter((row) => row[3] === String(id)).map((row) => groszeOf(row[4]))
  for (const { id, status } of atDelivery) {
    const entries = ofOrder(cash, id)
    const kept = sumOf(entries) - sumOf(ofOrder(back, id))
    expect(kept >= 0 && (status === 'Delivered' || kept === 0)).toBe(true)
    const most = totalAt(id, new Date(0))
    for (const amount of entries) expect(Math.abs(amount)).toBeLessThanOrEqual(most)
    const last = changeRows.findLast((row) => row.orderId === id)
    const isOnlyCash = !paymentRows.some((row) => row.orderId === id && row.capturedAt !== null)
    if (last?.to !== 'Delivered' || !isOnlyCash) continue
    expect(entries.at(-1)).toBe(totalAt(id, last.changedAt))
  }
  expect(cash.length).toBeGreaterThan(5)
  expect(back.length).toBeGreaterThan(3)
})

test('a sold order without its invoice, and a canceled one whose invoice stands, are named', async () => {
  const { open } = await registersQueryOf(everything)
  for (const { orderId, matter } of open) {
    const ofOrder = invoiceRows.filter((row) => row.orderId === orderId)
    expect(ofOrder.length > 0).toBe(matter !== 'no_invoice')
  }
  expect(open.map(({ matter }) => matter)).toContain('no_invoice')
})

test('the registers have the receipt numbers that staff saved', async () => {
  const ofReceipt = orderRows.find(({ id, status }) => isOnReceipt(id) && isGone(id, status))
  const toReceipt = invoiceRows.find(({ content }) => invoiceContentSchema.parse(content).isToReceipt)
  if (!ofReceipt || !toReceipt) throw new Error('there are receipts, and invoices to some')
  const note = (id: number, receiptNumber: string | null) =>
    shop.db.update(orders).set({ receiptNumber }).where(eq(orders.id, id))
  await note(ofReceipt.id, 'W000001')
  await note(toReceipt.orderId, 'W000002')
  const receipts = await fileOf('receipts', everything)
  const ofOrder = receipts.filter((row) => row[2] === String(ofReceipt.id))
  expect(ofOrder.length).toBeGreaterThan(0)
  for (const row of ofOrder) expect(row[3]).toBe(ofReceipt.id === toReceipt.orderId ? 'W000002' : 'W000001')
  const invoiced = (await fileOf('invoices', everything)).filter(
    (row) => row[11] === String(toReceipt.orderId),
  )
  expect(invoiced.length).toBeGreaterThan(0)
  for (const row of invoiced) expect(row[12]).toBe('W000002')
  for (const { id } of [ofReceipt, { id: toReceipt.orderId }]) await note(id, null)
})

test('the register of invoices names the groups of goods for JPK_V7, and what is paid by split payment', async () => {
  const rows = await fileOf('invoices', everything)
  const numberOf = ({ series, sequence }: (typeof invoiceRows)[number]) =>
    `${series}/${String(sequence).padStart(4, '0')}`
  const groups = new Set<string | undefined>()
  for (const invoice of invoiceRows) {
    const { lines, isSplitPayment } = invoiceContentSchema.parse(invoice.content)
    const row = rows.find(([number]) => number === numberOf(invoice))
    const isInGroup = lines.some(({ productType }) => productType !== 'Tire')
    expect(row?.slice(8, 10)).toEqual([isSplitPayment ? 'tak' : 'nie', isInGroup ? 'GTU_07' : ''])
    groups.add(row?.[9])
  }
  expect(groups).toEqual(new Set(['', 'GTU_07']))
})

const taxFileOf = (file: string, period: Period) =>
  staff.get(`/api/books/files/${file}?${new URLSearchParams(period)}`)
const fieldOf = (xml: string, name: string) =>
  Math.round(Number(new RegExp(`<${name}>(-?[\\d.]+)</${name}>`).exec(xml)?.[1]) * 100)

test.each(['2026-03', '2026-04', '2026-10'])(
  'the files for the tax office of %s agree with the registers to the grosz',
  async (month) => {
    const from = `${month}-01`
    const period = { from, before: `${addDays(from, 31).slice(0, 7)}-01` }
    const books = await registersQueryOf(period)
    const sales = await taxFileOf('jpk_v7m', period)
    expect(sales.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(fieldOf(String(sales.body), 'PodatekNalezny')).toBe(books.sales.total.vat)
    const documents = books.invoices.count + books.toReceipts.count
    expect(fieldOf(String(sales.body), 'LiczbaWierszySprzedazy')).toBe(
      100 * (documents + Number(books.receipts.count > 0)),
    )
    const issued = await taxFileOf('jpk_fa', period)
    expect(fieldOf(String(issued.body), 'WartoscFaktur')).toBe(
      books.invoices.total.gross + books.toReceipts.gross,
    )
    expect(fieldOf(String(issued.body), 'LiczbaFaktur')).toBe(100 * documents)
  },
)

test.each([
  ['more than a month', 'jpk_v7m', { from: '2026-03-01', before: '2026-05-01' }],
  ['a part of a month', 'jpk_v7m', { from: '2026-03-01', before: '2026-03-31' }],
  ['a month of the variant before', 'jpk_v7m', { from: '2026-01-01', before: '2026-02-01' }],
  ['a period without invoices', 'jpk_fa', { from: '2026-06-01', before: '2026-07-01' }],
])('of %s there is no file %s', async (_what, file, period) => {
  expect(await taxFileOf(file, period)).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } })
})

test('a file opens in a spreadsheet: a mark of its encoding, semicolons, and no cell that is run', async () => {
  const [invoice] = invoiceRows
  if (!invoice) throw new Error('there are invoices')
  const reply = await staff.get(
    `/api/books/invoices?${new URLSearchParams({ ...everything, language: 'ru' })}`,
  )
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(String(reply.body)).toMatch(/^\uFEFFНомер;Вид;/)
  const content = invoiceContentSchema.parse(invoice.content)
  const hostile = { ...content, buyer: { ...content.buyer, name: '=HYPERLINK("https://x.example")' } }
  // The trigger that protects invoices allows a new one.
  const { id: _id, ...copy } = invoice
  await shop.db.insert(invoices).values({
    ...copy,
    kind: 'correction',
    correctsId: invoice.id,
    sequence: 9_999,
    content: hostile,
  })
  const cells = (await fileOf('invoices', everything)).flat()
  expect(cells).toContain(`'=HYPERLINK("https://x.example")`)
  expect(cells.filter((cell) => /^[=+@]/.test(cell))).toEqual([])
})

test.each([
  ['a period that ends before it begins', { from: '2026-04-02', before: '2026-04-01' }],
  ['an empty period', { from: '2026-04-01', before: '2026-04-01' }],
  ['more than a year', { from: '2026-01-01', before: '2027-01-03' }],
  ['a day that is none', { from: '2026-02-30', before: '2026-03-01' }],
  ['no end', { from: '2026-02-01' }],
])('%s is refused', async (_what, period) => {
  for (const path of ['/api/books', '/api/books/invoices'])
    expect(
      await staff.get(
        `${path}?${new URLSearchParams({ ...period, ...(path.endsWith('s/invoices') && { language: 'pl' }) })}`,
      ),
    ).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})

test('a register that there is not is not found or refused, and nobody but staff reads one', async () => {
  const query = new URLSearchParams({ ...everything, language: 'pl' })
  expect(await staff.get(`/api/books/salaries?${query}`)).toMatchObject({ status: 400 })
  expect(await shop.asCustomer('jan').get(`/api/books/payments?${query}`)).toMatchObject({ status: 403 })
  expect(await shop.anyone.get(`/api/books?${query}`)).toMatchObject({ status: 401 })
  const file = `/api/books/files/jpk_fa?${new URLSearchParams(everything)}`
  expect(await shop.asCustomer('jan').get(file)).toMatchObject({ status: 403 })
})

test('a month without anything has nothing in it', async () => {
  const books = await registersQueryOf({ from: '2026-06-01', before: '2026-07-01' })
  expect(books).toMatchObject({
    sales: { count: 0, rates: [], total: { net: 0, vat: 0, gross: 0 } },
    sold: { count: 0, gross: 0 },
    payments: { count: 0, total: 0, methods: [] },
  })
})

test('a price that is lowered after the sale leaves its period alone, and its invoice is named until it is corrected', async () => {
  const past = { from: everything.from, before: dayInWarsaw(new Date()) }
  const invoice = invoiceRows
    .filter(({ kind, content }) => kind === 'invoice' && !invoiceContentSchema.parse(content).isToReceipt)
    .find(
      ({ orderId, gross }) =>
        orderRows.some(({ id, status }) => id === orderId && status === 'Delivered') &&
        totalOfOrder.get(orderId) === gross &&
        invoiceRows.filter((row) => row.orderId === orderId).length === 1,
    )
  if (!invoice) throw new Error('an invoiced order was delivered and not corrected since')
  const { orderId } = invoice
  const before = await registersQueryOf(past)
  const isNamed = async () =>
    (await registersQueryOf(everything)).open.some(
      (each) => each.orderId === orderId && each.matter === 'differs',
    )
  expect(await isNamed()).toBe(false)
  const [item] = itemRows.filter((row) => row.orderId === orderId).toSorted((a, b) => a.id - b.id)
  const price = grosze((item?.price ?? 0) - 1)
  const reply = await staff.call('POST', `/api/tires/orders/${orderId}/corrections`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      seen: {
        status: 'Delivered',
        correction: correctionRows.findLast((row) => row.orderId === orderId)?.id ?? null,
      },
      reason: 'rabat',
      lines: [{ itemId: item?.id, quantity: item?.quantity, price: price / 100 }],
    },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const after = await registersQueryOf(past)
  expect({ ...after, open: [] }).toEqual({ ...before, open: [] })
  const today = { from: past.before, before: addDays(past.before, 1) }
  expect((await registersQueryOf(today)).sold).toEqual({ count: 1, gross: -(item?.quantity ?? 0) })
  expect(await isNamed()).toBe(true)
  const { lines } = invoiceContentSchema.parse(invoice.content)
  const corrected = lines.map(({ quantity, price: was }, index) => ({
    quantity,
    price: index === 0 ? price : was,
  }))
  await correctInvoice(
    shop.db,
    orderId,
    { lastSeen: invoice.id, reason: 'mistake', lines: corrected },
    { who: 'ewa', now: new Date(), settings: invoicing },
  )
  expect(await isNamed()).toBe(false)
})

test('an invoice of another amount than its order is named', async () => {
  const [first] = invoiceRows
    .filter(({ kind }) => kind === 'invoice')
    .filter(({ orderId }) => orderRows.some(({ id, status }) => id === orderId && status === 'Delivered'))
    .filter(({ content }) => !invoiceContentSchema.parse(content).isToReceipt)
  if (!first) throw new Error('an invoiced order was delivered')
  await shop.db
    .update(orderItems)
    .set({ price: grosze(1_000_000) })
    .where(eq(orderItems.orderId, first.orderId))
  const { open } = await registersQueryOf(everything)
  expect(open).toContainEqual({ orderId: first.orderId, matter: 'differs' })
})

import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { grosze } from '@bieznik/contract/money/money'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { invoicing } from '../../../test/invoices.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { payByTransfer } from '../../../test/transfers.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { invoiceFailures } from '../../platform/db/schema/handled-failures.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { orders, orderStatusChanges } from '../../platform/db/schema/orders.ts'
import { issueDueInvoices } from './issue-due-invoices.ts'

const shop = await buildTestShop()
const { db } = shop
const staff = shop.asStaff()
// Enough for everyone.
await shop.db.update(products).set({ quantityInStock: 1_000 })
const wantsInvoice = { documentKind: 'invoice', typeOfDelivery: 'shipping_to_customer' }

async function placed(differences: object = wantsInvoice): Promise<number> {
  const jan = shop.asCustomer(`jan-${crypto.randomUUID()}`)
  await jan.add(ids.tire, 1)
  return orderIn(await jan.order(differences)).id
}

/** A minute ago: the change cannot be undone any more. */
async function moved(orderId: number, status: string): Promise<void> {
  await staff.changeStatus({ orderId: String(orderId), status })
  await aMinutePasses(orderId)
}

async function aMinutePasses(orderId: number): Promise<void> {
  await db
    .update(orderStatusChanges)
    .set({ changedAt: sql`now() - interval '1 minute'` })
    .where(eq(orderStatusChanges.orderId, orderId))
}

const run = (from: string | undefined = '2020-01-01', settings = invoicing) =>
  issueDueInvoices({ db, company: exampleCompany, settings, from, logger: pino({ level: 'silent' }) })
const countOf = (orderId: number) => db.$count(invoices, eq(invoices.orderId, orderId))

beforeEach(async () => {
  await run()
})

test('an order that asks for an invoice gets it once its goods have left, and once only', async () => {
  const id = await placed()
  expect(await run()).toBe(0)
  await moved(id, 'Sent')
  expect(await Promise.all([run(), run()])).toContain(1)
  expect(await countOf(id)).toBe(1)
  expect(await run()).toBe(0)
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, id))
  expect(invoice).toMatchObject({ issuedBy: null })
  expect(invoice?.content).toMatchObject({ soldOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
})

test('a change that can still be undone is waited for', async () => {
  const id = await placed()
  await staff.changeStatus({ orderId: String(id), status: 'Sent' })
  expect(await run()).toBe(0)
  expect(await countOf(id)).toBe(0)
})

test.each([
  ['a receipt', { typeOfDelivery: 'shipping_to_customer' }, 'Sent', 0],
  ['a company', { ...wantsInvoice, customerType: 'company', companyName: 'A', unn: '5260001246' }, 'Sent', 1],
  ['goods that wait to be fetched', { documentKind: 'invoice' }, 'Sent', 0],
  ['goods that were fetched', { documentKind: 'invoice' }, 'Delivered', 1],
  ['a canceled order', wantsInvoice, 'Canceled', 0],
])('%s: %j, %s: %i', async (_what, differences, status, count) => {
  const id = await placed(differences)
  await moved(id, status)
  await run()
  expect(await countOf(id)).toBe(count)
})

test('orders of before the day, and all where no day is set, are left to staff', async () => {
  const id = await placed()
  await moved(id, 'Sent')
  await db
    .update(orders)
    .set({ orderDate: new Date('2026-01-31T12:00:00Z') })
    .where(eq(orders.id, id))
  expect(await run('2026-02-01')).toBe(0)
  expect(
    await issueDueInvoices({
      db,
      company: exampleCompany,
      settings: invoicing,
      from: undefined,
      logger: pino({ level: 'silent' }),
    }),
  ).toBe(0)
})

test('one that cannot be issued holds no other back', async () => {
  const [bad, good] = [await placed(), await placed()]
  await db
    .update(orders)
    .set({ buyerCity: 'x'.repeat(600) })
    .where(eq(orders.id, bad))
  await moved(bad, 'Sent')
  await moved(good, 'Sent')
  expect(await run()).toBe(1)
  expect([await countOf(bad), await countOf(good)]).toEqual([0, 1])
})

test('a hundred that cannot be issued hold no later one back, are tried again later, and each says why', async () => {
  const first = await placed()
  await moved(first, 'Sent')
  await run()
  const bad = await db.execute<{ id: number }>(sql`
    insert into orders overriding system value select (jsonb_populate_record(o, jsonb_build_object('id', nextval('orders_id_seq'), 'buyer_city', repeat('x', 600)))).*
    from orders o, generate_series(1, 100) where o.id = ${first} returning id`)
  const good = await placed()
  await moved(good, 'Sent')
  expect(bad.rows).toHaveLength(100)
  await run()
  await run()
  expect(await countOf(good)).toBe(1)
  const failures = await db.select().from(invoiceFailures)
  const ofBad = failures.filter(({ orderId }) => bad.rows.some(({ id }) => id === orderId))
  expect(ofBad).toHaveLength(100)
  for (const { failure, tries, dueAt } of ofBad) {
    expect({ failure, tries }).toEqual({ failure: expect.any(String), tries: 1 })
    expect(dueAt.getTime()).toBeGreaterThan(Date.now() + 30_000)
  }
})

test('one that failed is issued once its reason is gone, and is no failure any more', async () => {
  const id = await placed()
  const city = (buyerCity: string) => db.update(orders).set({ buyerCity }).where(eq(orders.id, id))
  await city('x'.repeat(600))
  await moved(id, 'Sent')
  await run()
  await city('Warszawa')
  expect(await run()).toBe(0)
  const ofOrder = eq(invoiceFailures.orderId, id)
  await db.update(invoiceFailures).set({ dueAt: new Date() }).where(ofOrder)
  expect(await run()).toBe(1)
  expect(await db.$count(invoiceFailures, ofOrder)).toBe(0)
})

// Shows D52
test('an order that is paid before its goods leave is invoiced at once where advance invoices are issued, and not again', async () => {
  const advance = { ...invoicing, prepaid: 'advance' } as const
  const [paid, unpaid, canceled] = [await placed(), await placed(), await placed()]
  for (const id of [paid, canceled]) await payByTransfer(db, id, grosze(41_250))
  await moved(canceled, 'Canceled')
  await aMinutePasses(paid)
  const counts = async () => [await countOf(paid), await countOf(unpaid), await countOf(canceled)]
  await run()
  expect(await counts()).toEqual([0, 0, 0])
  await run(undefined, advance)
  expect(await counts()).toEqual([1, 0, 0])
  const [invoice] = await db.select().from(invoices).where(eq(invoices.orderId, paid))
  expect(invoice?.content).toMatchObject({ soldOn: null, advancePaidOn: dayInWarsaw(new Date()) })
  expect(invoice?.xml).toContain('<RodzajFaktury>ZAL</RodzajFaktury>')
  await moved(paid, 'Sent')
  await moved(unpaid, 'Sent')
  await run(undefined, advance)
  expect(await counts()).toEqual([1, 1, 0])
})

test('the day from which invoices are issued begins at midnight in Warsaw', async () => {
  const from = dayInWarsaw(new Date(Date.now() - 86_400_000))
  const placedAt = async (afterMidnight: string) => {
    const id = await placed()
    await moved(id, 'Sent')
    const orderDate = sql`(${from}::date + ${afterMidnight}::interval) at time zone 'Europe/Warsaw'`
    await db.update(orders).set({ orderDate }).where(eq(orders.id, id))
    return id
  }
  const [before, after] = [await placedAt('-30 minutes'), await placedAt('30 minutes')]
  await run(from)
  expect([await countOf(before), await countOf(after)]).toEqual([0, 1])
})

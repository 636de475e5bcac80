import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { grosze } from '@bieznik/contract/money/money'
import { eq, sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { beforeEach, expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { makeFailedInvoice, makeGivenUp } from '../../../test/given-up.ts'
import { invoicing } from '../../../test/invoices.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { products } from '../db/schema/catalogue.ts'
import { invoiceFailures } from '../db/schema/handled-failures.ts'
import { ksefSubmissions } from '../db/schema/ksef-submissions.ts'
import { mailOutbox } from '../db/schema/mail-outbox.ts'
import { exchangeRates, orderStatusChanges } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import { reductions } from '../db/schema/prices.ts'
import { shipments } from '../db/schema/shipments.ts'
import { stockLedger } from '../db/schema/stock-ledger.ts'
import { supplierFeeds } from '../db/schema/supplier-feeds.ts'
import { suppliers } from '../db/schema/suppliers.ts'
import { stockNotices } from '../db/schema/stock-notices.ts'
import { issueInvoice } from '../../money/invoices/issue-invoice.ts'
import { createOutbox } from '../mail/outbox.queries.ts'
import { watchDatabase } from './watch-database.ts'

const shop = await buildTestShop({ invoicing: { ...invoicing, isKsefOn: true } })
const { db } = shop
await db.update(products).set({ quantityInStock: 1_000 }).where(eq(products.id, ids.tire))

const registry = new Registry()
const refresh = watchDatabase(registry, {
  db,
  automatic: { from: '2020-01-01', settings: { prepaid: 'delivery' } },
  onTrouble: (error) => {
    throw error
  },
})

/** Of one queue, in whole seconds. */
async function figures(queue: string) {
  await refresh()
  const text = await registry.metrics()
  const of = (name: string) =>
    Math.floor(Number(new RegExp(`^shop_queue_${name}\\{queue="${queue}"\\} (.*)$`, 'm').exec(text)?.[1]))
  return {
    waiting: of('waiting'),
    oldest: of('oldest_seconds'),
    overdue: of('overdue_seconds'),
    givenUp: of('given_up'),
  }
}

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`
const nothing = { waiting: 0, oldest: 0, overdue: 0, givenUp: 0 }

beforeEach(async () => {
  for (const table of [mailOutbox, ksefSubmissions, shipments, stockNotices, reductions, invoiceFailures])
    await db.delete(table)
})

async function placed(differences: object = {}): Promise<number> {
  const jan = shop.asCustomer(`jan-${crypto.randomUUID()}`)
  await jan.add(ids.tire, 1)
  return orderIn(await jan.order(differences)).id
}

test('a mail that was put off waits and is not late; one that is due is', async () => {
  await placed()
  await db.update(mailOutbox).set({ createdAt: ago(7_200), dueAt: ago(-600), tries: 3 })
  expect(await figures('mails')).toMatchObject({ waiting: 1, oldest: 7_200, overdue: 0 })
  await db.update(mailOutbox).set({ dueAt: ago(1_000) })
  expect(await figures('mails')).toMatchObject({ waiting: 1, overdue: 1_000 })
})

test('a mail is late while no mail goes out at all, though it is tried again and again', async () => {
  await placed()
  await db.update(mailOutbox).set({ dueAt: ago(1_000) })
  const outbox = createOutbox(db, { leaseMs: 90_000 })
  const mail = await outbox.claim()
  if (!mail) throw new Error('a mail is due')
  await outbox.release(mail)
  expect(await figures('mails')).toMatchObject({ waiting: 1, overdue: 1_000 })
})

test('what was given up is counted by queue until staff have taken care of it', async () => {
  const { mail } = await makeGivenUp(shop)
  for (const queue of ['mails', 'ksef', 'refunds', 'shipments', 'couriers'])
    expect({ queue, ...(await figures(queue)) }).toMatchObject({ queue, givenUp: 1 })
  await shop.asStaff('anna').call('POST', `/api/failures/mail/${mail.id}/close`)
  expect(await figures('mails')).toEqual(nothing)
  await makeFailedInvoice(shop)
  expect(await figures('invoices')).toMatchObject({ waiting: 0, givenUp: 1 })
})

test('a disputed payment needs somebody', async () => {
  const { payment } = await makeGivenUp(shop)
  expect((await figures('payments')).givenUp).toBe(0)
  await db.update(payments).set({ state: 'disputed' }).where(eq(payments.id, payment.id))
  expect((await figures('payments')).givenUp).toBe(1)
})

test('an invoice waits for KSeF since it was issued, however often it was put off', async () => {
  const company = { customerType: 'company', companyName: 'Trakt Sp. z o.o.', unn: '5260001246' }
  const orderId = await placed({ documentKind: 'invoice', ...company })
  const settings = { ...invoicing, isKsefOn: true }
  const now = new Date(Date.now() - 5 * 3_600_000)
  await issueInvoice({ db, company: exampleCompany, settings }, { orderId, who: null, now })
  await db.update(ksefSubmissions).set({ tries: 12, dueAt: ago(-3_000) })
  expect(await figures('ksef')).toEqual({ waiting: 1, oldest: 18_000, overdue: 0, givenUp: 0 })
})

test('a label waits since it was asked for; a parcel on its way only for its next look', async () => {
  await makeGivenUp(shop)
  await db.update(shipments).set({ state: 'asked', askedAt: ago(2_000), dueAt: ago(-30) })
  expect(await figures('shipments')).toEqual({ waiting: 1, oldest: 2_000, overdue: 0, givenUp: 0 })
  await db.update(shipments).set({ state: 'on_way', dueAt: ago(1_000) })
  expect(await figures('shipments')).toEqual({ waiting: 1, oldest: 0, overdue: 1_000, givenUp: 0 })
})

test('an order whose goods have left waits for its invoice', async () => {
  const id = await placed({ documentKind: 'invoice', typeOfDelivery: 'shipping_to_customer' })
  expect(await figures('invoices')).toEqual(nothing)
  await shop.asStaff().changeStatus({ orderId: String(id), status: 'Sent' })
  await db
    .update(orderStatusChanges)
    .set({ changedAt: ago(600) })
    .where(eq(orderStatusChanges.orderId, id))
  await db.execute(sql`update orders set order_date = now() - interval '1 day' where id = ${id}`)
  expect(await figures('invoices')).toEqual({ waiting: 1, oldest: 600, overdue: 600, givenUp: 0 })
})

test('who waits for a product is late from when it came in, not from when it was asked for', async () => {
  await db
    .insert(stockNotices)
    .values({ productId: ids.soldOutTire, email: 'ewa@example.com', language: 'pl', askedAt: ago(90_000) })
  expect(await figures('stock_notices')).toEqual(nothing)
  await db.insert(stockLedger).values({ productId: ids.soldOutTire, change: 4, reason: 'count', at: ago(60) })
  await db.update(products).set({ quantityInStock: 4 }).where(eq(products.id, ids.soldOutTire))
  expect(await figures('stock_notices')).toEqual({ waiting: 1, oldest: 60, overdue: 60, givenUp: 0 })
})

test('a reduction that should have begun is late', async () => {
  const price = grosze(100)
  await db
    .insert(reductions)
    .values({ productId: ids.tire, price, startsAt: ago(-3_600), endsAt: ago(-7_200), who: 'anna' })
  expect(await figures('reductions')).toEqual(nothing)
  await db.update(reductions).set({ startsAt: ago(300) })
  expect(await figures('reductions')).toEqual({ waiting: 1, oldest: 300, overdue: 300, givenUp: 0 })
})

test('the rate of the dollar is as old as its day', async () => {
  await db.delete(exchangeRates)
  await refresh()
  expect(await registry.metrics()).not.toMatch(/^shop_exchange_rate_age_seconds /m)
  await db.execute(sql`insert into exchange_rates (date, pln_per_usd) values (current_date - 3, 3.9)`)
  await refresh()
  const [, age] = /^shop_exchange_rate_age_seconds (.*)$/m.exec(await registry.metrics()) ?? []
  expect(Number(age)).toBeGreaterThanOrEqual(3 * 86_400)
  expect(Number(age)).toBeLessThan(4 * 86_400 + 1)
})

test('a list of a supplier that is not fetched at its time is overdue', async () => {
  const [supplier] = await db.insert(suppliers).values({ name: 'Hurtownia', who: 'anna' }).returning()
  const feed = {
    url: 'https://hurt.example/',
    everyHours: 24,
    applies: false,
    maxChanged: 0,
    maxPriceChange: 0,
  } as const
  const supplierId = supplier?.id ?? 0
  await db
    .insert(supplierFeeds)
    .values({ supplierId, ...feed, who: 'anna', nextRunAt: new Date(Date.now() + 60_000) })
  expect(await figures('supplier_lists')).toEqual(nothing)
  await db.update(supplierFeeds).set({ nextRunAt: ago(120) })
  expect(await figures('supplier_lists')).toMatchObject({ waiting: 1, oldest: 120, overdue: 120 })
})

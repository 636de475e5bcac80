import { exampleCompany } from '@bieznik/contract/platform/company-schema'
import { transferTitle } from '@bieznik/contract/money/transfer-title'
import { SHOP_ITSELF } from '@bieznik/contract/people/uid'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { mt940File } from '../../../../test/bank-files.ts'
import { ids } from '../../../../test/catalogue.ts'
import { createRecordingLogger } from '../../../../test/recording-logger.ts'
import { sender } from '../../../../test/mail-worker.ts'
import { openP24 } from '../../../../test/p24.ts'
import { PaidOrder } from '../../../../test/paid-order.ts'
import { listMails } from '../../../../test/queued-mails.ts'
import { orderIn } from '../../../../test/replies.ts'
import { buildTestShop } from '../../../../test/shop.ts'
import { stockOf } from '../../../../test/stock.ts'
import { products } from '../../../platform/db/schema/catalogue.ts'
import { orders } from '../../../platform/db/schema/orders.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import { stockKeeper } from '../../../catalogue/products/stock-keeper.ts'
import { createTransferProvider } from '../transfer/transfer-provider.ts'
import { watchUnpaid } from './watch-unpaid.ts'

const p24 = await openP24()
const shop = await buildTestShop({ providers: [...p24.providers, createTransferProvider()] })
const { db } = shop
const staff = shop.asStaff()
const DAY_MS = 86_400_000

let changed: string[]
const terms = { days: 7, graceDays: 3 }
const run = (daysLater: number) =>
  watchUnpaid(
    {
      db,
      stock: stockKeeper,
      terms,
      logger: createRecordingLogger(),
      storefront: { changed: (tags) => changed.push(...tags) },
    },
    new Date(Date.now() + daysLater * DAY_MS),
  )

beforeEach(async () => {
  changed = []
  // Orders of other tests are over.
  await db.update(orders).set({ status: 'Delivered' })
  await db.update(products).set({ quantityInStock: 100 }).where(eq(products.id, ids.wheel))
})

async function place(typeOfPayment = 'transfer'): Promise<number> {
  const buyer = shop.asGuest(`buyer-${crypto.randomUUID()}`)
  await buyer.add(ids.wheel)
  return orderIn(await buyer.order({ typeOfPayment })).id
}

const orderOf = async (id: number) => (await staff.get(`/api/tires/orders/${id}`)).body
const mailsOf = async (id: number) =>
  (await listMails(db)).filter(({ about }) => about?.orderId === id).map(({ kind }) => kind)

/** More than both together, and the weekend that may follow. */
const LONG = 20

test.each(['transfer', 'przelewy24'])(
  'an unpaid order (%s) is reminded of once, and canceled days later with a mail and its stock back',
  async (method) => {
    // The last one: that it is there again, lists show at once.
    await db.update(products).set({ quantityInStock: 1 }).where(eq(products.id, ids.wheel))
    const id = await place(method)
    expect(await run(0)).toEqual({ reminded: 0, canceled: 0 })
    expect(await run(7)).toEqual({ reminded: 1, canceled: 0 })
    expect(await run(8)).toEqual({ reminded: 0, canceled: 0 })
    expect(await stockOf(db, ids.wheel)).toBe(0)
    expect(await run(LONG)).toEqual({ reminded: 0, canceled: 1 })
    expect(await orderOf(id)).toMatchObject({
      status: 'Canceled',
      history: [{ to: 'Pending' }, { from: 'Pending', to: 'Canceled', changedBy: SHOP_ITSELF }],
    })
    expect(await stockOf(db, ids.wheel)).toBe(1)
    expect(changed).not.toEqual([])
    expect(await mailsOf(id)).toEqual(['order_placed', 'payment_reminder', 'unpaid_canceled'])
    expect(await run(LONG)).toEqual({ reminded: 0, canceled: 0 })
  },
)

test('not before the days are over, and not without a reminder in time', async () => {
  const id = await place()
  await db.update(orders).set({ paidUntil: '2020-01-01' }).where(eq(orders.id, id))
  expect(await run(0)).toEqual({ reminded: 1, canceled: 0 })
  expect(await run(1)).toEqual({ reminded: 0, canceled: 0 })
  expect(await run(2.1)).toEqual({ reminded: 0, canceled: 1 })
})

test('ten runs at once remind and cancel once', async () => {
  const id = await place()
  const sum = async (days: number) => {
    const all = await Promise.all(Array.from({ length: 10 }, () => run(days)))
    return [
      all.reduce((n, { reminded }) => n + reminded, 0),
      all.reduce((n, { canceled }) => n + canceled, 0),
    ]
  }
  expect(await sum(7)).toEqual([1, 0])
  expect(await sum(LONG)).toEqual([0, 1])
  expect(await mailsOf(id)).toEqual(['order_placed', 'payment_reminder', 'unpaid_canceled'])
})

test('an order that is paid at delivery, paid, or taken up by staff is left alone', async () => {
  await place('payment_at_delivery')
  const begun = await place()
  await staff.changeStatus({ orderId: String(begun), status: 'In Processing' })
  const paid = new PaidOrder(shop, p24)
  await p24.pay(await paid.placeAndTry())
  expect(await paid.notifyPaid()).toEqual([200])
  await run(7)
  expect(await run(LONG)).toEqual({ reminded: 0, canceled: 0 })
  expect(await orderOf(paid.id)).toMatchObject({ status: 'Pending', due: 0 })
})

const account = exampleCompany.bankAccount
async function importLine(title: string, amount: number, bookedOn: string): Promise<number> {
  const movement = { bookedOn, amount, title, payer: 'JAN', payerAccount: account }
  await staff.call('POST', '/api/bank-statements?fileName=x.sta', {
    body: Buffer.from(mt940File([movement], { account })),
    headers: { 'content-type': 'text/csv' },
  })
  const { body } = await staff.get('/api/bank-lines')
  const line = z.looseObject({ id: z.int(), bookedOn: z.string() })
  const { rows } = z.looseObject({ rows: z.array(line) }).parse(body)
  return rows.find((each) => each.bookedOn === bookedOn)?.id ?? 0
}

test.each([
  ['names it, with another amount', (id: number) => transferTitle(id), 100, '2021-01-01'],
  ['has its amount', () => 'za opony', 29_900, '2021-01-02'],
] as const)('an order waits while a line %s has not been decided on', async (_what, titleOf, amount, day) => {
  const id = await place()
  const line = await importLine(titleOf(id), amount, day)
  await run(7)
  expect(await run(LONG)).toEqual({ reminded: 0, canceled: 0 })
  await staff.call('POST', `/api/bank-lines/${line}/settle`, { body: { as: 'not_ours', note: '' } })
  expect(await run(LONG)).toEqual({ reminded: 0, canceled: 1 })
})

test('an order that is paid in part is left to a person', async () => {
  const id = await place()
  const line = await importLine('część', 100, '2021-01-03')
  await staff.call('POST', `/api/bank-lines/${line}/join`, { body: { orderId: id, amount: 1 } })
  await run(7)
  expect(await run(LONG)).toMatchObject({ canceled: 0 })
  expect(await orderOf(id)).toMatchObject({ status: 'Pending', paid: 1, due: 298 })
})

test('a buyer who has set out to pay is waited for, and not for ever', async () => {
  const order = new PaidOrder(shop, p24)
  await order.place()
  await db.update(orders).set({ paidUntil: '2020-01-01' }).where(eq(orders.id, order.id))
  await run(0)
  await order.try()
  expect(await run(3)).toMatchObject({ canceled: 0 })
  expect(await run(6)).toMatchObject({ canceled: 1 })
})

test.each(Array.from({ length: 12 }, (_, index) => index))(
  'money and the end of its time at the same moment: nothing is lost (%i)',
  async (index) => {
    const order = new PaidOrder(shop, p24)
    await p24.pay(await order.placeAndTry())
    // The try is too old to be waited for.
    await db.update(orders).set({ paidUntil: '2020-01-01', paymentRemindedAt: new Date(0) })
    const pause = () => new Promise((resolve) => setTimeout(resolve, index))
    const [notified, { canceled }] = await Promise.all([order.notifyPaid(), pause().then(() => run(6))])
    expect(notified).toEqual([200])
    // Whoever was first, the order has its money, and one that was canceled shows that it is paid.
    const shown = z.looseObject({ status: z.string(), paid: z.number() }).parse(await orderOf(order.id))
    expect(shown).toMatchObject({ paid: 299, status: canceled === 1 ? 'Canceled' : 'Pending' })
  },
)

test('an order that is restored has new days to be paid in', async () => {
  const id = await place()
  await run(7)
  await run(LONG)
  // As it is days later.
  await db.update(orders).set({ paidUntil: '2020-01-01' }).where(eq(orders.id, id))
  await staff.changeStatus({ orderId: String(id), status: 'Pending' })
  expect(await run(0)).toEqual({ reminded: 0, canceled: 0 })
  expect(await orderOf(id)).toMatchObject({
    status: 'Pending',
    paidUntil: expect.stringMatching(/^20[2-9]\d-/),
  })
  expect(await orderOf(id)).not.toMatchObject({ paidUntil: '2020-01-01' })
})

test.each(['transfer', 'przelewy24'])('the mails of an unpaid order (%s) say what to do', async (method) => {
  const id = await place(method)
  await run(7)
  await run(LONG)
  const mails = (await listMails(db)).filter(({ about }) => about?.orderId === id)
  const [, reminder, canceled] = await Promise.all(mails.map((mail) => composeMail(db, sender, mail)))
  expect(reminder?.subject).toBe(`Zamówienie nr ${id} czeka na zapłatę`)
  expect(canceled?.subject).toBe(`Zamówienie nr ${id} anulowane: brak zapłaty`)
  expect(canceled?.text).toContain('Nic nie trzeba już płacić')
  expect(canceled?.text).not.toContain('Numer rachunku')
})

// Shows D36b

import { linkedOrderSchema, orderLinkSchema } from '@bieznik/contract/selling/order-link'
import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { ownOrderSchema } from '@bieznik/contract/selling/own-order'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ids } from '../../../test/catalogue.ts'
import { orderIn } from '../../../test/replies.ts'
import { stockOf } from '../../../test/stock.ts'
import { buildTestShop, type Customer } from '../../../test/shop.ts'

const shop = await buildTestShop()
const guest = shop.asGuest('guest')

async function orderOf(person: Customer): Promise<number> {
  await person.add(ids.tire, 1)
  return orderIn(await person.order()).id
}

async function linkTo(person: Customer, orderId: number): Promise<string> {
  const { body } = await person.get(`/api/tires/orders/${orderId}/link`)
  return z.strictObject({ link: orderLinkSchema }).parse(body).link
}

const follow = (link: string) => shop.anyone.call('POST', '/api/linked-order', { body: { link } })

/** As its page in the browser gets it. */
const show = (link: string) => shop.anyone.call('POST', '/api/linked-order/shown', { body: { link } })

test('a link shows its order as the mail about it does, to anyone who has it', async () => {
  const id = await orderOf(guest)
  const reply = await follow(await linkTo(guest, id))
  expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
  expect(linkedOrderSchema.parse(reply.body)).toMatchObject({
    id,
    status: 'Pending',
    email: 'jan@example.com',
  })
  const shown = await show(await linkTo(guest, id))
  expect(shown).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
  expect(ownOrderSchema.parse(shown.body)).toMatchObject({
    id,
    name: 'Jan Kowalski',
    address: 'ul. Polna 1',
    products: [{ id: ids.tire, productType: 'Tire' }],
  })
})

test('a link shows neither who the buyer is to the shop, nor how they are reached, nor who of staff did what', async () => {
  const id = await orderOf(guest)
  await shop.asStaff().changeStatus({ orderId: String(id), status: 'In Processing' })
  const { body } = await show(await linkTo(guest, id))
  expect(ownOrderSchema.parse(body).statuses.map(({ status }) => status)).toEqual([
    'Pending',
    'In Processing',
  ])
  for (const secret of ['jan@example.com', '123456789', 'userId', 'changedBy', 'quantityInStock'])
    expect(JSON.stringify(body)).not.toContain(secret)
})

test('a link names the statements that came from the address of the order, and none of another address', async () => {
  const id = await orderOf(guest)
  const staff = shop.asStaff()
  const state = async (email: string) => {
    const entry = {
      name: 'Ola Nowak',
      email,
      order: String(id),
      lines: null,
      language: 'pl',
      channel: 'letter',
    }
    const body = { ...entry, receivedOn: dayInWarsaw(new Date()) }
    const reply = await staff.call('POST', '/api/withdrawals/entries', { body })
    const stated = z.looseObject({ id: z.int() }).parse(reply.body).id
    await staff.call('PATCH', `/api/withdrawals/${stated}/order`, { body: { orderId: id } })
    return withdrawalNumber(stated)
  }
  await state('ola@example.com')
  const number = await state('Jan@example.com')
  const { statements } = ownOrderSchema.parse((await show(await linkTo(guest, id))).body)
  expect(statements).toMatchObject([{ kind: 'withdrawal', number }])
})

test('a link shows the same amounts as the order', async () => {
  const id = await orderOf(guest)
  const reply = await follow(await linkTo(guest, id))
  expect(reply.body).toMatchObject({ total: 412.5, paid: 0, due: 412.5, orderItems: [{ price: 412.5 }] })
})

test('a link leads to its order alone', async () => {
  const [id, other] = [await orderOf(guest), await orderOf(guest)]
  const link = await linkTo(guest, id)
  expect(await follow(link.replace(`${id}.`, `${other}.`))).toMatchObject({ status: 404 })
})

test('a link opens and cancels nothing once another order has got the number, as after a backup was restored', async () => {
  const id = await orderOf(guest)
  const link = await linkTo(guest, id)
  await shop.db.execute(sql`update orders set order_date = order_date + interval '1 hour' where id = ${id}`)
  expect(await follow(link)).toMatchObject({ status: 404 })
  expect(await cancel(link)).toMatchObject({ status: 404 })
  expect(await follow(await linkTo(guest, id))).toMatchObject({ status: 200 })
})

test('nobody gets a link to the order of another, staff neither', async () => {
  const id = await orderOf(guest)
  for (const other of [shop.asCustomer('ola'), shop.asGuest('other'), shop.asStaff()])
    expect(await other.get(`/api/tires/orders/${id}/link`)).toMatchObject({ status: 404 })
})

test('without a secret there are no links', async () => {
  const bare = await shop.another({ linkSecrets: [] })
  const id = await orderOf(guest)
  const link = await linkTo(guest, id)
  expect(await bare.asGuest('guest').get(`/api/tires/orders/${id}/link`)).toMatchObject({
    body: { link: null },
  })
  expect(await bare.anyone.call('POST', '/api/linked-order', { body: { link } })).toMatchObject({
    status: 404,
  })
})

const cancel = (link: string) => shop.anyone.call('POST', '/api/linked-order/cancel', { body: { link } })

// Shows D36e
test('an order is canceled by its link until somebody has begun with it, and its stock comes back', async () => {
  const before = await stockOf(shop.db, ids.tire)
  const id = await orderOf(guest)
  const link = await linkTo(guest, id)
  const reply = await cancel(link)
  expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
  expect(ownOrderSchema.parse(reply.body)).toMatchObject({ id, status: 'Canceled' })
  expect(await stockOf(shop.db, ids.tire)).toBe(before)
  expect(await cancel(link)).toMatchObject({ status: 409, body: { code: 'stale_status' } })
})

test('a link that was changed cancels nothing', async () => {
  const [id, other] = [await orderOf(guest), await orderOf(guest)]
  const link = await linkTo(guest, id)
  expect(await cancel(link.replace(`${id}.`, `${other}.`))).toMatchObject({ status: 404 })
})

test('a link gives the contract of its order and its invoices as files, and those of no other', async () => {
  const [id, other] = [await orderOf(guest), await orderOf(guest)]
  const [link, otherLink] = [await linkTo(guest, id), await linkTo(guest, other)]
  const file = (name: string, body: object) => shop.anyone.call('POST', `/api/linked-order/${name}`, { body })
  const pdf = {
    status: 200,
    headers: { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
  }
  expect(await file('contract', { link })).toMatchObject(pdf)
  await shop.asStaff().call('POST', `/api/tires/orders/${id}/invoices`)
  const { invoices } = linkedOrderSchema.parse((await follow(link)).body)
  expect(invoices).toMatchObject([{ kind: 'invoice', gross: 41_250 }])
  const invoiceId = invoices[0]?.id
  expect(await file('invoice', { link, invoiceId })).toMatchObject(pdf)
  expect(await file('invoice', { link: otherLink, invoiceId })).toMatchObject({ status: 404 })
  expect(await file('contract', { link: link.replace(`${id}.`, `${other}.`) })).toMatchObject({ status: 404 })
})

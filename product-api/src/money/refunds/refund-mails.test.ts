import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { grosze } from '@bieznik/contract/money/money'
import { orderLinkReplySchema } from '@bieznik/contract/selling/order-link'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ids } from '../../../test/catalogue.ts'
import { sender } from '../../../test/mail-worker.ts'
import { printedPages } from '../../../test/printed-words.ts'
import { openP24 } from '../../../test/p24.ts'
import { PaidOrder } from '../../../test/paid-order.ts'
import { openPaypal } from '../../../test/paypal.ts'
import { orderIn } from '../../../test/replies.ts'
import { buildTestShop, type Customer } from '../../../test/shop.ts'
import { Till } from '../../../test/till.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { isAbout, mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { pageUrl } from '../../platform/mail/mail-content.ts'
import { createTransferProvider } from '../payments/transfer/transfer-provider.ts'

const paypal = await openPaypal()
const p24 = await openP24()
const shop = await buildTestShop({
  providers: [...paypal.providers, ...p24.providers, createTransferProvider()],
})
const ewa = shop.asStaff('ewa')

const refund = (
  orderId: number,
  what: object,
  { seen = 0, key = crypto.randomUUID() }: { seen?: number; key?: string } = {},
) =>
  ewa.call('POST', `/api/tires/orders/${orderId}/refunds`, {
    body: { what, reason: 'Uwaga obsługi', seen, withdrawalId: null },
    headers: { 'idempotency-key': key },
  })

const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

async function mailsOf(orderId: number) {
  const rows = await shop.db.select().from(mailOutbox).where(isAbout('orderId', orderId))
  return rows.filter(({ kind }) => kind === 'money_returned')
}

/** The paper that goes along says on one page what the mail does. */
async function expectAdvice({ subject, text, attachments = [] }: Letter): Promise<void> {
  const [file] = attachments
  expect(file).toMatchObject({ contentType: 'application/pdf' })
  const [page = [], ...more] = await printedPages(file?.content ?? Buffer.of())
  expect(more).toEqual([])
  const printed = page.map((run) => run.text).join(' ')
  expect(printed).toContain(subject)
  const facts = text.split('\n\n')[1]?.split('\n') ?? []
  expect(facts).toHaveLength(5)
  for (const fact of facts) {
    const value = fact.split(': ').slice(1).join(': ')
    expect(flat(printed), fact).toContain(flat(value))
  }
}

/** The text of the only mail about money of the order. */
async function textOf(orderId: number): Promise<string> {
  const [mail, ...more] = await mailsOf(orderId)
  if (!mail || more.length > 0) throw new Error('there is one mail')
  const letter = await composeMail(shop.db, sender, mail)
  expect(letter.to.address).toBe('jan@example.com')
  await expectAdvice(letter)
  return `${letter.subject}\n${letter.text}`
}

async function placePaidByP24(): Promise<PaidOrder> {
  const order = await new PaidOrder(shop, p24).place()
  await p24.pay(await order.try())
  await order.notifyPaid()
  return order
}

async function place(buyer: Customer, differences: object): Promise<number> {
  await shop.db.update(products).set({ quantityInStock: 10 }).where(eq(products.id, ids.wheel))
  await buyer.add(ids.wheel)
  return orderIn(await buyer.order(differences)).id
}

/** What the buyer sees of the money that went back: signed in, and by the link. */
async function seenBy(buyer: Customer, orderId: number): Promise<unknown[]> {
  const { link } = orderLinkReplySchema.parse((await buyer.get(`/api/tires/orders/${orderId}/link`)).body)
  const own = await buyer.get(`/api/tires/orders/${orderId}`)
  const linked = await shop.anyone.call('POST', '/api/linked-order', { body: { link } })
  return [own.body, linked.body]
}

test('a part that went through PayPal is mailed in the language of the order, with the dollars, and shown', async () => {
  const till = await new Till(shop, paypal).openApproved()
  await till.capture()
  const id = orderIn(await till.buyer.order({ typeOfPayment: 'paypal', language: 'en' })).id
  const key = crypto.randomUUID()
  for (let times = 0; times < 3; times++) await refund(id, { kind: 'amount', amount: 99.5 }, { key })
  const text = await textOf(id)
  expect(text).toMatch(`Refund for order no. ${id}`)
  expect(text).toMatch(/Amount refunded: 99\.50\u00A0zł \(\d+\.\d\d USD\)/)
  expect(text).toContain('through PayPal')
  expect(text).toContain(`${pageUrl('/order?link=', sender.siteUrl, 'en')}${id}.`)
  // The reason is a note of staff.
  expect(text).not.toContain('Uwaga')
  for (const seen of await seenBy(till.buyer, id))
    expect(seen).toMatchObject({ moneyBack: [{ amount: 99.5, provider: 'paypal', state: 'done' }] })
})

test('a refund through Przelewy24 is mailed once it went, and never when it is rejected', async () => {
  const order = await placePaidByP24()
  const captureId = Number((await order.last()).captureId)
  await refund(order.id, { kind: 'amount', amount: 100 })
  expect(await mailsOf(order.id)).toEqual([])
  for (const seen of await seenBy(order.buyer, order.id))
    expect(seen).toMatchObject({ moneyBack: [{ amount: 100, provider: 'przelewy24', state: 'asked' }] })
  await order.notify(await p24.refunded(captureId, 1))
  expect(await mailsOf(order.id)).toEqual([])
  for (const seen of await seenBy(order.buyer, order.id)) expect(seen).not.toHaveProperty('moneyBack')
  await refund(order.id, { kind: 'amount', amount: 100 })
  const done = await p24.refunded(captureId, 0)
  await Promise.all([order.notify(done), order.notify(done)])
  expect(await textOf(order.id)).toContain('Kwota zwrotu: 100,00\u00A0zł')
})

test('a payment that is sent back whole is mailed once, however often it is notified', async () => {
  const order = await placePaidByP24()
  await order.refund()
  expect(await mailsOf(order.id)).toEqual([])
  const done = await p24.refunded(Number((await order.last()).captureId), 0)
  for (let times = 0; times < 2; times++) await order.notify(done)
  await order.lookAgain()
  const text = await textOf(order.id)
  expect(text).toContain('Kwota zwrotu: 299,00\u00A0zł')
  expect(text).toContain('przez Przelewy24')
  for (const seen of await seenBy(order.buyer, order.id))
    expect(seen).toMatchObject({ moneyBack: [{ amount: 299, provider: 'przelewy24', state: 'done' }] })
})

test('all of a payment in two parts has a mail for each part, and none more', async () => {
  const till = await new Till(shop, paypal).openApproved()
  await till.capture()
  const id = orderIn(await till.buyer.order({ typeOfPayment: 'paypal' })).id
  await refund(id, { kind: 'amount', amount: 99 })
  await refund(id, { kind: 'all' }, { seen: 99 })
  expect((await till.row()).state).toBe('refunded')
  expect(await mailsOf(id)).toHaveLength(2)
  for (const seen of await seenBy(till.buyer, id))
    expect(seen).toMatchObject({ moneyBack: [{ amount: 99 }, { amount: 200 }] })
})

test('a refund that staff sent by hand for an order paid at the delivery is mailed', async () => {
  const buyer = shop.asGuest(`buyer-${crypto.randomUUID()}`)
  const id = await place(buyer, { typeOfPayment: 'payment_at_delivery' })
  for (const status of ['In Processing', 'Sent', 'Delivered'])
    await ewa.changeStatus({ orderId: String(id), status })
  expect(await refund(id, { kind: 'amount', amount: 50 })).toMatchObject({ status: 200 })
  expect(await textOf(id)).toContain('przelewem albo gotówką')
  for (const seen of await seenBy(buyer, id))
    expect(seen).toMatchObject({ moneyBack: [{ amount: 50, provider: null, state: 'done' }] })
})

test('the paper has the address of the buyer, also where the goods went elsewhere', async () => {
  const buyer = shop.asGuest(`buyer-${crypto.randomUUID()}`)
  const id = await place(buyer, {
    typeOfPayment: 'payment_at_delivery',
    typeOfDelivery: 'shipping_to_another_address',
    alternativeAddress: { address: 'Magazynowa 7', city: 'Tarnów', postCode: '33-100', country: 'Polska' },
  })
  for (const status of ['In Processing', 'Sent', 'Delivered'])
    await ewa.changeStatus({ orderId: String(id), status })
  await refund(id, { kind: 'amount', amount: 50 })
  const [mail] = await mailsOf(id)
  if (!mail) throw new Error('there is a mail')
  const { attachments = [] } = await composeMail(shop.db, sender, mail)
  const [page = []] = await printedPages(attachments[0]?.content ?? Buffer.of())
  const printed = page.map(({ text }) => text).join(' ')
  expect(printed).toContain('ul. Polna 1')
  expect(printed).not.toContain('Magazynowa')
})

test('what was paid by transfer goes back by transfer, and is mailed', async () => {
  const order = await new PaidOrder(shop, p24).place({ typeOfPayment: 'transfer' })
  await shop.db.insert(payments).values({
    userId: order.buyer.uid,
    idempotencyKey: crypto.randomUUID(),
    provider: 'transfer',
    orderId: order.id,
    amount: grosze(29_900),
    state: 'captured',
    captureId: 'line',
    capturedAt: new Date(),
  })
  expect(await refund(order.id, { kind: 'all' })).toMatchObject({ status: 200 })
  expect(await textOf(order.id)).toContain('przelewem na rachunek, z którego przyszła wpłata')
})

test('a refund that the provider refuses is mailed to no one', async () => {
  const till = await new Till(shop, paypal).openApproved()
  await till.capture()
  const id = orderIn(await till.buyer.order({ typeOfPayment: 'paypal' })).id
  const { captureId } = await till.row()
  await paypal.wallet.refund(captureId ?? '', { id: 'elsewhere', usd: null })
  expect(await refund(id, { kind: 'amount', amount: 10 })).toMatchObject({ status: 409 })
  expect(await mailsOf(id)).toEqual([])
  await paypal.calm()
})

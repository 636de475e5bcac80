import { grosze } from '@bieznik/contract/money/money'
import { languages } from '@bieznik/contract/selling/order'
import { and, eq, ne } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { quickBackoff, sender } from '../../../test/mail-worker.ts'
import { openP24 } from '../../../test/p24.ts'
import { PaidOrder } from '../../../test/paid-order.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { isAbout, mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { orderItems, orders } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { deliverNext } from '../../platform/mail/deliver.ts'
import { ObsoleteMail } from '../../platform/mail/obsolete-mail.ts'
import { createOutbox } from '../../platform/mail/outbox.queries.ts'
import { mailTexts } from '../../platform/mail/texts/all-languages.ts'
import { paymentMailTexts } from '../../platform/mail/texts/payment.ts'

const p24 = await openP24()
const shop = await buildTestShop({ providers: p24.providers })

const mailsOf = (orderId: number) =>
  shop.db
    .select()
    .from(mailOutbox)
    .where(and(isAbout('orderId', orderId), eq(mailOutbox.kind, 'payment_received')))

test.each(languages)(
  'an online payment is confirmed by mail in %s, with the amount, once',
  async (language) => {
    const order = await new PaidOrder(shop, p24).place()
    await shop.db.update(orders).set({ language }).where(eq(orders.id, order.id))
    await p24.pay(await order.try())
    expect(await mailsOf(order.id)).toEqual([])
    await order.notifyPaid()
    // The page of the payment asks the provider again.
    await order.back()
    const [mail, ...more] = await mailsOf(order.id)
    expect(more).toEqual([])
    if (!mail) throw new Error('no mail is queued')
    const { subject, text, to } = await composeMail(shop.db, sender, mail)
    const texts = paymentMailTexts[language]
    expect(to.address).toBe('jan@example.com')
    expect(subject.replaceAll('\u00A0', ' ')).toMatch(/: 299[.,]00 zł /)
    expect(text).toContain(texts.lead)
    expect(text).toContain(texts.begins)
    expect(text).not.toContain(texts.waits)
  },
)

test('an order that was canceled meanwhile has no thanks for the payment', async () => {
  const order = await new PaidOrder(shop, p24).place()
  await p24.pay(await order.try())
  await shop.db.update(orders).set({ status: 'Canceled' }).where(eq(orders.id, order.id))
  await order.notifyPaid()
  expect(await order.back()).toMatchObject({ state: 'canceled_paid' })
  const [mail] = await mailsOf(order.id)
  if (!mail) throw new Error('no mail is queued')
  await expect(composeMail(shop.db, sender, mail)).rejects.toThrow(ObsoleteMail)
})

test('where a part is still due, the mail says how much, and that the order waits for it', async () => {
  const order = await new PaidOrder(shop, p24).place()
  await p24.pay(await order.try())
  await order.notifyPaid()
  await shop.db
    .update(orderItems)
    .set({ price: grosze(30_900) })
    .where(eq(orderItems.orderId, order.id))
  const [mail] = await mailsOf(order.id)
  if (!mail) throw new Error('no mail is queued')
  const { text } = await composeMail(shop.db, sender, mail)
  expect(text.replaceAll('\u00A0', ' ')).toContain(`${mailTexts.pl.due}: 10,00 zł`)
  expect(text).toContain(paymentMailTexts.pl.waits)
  expect(text).not.toContain(mailTexts.pl.wishes.deliverBy)
})

test.each([
  [
    'the order was canceled',
    (id: number) => shop.db.update(orders).set({ status: 'Canceled' }).where(eq(orders.id, id)),
  ],
  [
    'the money went back',
    (id: number) => shop.db.update(payments).set({ state: 'refunded' }).where(eq(payments.orderId, id)),
  ],
  [
    'a part of it went back',
    (id: number) =>
      shop.db
        .update(payments)
        .set({ refundedAmount: grosze(100) })
        .where(eq(payments.orderId, id)),
  ],
  [
    'the payment was taken back from it',
    (id: number) => shop.db.delete(payments).where(eq(payments.orderId, id)),
  ],
] as const)('a mail that waited until %s is obsolete', async (_what, change) => {
  const order = await new PaidOrder(shop, p24).place()
  await p24.pay(await order.try())
  await order.notifyPaid()
  await change(order.id)
  const [mail] = await mailsOf(order.id)
  if (!mail) throw new Error('no mail is queued')
  await expect(composeMail(shop.db, sender, mail)).rejects.toThrow(ObsoleteMail)
})

test('an obsolete mail leaves the outbox unsent, and is no failure', async () => {
  const order = await new PaidOrder(shop, p24).place()
  await p24.pay(await order.try())
  await order.notifyPaid()
  await shop.db.delete(mailOutbox).where(ne(mailOutbox.kind, 'payment_received'))
  await shop.db.update(orders).set({ status: 'Canceled' }).where(eq(orders.id, order.id))
  const send = vi.fn<() => Promise<void>>()
  const deps = {
    outbox: createOutbox(shop.db, { leaseMs: 1_000 }),
    transport: { send, isToBlame: async () => false, description: 'none' },
    compose: (mail: Parameters<typeof composeMail>[2]) => composeMail(shop.db, sender, mail),
    logger: pino({ level: 'silent' }),
    backoff: quickBackoff,
  }
  const { signal } = new AbortController()
  while ((await deliverNext(deps, signal)) !== 'nothing due');
  expect(await mailsOf(order.id)).toEqual([])
  expect(send.mock.calls.flat()).not.toContainEqual(
    expect.objectContaining({ messageId: expect.stringContaining(`payment-${order.id}.`) }),
  )
})

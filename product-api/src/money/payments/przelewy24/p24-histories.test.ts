import type { PaymentState } from '@bieznik/contract/money/payment'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { reached } from '../../../../../tests/promises/reached.ts'
import { p24StandIn } from '../../../../../local-services/przelewy24/credentials.ts'
import { openP24 } from '../../../../test/p24.ts'
import { PaidOrder } from '../../../../test/paid-order.ts'
import { buildTestShop } from '../../../../test/shop.ts'
import { notificationSign, refundSign } from './sign.ts'

const p24 = await openP24()
const shop = await buildTestShop({ providers: p24.providers })
const second = await shop.another()

type Case = {
  what: string
  happens: (order: PaidOrder) => Promise<void>
  /** The state of each payment of the order, oldest first. */
  ours: PaymentState[]
  /** What Przelewy24 has in its books of each: 1 an advance, 2 ours, 3 returned. */
  theirs: number[]
  /** What the shop has, in złoty, of 299. */
  paid: number
  /** What the buyer still owes, in złoty; absent: the rest of 299. */
  due?: number
  /** Which promise it shows, with its figure. */
  shows?: Parameters<typeof reached>
}

const many = <T>(times: number, work: () => Promise<T>) => Promise.all(Array.from({ length: times }, work))
const moneySchema = z.object({ paid: z.number(), refunded: z.number().default(0), due: z.number() })
const bodySchema = z.record(z.string(), z.unknown())
const unpaid = { state: 'unpaid', due: 29_900 }

/** Signed with the right key, as nobody but Przelewy24 could. */
async function signed(order: PaidOrder, differences: object, crc: string = p24StandIn.crc): Promise<string> {
  const { sessionId } = await order.last()
  const body = {
    merchantId: 999_999,
    posId: 999_999,
    sessionId: sessionId ?? '',
    amount: 29_900,
    originAmount: 29_900,
    currency: 'PLN',
    orderId: 123_456,
    methodId: 154,
    statement: 'p24-1',
    ...differences,
  }
  return JSON.stringify({ ...body, sign: notificationSign(body, crc) })
}

async function payAndNotify(order: PaidOrder): Promise<number> {
  const { orderId } = await p24.pay(await order.placeAndTry())
  expect(await order.notifyPaid()).toEqual([200])
  return orderId
}

async function payAmount(order: PaidOrder, amount: number): Promise<void> {
  await p24.pay(await order.placeAndTry(), amount)
  expect(await order.notifyPaid({ times: 2 })).toEqual([200, 200])
  expect(await order.back()).toMatchObject({ state: 'disputed', isPayable: false })
}

async function tellSigned(order: PaidOrder, differences: object): Promise<void> {
  await order.placeAndTry()
  expect((await order.notify(await signed(order, differences))).status).toBe(200)
}

async function tellSpoiled(order: PaidOrder, field: string): Promise<void> {
  await p24.pay(await order.placeAndTry())
  const text = await p24.notification((await order.last()).sessionId ?? '')
  const body = bodySchema.parse(JSON.parse(text))
  const value = typeof body[field] === 'number' ? 1 : field === 'currency' ? 'EUR' : 'x'
  expect((await order.notify(JSON.stringify({ ...body, [field]: value }))).status).toBe(401)
}

/** Each ends in a state that a bookkeeper accepts. */
const cases: Case[] = [
  {
    what: 'paid, and notified',
    happens: async (order) => {
      await payAndNotify(order)
      expect(await order.back()).toEqual({ state: 'paid', due: 0, paid: 29_900, isPayable: false })
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'paid, and notified ten times at once',
    shows: ['przelewy24-once', '10 equal notifications at once: 1 payment'],
    happens: async (order) => {
      await p24.pay(await order.placeAndTry())
      expect(new Set(await order.notifyPaid({ times: 10 }))).toEqual(new Set([200]))
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'paid, notified again after the buyer was',
    happens: async (order) => {
      await payAndNotify(order)
      await order.back()
      expect(await order.notifyPaid({ times: 2 })).toEqual([200, 200])
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'the buyer is back before the notification',
    shows: ['przelewy24-once', 'buyer back, then the notification: 1 payment'],
    happens: async (order) => {
      await p24.pay(await order.placeAndTry())
      expect(await order.back()).toMatchObject({ state: 'paid' })
      expect(await order.notifyPaid()).toEqual([200])
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'the notification and the buyer at once, through two processes',
    shows: ['przelewy24-once', 'notification twice and buyer at once, through two processes: 1 payment'],
    happens: async (order) => {
      await p24.pay(await order.placeAndTry())
      const text = await p24.notification((await order.last()).sessionId ?? '')
      const elsewhere = second.anyone.call('POST', '/api/przelewy24/notifications', {
        body: text,
        headers: { 'content-type': 'application/json' },
      })
      const [notified, back] = await Promise.all([elsewhere, order.back(), order.notify(text)])
      expect([notified.status, back.state]).toEqual([200, 'paid'])
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'the notification is lost, and the browser gone',
    shows: ['przelewy24-lost', 'no notification and browser gone: 1 payment after the next look'],
    happens: async (order) => {
      await p24.pay(await order.placeAndTry())
      await order.lookAgain()
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'the notification is lost, and the buyer is back',
    shows: ['przelewy24-lost', 'no notification: 1 payment when the buyer is back'],
    happens: async (order) => {
      await p24.pay(await order.placeAndTry())
      expect(await order.back()).toMatchObject({ state: 'paid' })
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'the job, the buyer and ten notifications at once, then all of them again',
    shows: ['przelewy24-once', 'job, buyer and 10 notifications at once, and all of them again: 1 payment'],
    happens: async (order) => {
      await p24.pay(await order.placeAndTry())
      for (let round = 0; round < 2; round++) {
        const [notified, back] = await Promise.all([
          order.notifyPaid({ times: 10 }),
          order.back(),
          order.lookAgain(),
        ])
        expect([new Set(notified), back.state]).toEqual([new Set([200]), 'paid'])
      }
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'looked for before it is paid, and notified later',
    happens: async (order) => {
      const token = await order.placeAndTry()
      await order.lookAgain()
      expect(await order.back()).toMatchObject({ ...unpaid, isPayable: true })
      await p24.pay(token)
      expect(await order.notifyPaid()).toEqual([200])
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'given up',
    happens: async (order) => {
      await order.placeAndTry()
      expect(await order.back()).toMatchObject({ ...unpaid, isPayable: true })
    },
    ours: ['created'],
    theirs: [],
    paid: 0,
  },
  {
    what: 'given up, and looked for until it is too old',
    happens: async (order) => {
      await order.placeAndTry()
      await order.lookAgain(97)
      expect(await order.back()).toMatchObject(unpaid)
    },
    ours: ['refused'],
    theirs: [],
    paid: 0,
  },
  {
    what: 'given up, then paid in a second try',
    happens: async (order) => {
      await order.placeAndTry()
      await order.back()
      await p24.pay(await order.try())
      expect(await order.notifyPaid()).toEqual([200])
    },
    ours: ['created', 'captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'paid days later, after it was given up',
    happens: async (order) => {
      const token = await order.placeAndTry()
      await order.lookAgain(97)
      await p24.pay(token)
      expect(await order.notifyPaid()).toEqual([200])
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'paid days later, never notified, and the buyer looks',
    shows: [
      'przelewy24-lost',
      'paid days after it was given up, no notification: 1 payment when the buyer looks',
    ],
    happens: async (order) => {
      const token = await order.placeAndTry()
      await order.lookAgain(97)
      await p24.pay(token)
      expect(await order.back()).toMatchObject({ state: 'paid' })
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'paid in both tries',
    happens: async (order) => {
      const [one, two] = [await order.placeAndTry(), await order.try()]
      await p24.pay(one)
      await p24.pay(two)
      await order.back()
      expect(await order.notifyPaid()).toEqual([200])
    },
    ours: ['captured', 'captured'],
    theirs: [2, 2],
    paid: 598,
  },
  {
    what: 'paid twice in one try',
    happens: async (order) => {
      const token = await order.placeAndTry()
      await p24.pay(token)
      await p24.pay(token)
      expect(await order.notifyPaid()).toEqual([200])
      expect(await order.notifyPaid({ index: 1, times: 3 })).toEqual([200, 200, 200])
      expect(await order.notifyPaid()).toEqual([200])
    },
    ours: ['captured', 'captured'],
    theirs: [2, 2],
    paid: 598,
  },
  {
    what: 'paid twice in one try, the second notified first, all at once',
    happens: async (order) => {
      const token = await order.placeAndTry()
      await p24.pay(token)
      await p24.pay(token)
      const statuses = await Promise.all([
        order.notifyPaid({ index: 1, times: 2 }),
        order.notifyPaid({ times: 2 }),
      ])
      expect(statuses.flat()).toEqual([200, 200, 200, 200])
    },
    ours: ['captured', 'captured'],
    theirs: [2, 2],
    paid: 598,
  },
  {
    what: 'paid twice in one try, and the second sent back',
    happens: async (order) => {
      const token = await order.placeAndTry()
      await p24.pay(token)
      const { orderId } = await p24.pay(token)
      await order.notifyPaid()
      await order.notifyPaid({ index: 1 })
      expect(await order.refund(1)).toMatchObject({ status: 200, body: { isRefundAsked: true } })
      expect((await order.notify(await p24.refunded(orderId, 0))).status).toBe(200)
    },
    ours: ['captured', 'refunded'],
    theirs: [2, 3],
    paid: 299,
  },
  ...[29_899, 1, 1_000_000].map((amount): Case => ({
    what: `another amount paid: ${amount}`,
    happens: (order) => payAmount(order, amount),
    ours: ['disputed'],
    theirs: [1],
    paid: 0,
  })),
  {
    what: 'another amount paid, found by looking',
    happens: async (order) => {
      await p24.pay(await order.placeAndTry(), 100)
      await order.lookAgain()
    },
    ours: ['disputed'],
    theirs: [1],
    paid: 0,
  },
  {
    what: 'another amount paid, and sent back',
    happens: async (order) => {
      const { orderId } = await p24.pay(await order.placeAndTry(), 100)
      await order.notifyPaid()
      expect(await order.refund()).toMatchObject({ status: 200 })
      expect((await order.notify(await p24.refunded(orderId, 0))).status).toBe(200)
    },
    ours: ['refunded'],
    theirs: [3],
    paid: 0,
  },
  ...[{ currency: 'EUR' }, { amount: 100 }, { originAmount: 100 }].map((differences): Case => ({
    what: `a signed notification that says ${JSON.stringify(differences)}`,
    happens: (order) => tellSigned(order, differences),
    ours: ['disputed'],
    theirs: [],
    paid: 0,
  })),
  {
    what: 'a notification that is signed with another key',
    happens: async (order) => {
      await p24.pay(await order.placeAndTry())
      expect(await order.notify(await signed(order, {}, 'another-key'))).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated' },
      })
    },
    ours: ['created'],
    theirs: [1],
    paid: 0,
  },
  ...['amount', 'currency', 'sessionId', 'orderId', 'statement', 'sign'].map((field): Case => ({
    what: `a genuine notification with another ${field}`,
    happens: (order) => tellSpoiled(order, field),
    ours: ['created'],
    theirs: [1],
    paid: 0,
  })),
  {
    what: 'a notification for another merchant',
    happens: async (order) => {
      await p24.pay(await order.placeAndTry())
      expect((await order.notify(await signed(order, { merchantId: 111_111 }))).status).toBe(401)
    },
    ours: ['created'],
    theirs: [1],
    paid: 0,
  },
  {
    what: 'a signed notification of money that Przelewy24 does not have',
    happens: async (order) => {
      await order.placeAndTry()
      expect((await order.notify(await signed(order, {}))).status).toBe(502)
    },
    ours: ['created'],
    theirs: [],
    paid: 0,
  },
  {
    what: 'what is no notification',
    happens: async (order) => {
      await order.placeAndTry()
      for (const text of ['{}', '[]', 'null', '{"sign":', '{"refundsUuid":1}', '"x"'])
        expect((await order.notify(text)).status).toBe(400)
    },
    ours: ['created'],
    theirs: [],
    paid: 0,
  },
  {
    what: 'a notification of a session that is not ours',
    happens: async (order) => {
      await order.placeAndTry()
      expect((await order.notify(await signed(order, { sessionId: crypto.randomUUID() }))).status).toBe(200)
    },
    ours: ['created'],
    theirs: [],
    paid: 0,
  },
  {
    what: 'verified, and the answer lost',
    shows: ['przelewy24-once', 'verified and the answer lost, notified again: 1 payment'],
    happens: async (order) => {
      await p24.pay(await order.placeAndTry())
      await p24.fault({ operation: 'verify', kind: 'cut', times: 2 })
      expect(await order.notifyPaid()).toEqual([503])
      expect((await order.last()).state).toBe('created')
      expect(await order.notifyPaid()).toEqual([200])
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'verified, the answer lost, never notified again',
    shows: [
      'przelewy24-lost',
      'verified, the answer lost and never notified again: 1 payment after the next look',
    ],
    happens: async (order) => {
      await p24.pay(await order.placeAndTry())
      await p24.fault({ operation: 'verify', kind: 'cut', times: 2 })
      expect(await order.notifyPaid()).toEqual([503])
      await order.lookAgain()
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'one fault of Przelewy24 is passed over',
    happens: async (order) => {
      await order.place()
      for (const operation of ['register', 'verify'] as const) await p24.fault({ operation, kind: 'fail' })
      await p24.pay(await order.try())
      expect(await order.notifyPaid()).toEqual([200])
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'Przelewy24 is away when the buyer is back, and answers later',
    happens: async (order) => {
      await p24.pay(await order.placeAndTry())
      await p24.fault({ operation: 'get', kind: 'fail', times: 2 })
      expect(await order.back()).toMatchObject({ state: 'checking', due: 29_900 })
      await order.lookAgain()
      expect(await order.back()).toMatchObject({ state: 'paid' })
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'registered, the answer lost, and asked again with the same key',
    happens: async (order) => {
      await order.place()
      await p24.fault({ operation: 'register', kind: 'slow', delayMs: 2_500, times: 2 })
      const key = crypto.randomUUID()
      expect(await order.start(key)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      await p24.pay(await order.try(key))
      expect(await order.notifyPaid()).toEqual([200])
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'asked for five times at once with one key',
    happens: async (order) => {
      await order.place()
      const key = crypto.randomUUID()
      const tokens = new Set(await many(5, () => order.try(key)))
      expect(tokens.size).toBe(1)
      await p24.pay([...tokens][0] ?? '')
      expect(await order.notifyPaid()).toEqual([200])
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'the order canceled, then paid, and sent back',
    happens: async (order) => {
      const token = await order.placeAndTry()
      expect((await order.buyer.call('POST', `/api/tires/orders/${order.id}/cancel`)).status).toBe(200)
      expect(await order.start()).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } })
      expect(await order.back()).toMatchObject({ state: 'canceled', isPayable: false })
      const { orderId } = await p24.pay(token)
      expect(await order.notifyPaid()).toEqual([200])
      await order.refund()
      await order.notify(await p24.refunded(orderId, 0))
    },
    ours: ['refunded'],
    theirs: [3],
    paid: 0,
    due: 0,
  },
  {
    what: 'sent back, requested five times at once, notified twice',
    happens: async (order) => {
      const orderId = await payAndNotify(order)
      for (const reply of await many(5, () => order.refund()))
        expect(reply).toMatchObject({ status: 200, body: { state: 'captured', isRefundAsked: true } })
      const text = await p24.refunded(orderId, 0)
      for (const { status } of await many(2, () => order.notify(text))) expect(status).toBe(200)
    },
    ours: ['refunded'],
    theirs: [3],
    paid: 0,
    due: 0,
  },
  {
    what: 'sent back, and notified of the payment once more',
    happens: async (order) => {
      const orderId = await payAndNotify(order)
      await order.refund()
      await order.notify(await p24.refunded(orderId, 0))
      expect(await order.notifyPaid()).toEqual([200])
    },
    ours: ['refunded'],
    theirs: [3],
    paid: 0,
    due: 0,
  },
  {
    what: 'sent back, never notified, found by looking',
    happens: async (order) => {
      const orderId = await payAndNotify(order)
      await order.refund()
      await p24.refunded(orderId, 0)
      await order.lookAgain()
    },
    ours: ['refunded'],
    theirs: [3],
    paid: 0,
    due: 0,
  },
  {
    what: 'a refund that did not arrive is asked for again',
    happens: async (order) => {
      const orderId = await payAndNotify(order)
      await p24.fault({ operation: 'refund', kind: 'fail', times: 2 })
      expect(await order.refund()).toMatchObject({ status: 200, body: { isRefundAsked: true } })
      await order.lookAgain()
      await order.notify(await p24.refunded(orderId, 0))
    },
    ours: ['refunded'],
    theirs: [3],
    paid: 0,
    due: 0,
  },
  {
    what: 'a refund whose answer was lost',
    happens: async (order) => {
      const orderId = await payAndNotify(order)
      await p24.fault({ operation: 'refund', kind: 'cut', times: 1 })
      expect(await order.refund()).toMatchObject({ status: 200, body: { isRefundAsked: true } })
      await order.notify(await p24.refunded(orderId, 0))
    },
    ours: ['refunded'],
    theirs: [3],
    paid: 0,
    due: 0,
  },
  {
    what: 'a refund that is refused at once, and asked for again',
    happens: async (order) => {
      const orderId = await payAndNotify(order)
      await p24.fault({ operation: 'refund', kind: 'refuse' })
      expect(await order.refund()).toMatchObject({ status: 409, body: { code: 'refund_refused' } })
      expect(await order.last()).toMatchObject({ refundedAmount: 0 })
      expect(await order.refund()).toMatchObject({ status: 200, body: { isRefundAsked: true } })
      await order.notify(await p24.refunded(orderId, 0))
    },
    ours: ['refunded'],
    theirs: [3],
    paid: 0,
    due: 0,
  },
  {
    what: 'a verification that is refused, and notified again',
    happens: async (order) => {
      await p24.pay(await order.placeAndTry())
      await p24.fault({ operation: 'verify', kind: 'refuse' })
      expect(await order.notifyPaid()).toEqual([502])
      expect(await order.notifyPaid()).toEqual([200])
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'a registration that is refused, then another try',
    happens: async (order) => {
      await order.place()
      await p24.fault({ operation: 'register', kind: 'refuse' })
      expect(await order.start()).toMatchObject({ status: 502, body: { code: 'upstream_failed' } })
      await p24.pay(await order.try())
      expect(await order.notifyPaid()).toEqual([200])
    },
    ours: ['created', 'captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'a refund that is rejected, notified twice',
    happens: async (order) => {
      const orderId = await payAndNotify(order)
      await order.refund()
      const text = await p24.refunded(orderId, 1)
      for (let times = 0; times < 2; times++) expect((await order.notify(text)).status).toBe(200)
      expect(await order.refunds()).toMatchObject([{ state: 'rejected', nextLookAt: null }])
      expect(await order.last()).toMatchObject({ refundedAmount: 0, nextLookAt: null })
    },
    ours: ['captured'],
    theirs: [2],
    paid: 299,
  },
  {
    what: 'a refund that is rejected, requested again, the rejection notified once more, then done',
    happens: async (order) => {
      const orderId = await payAndNotify(order)
      await order.refund()
      const rejection = await p24.refunded(orderId, 1)
      await order.notify(rejection)
      await order.refund()
      await order.notify(rejection)
      expect(await order.refunds()).toMatchObject([{ state: 'rejected' }, { state: 'asked' }])
      await order.notify(await p24.refunded(orderId, 0))
    },
    ours: ['refunded'],
    theirs: [3],
    paid: 0,
    due: 0,
  },
  {
    what: 'a part sent back in the provider’s own pages',
    happens: async (order) => {
      const orderId = await payAndNotify(order)
      const { sessionId } = await order.last()
      const body = {
        orderId,
        sessionId: sessionId ?? '',
        refundsUuid: 'by-hand',
        merchantId: 999_999,
        amount: 100,
        currency: 'PLN',
        status: 0,
      }
      const text = JSON.stringify({ ...body, sign: refundSign(body, p24StandIn.crc) })
      expect((await order.notify(text)).status).toBe(200)
    },
    ours: ['disputed'],
    theirs: [2],
    paid: 0,
  },
  {
    what: 'a forged refund',
    happens: async (order) => {
      const orderId = await payAndNotify(order)
      await order.refund()
      const body = bodySchema.parse(JSON.parse(await p24.refunded(orderId, 1)))
      expect((await order.notify(JSON.stringify({ ...body, status: 0 }))).status).toBe(401)
    },
    ours: ['captured'],
    theirs: [2],
    // It is on its way.
    paid: 0,
    due: 0,
  },
]

test.each(cases)('$what', async ({ happens, ours, theirs, paid, due = Math.max(0, 299 - paid), shows }) => {
  const order = new PaidOrder(shop, p24)
  await happens(order)
  await p24.calm()
  const rows = await order.rows()
  expect(rows.map(({ state }) => state)).toEqual(ours)
  const sessions = new Set(rows.map(({ sessionId }) => sessionId))
  const books = (await p24.books()).filter(({ sessionId }) => sessions.has(sessionId))
  expect(books.flatMap((transaction) => transaction.paid.map(({ status }) => status))).toEqual(theirs)
  const money = moneySchema.parse(await order.books())
  expect([money.paid - money.refunded, money.due]).toEqual([paid, due])
  for (const { state, capturedAt, captureId, nextLookAt } of rows) {
    const hasMoved = state !== 'created' && state !== 'refused'
    expect([capturedAt !== null, captureId !== null]).toEqual([hasMoved, hasMoved])
    // What is settled is not looked for any more.
    expect(hasMoved && nextLookAt !== null).toBe(false)
  }
  if (shows) reached(...shows)
})

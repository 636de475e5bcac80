import { paymentQuoteSchema, type PaymentState } from '@bieznik/contract/money/payment'
import { expect, test } from 'vitest'
import { reached } from '../../../../tests/promises/reached.ts'
import { ids } from '../../../test/catalogue.ts'
import { openPaypal } from '../../../test/paypal.ts'
import { tally } from '../../../test/replies.ts'
import { buildTestShop } from '../../../test/shop.ts'
import { Till } from '../../../test/till.ts'

const paypal = await openPaypal()
const shop = await buildTestShop({ providers: paypal.providers })
const second = await shop.another()
const unconfigured = await shop.another({ providers: [] })

type Case = {
  what: string
  happens: (till: Till) => Promise<void>
  /** How it stands in our books. */
  ours: PaymentState
  /** How it stands in PayPal's. */
  theirs: 'COMPLETED' | 'REFUNDED' | 'DECLINED' | null
  /** Whether the next order can use it. */
  isWaiting?: boolean
  /** The figure of a promise that this reaches. */
  shows?: Parameters<typeof reached>
}

const many = <T>(times: number, work: () => Promise<T>) => Promise.all(Array.from({ length: times }, work))

async function payWithLie(till: Till, about: 'amount' | 'currency' | 'payee' | 'custom_id'): Promise<void> {
  await till.openApproved()
  await paypal.trouble('capture', { kind: 'lie', about })
  // Asking again does not make it paid.
  for (const reply of [await till.capture(), await till.capture()])
    expect(reply).toMatchObject({ status: 409, body: { code: 'payment_disputed' } })
}

/** Each ends in a state that a bookkeeper accepts. */
const cases: Case[] = [
  {
    what: 'paid',
    happens: async (till) => {
      await till.openApproved()
      expect(await till.capture()).toMatchObject({
        status: 200,
        body: { state: 'captured', amount: 299, orderId: null },
      })
    },
    ours: 'captured',
    theirs: 'COMPLETED',
    isWaiting: true,
  },
  {
    what: 'cancelled by the buyer',
    happens: async (till) => {
      await till.open()
      expect(await till.capture()).toMatchObject({ status: 409, body: { code: 'payment_not_approved' } })
    },
    ours: 'created',
    theirs: null,
  },
  {
    what: 'declined',
    happens: async (till) => {
      await till.open()
      await paypal.choose(till.payment.walletOrderId, 'decline')
      expect(await till.capture()).toMatchObject({
        status: 422,
        body: {
          code: 'payment_declined',
          fields: [{ path: 'provider', message: 'The bank declined the card.' }],
        },
      })
    },
    ours: 'refused',
    theirs: null,
  },
  {
    what: 'declined, then paid with another card',
    happens: async (till) => {
      await till.open()
      await paypal.choose(till.payment.walletOrderId, 'decline')
      expect((await till.capture()).status).toBe(422)
      await till.approve()
      expect((await till.capture()).status).toBe(200)
    },
    ours: 'captured',
    theirs: 'COMPLETED',
    isWaiting: true,
  },
  {
    what: 'answered late, in time for the second try',
    happens: async (till) => {
      await till.openApproved()
      await paypal.trouble('capture', { kind: 'slow', delayMs: 1_900 })
      expect(await till.capture()).toMatchObject({ status: 200, body: { state: 'captured' } })
    },
    ours: 'captured',
    theirs: 'COMPLETED',
    isWaiting: true,
  },
  {
    what: 'answered too late, then asked again',
    happens: async (till) => {
      await till.openApproved()
      await paypal.trouble('capture', { kind: 'slow', delayMs: 2_500 }, 2)
      expect(await till.capture()).toMatchObject({
        status: 503,
        headers: { 'retry-after': '5' },
        body: { code: 'unavailable' },
      })
      expect(await till.capture()).toMatchObject({ status: 200, body: { state: 'captured' } })
    },
    ours: 'captured',
    theirs: 'COMPLETED',
    isWaiting: true,
  },
  {
    what: 'captured, the answer lost, asked for five times more',
    shows: ['paypal-once', 'connection cut after capture, 5 repeats: 1 capture'],
    happens: async (till) => {
      await till.openApproved()
      await paypal.trouble('capture', { kind: 'cut' }, 2)
      expect((await till.capture()).status).toBe(503)
      for (const reply of await many(5, () => till.capture()))
        expect(reply).toMatchObject({ status: 200, body: { state: 'captured' } })
    },
    ours: 'captured',
    theirs: 'COMPLETED',
    isWaiting: true,
  },
  {
    what: 'captured, the answer lost, the cart changed, asked again',
    happens: async (till) => {
      await till.openApproved()
      await paypal.trouble('capture', { kind: 'cut' }, 2)
      expect((await till.capture()).status).toBe(503)
      await till.buyer.add(ids.spacer)
      expect(await till.capture()).toMatchObject({ status: 200, body: { state: 'captured' } })
    },
    ours: 'captured',
    theirs: 'COMPLETED',
    isWaiting: true,
  },
  {
    what: 'captured, the answer lost, the browser gone, no webhook',
    shows: [
      'paypal-lost',
      'capture answered to nobody, no webhook, browser gone: 1 payment after the next look',
    ],
    happens: async (till) => {
      await till.openApproved()
      await paypal.trouble('capture', { kind: 'cut' }, 2)
      expect((await till.capture()).status).toBe(503)
      expect((await till.row()).state).toBe('created')
      await till.lookAgain()
    },
    ours: 'captured',
    theirs: 'COMPLETED',
    isWaiting: true,
  },
  {
    what: 'captured twice at once',
    happens: async (till) => {
      await till.openApproved()
      const [one, two] = await many(2, () => till.capture())
      expect(one).toMatchObject({ status: 200, body: { state: 'captured' } })
      expect(two?.body).toEqual(one?.body)
    },
    ours: 'captured',
    theirs: 'COMPLETED',
    isWaiting: true,
  },
  {
    what: 'the cart changed between create and capture',
    happens: async (till) => {
      await till.openApproved()
      await till.buyer.add(ids.spacer)
      expect(await till.capture()).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    },
    ours: 'refused',
    theirs: null,
  },
  {
    what: 'the cart changed, and PayPal notifies of the approval afterwards',
    happens: async (till) => {
      await till.openApproved()
      await till.buyer.add(ids.spacer)
      expect((await till.capture()).status).toBe(409)
      await till.buyer.remove(ids.spacer)
      expect(tally(await till.notify('CHECKOUT.ORDER.APPROVED'))).toEqual({ 200: 1 })
    },
    ours: 'refused',
    theirs: null,
  },
  ...(['amount', 'currency', 'payee', 'custom_id'] as const).map((about): Case => ({
    what: `a wrong ${about} reported`,
    happens: (till) => payWithLie(till, about),
    ours: 'disputed',
    theirs: 'COMPLETED',
    isWaiting: true,
  })),
  {
    what: 'held back for a review, and notified later',
    happens: async (till) => {
      await till.open()
      await paypal.choose(till.payment.walletOrderId, 'review')
      expect(await till.capture()).toMatchObject({ status: 200, body: { state: 'created' } })
      // Whatever the cart is by now, it is not compared: the money is on its way.
      await till.buyer.add(ids.spacer)
      expect(await till.capture()).toMatchObject({ status: 200, body: { state: 'created' } })
      await till.lookAgain(7)
      await paypal.review(till.payment.walletOrderId, true)
      expect(tally(await till.notify('PAYMENT.CAPTURE.COMPLETED', 2))).toEqual({ 200: 2 })
    },
    ours: 'captured',
    theirs: 'COMPLETED',
    isWaiting: true,
  },
  {
    what: 'declined, then held back for a review with another card',
    happens: async (till) => {
      await till.open()
      await paypal.choose(till.payment.walletOrderId, 'decline')
      expect((await till.capture()).status).toBe(422)
      await paypal.choose(till.payment.walletOrderId, 'review')
      // It is open again, and no refusal.
      for (const reply of [await till.capture(), await till.capture()])
        expect(reply).toMatchObject({ status: 200, body: { state: 'created' } })
      await paypal.review(till.payment.walletOrderId, true)
      await till.lookAgain()
    },
    ours: 'captured',
    theirs: 'COMPLETED',
    isWaiting: true,
  },
  {
    what: 'held back for a review, and denied',
    happens: async (till) => {
      await till.open()
      await paypal.choose(till.payment.walletOrderId, 'review')
      expect((await till.capture()).status).toBe(200)
      await paypal.review(till.payment.walletOrderId, false)
      expect(tally(await till.notify('PAYMENT.CAPTURE.DENIED', 2))).toEqual({ 200: 2 })
    },
    ours: 'refused',
    theirs: 'DECLINED',
  },
  {
    what: 'captured at once through two processes',
    happens: async (till) => {
      await till.openApproved()
      const elsewhere = second.asCustomer(till.buyer.uid)
      const path = `/api/shop/payments/${till.payment.walletOrderId}/capture`
      const replies = await Promise.all([till.capture(), elsewhere.call('POST', path), till.capture()])
      expect(tally(replies)).toEqual({ 200: 3 })
    },
    ours: 'captured',
    theirs: 'COMPLETED',
    isWaiting: true,
  },
  {
    what: 'a forged webhook',
    happens: async (till) => {
      await till.openApproved()
      const { body, headers } = await paypal.webhook(till.payment.walletOrderId, 'CHECKOUT.ORDER.APPROVED')
      const forged = { body, headers: { ...headers, 'paypal-transmission-sig': 'Zm9yZ2Vk' } }
      const changed = { body: body.replace('APPROVED', 'APPROVED '), headers }
      for (const webhook of [forged, changed])
        expect(await shop.anyone.call('POST', '/api/paypal/webhooks', webhook)).toMatchObject({
          status: 401,
          body: { code: 'unauthenticated' },
        })
    },
    ours: 'created',
    theirs: null,
  },
  {
    what: 'the webhook of the approval before the browser',
    happens: async (till) => {
      await till.openApproved()
      expect(tally(await till.notify('CHECKOUT.ORDER.APPROVED'))).toEqual({ 200: 1 })
      expect(await till.capture()).toMatchObject({ status: 200, body: { state: 'captured' } })
    },
    ours: 'captured',
    theirs: 'COMPLETED',
    isWaiting: true,
  },
  {
    what: 'ten equal webhooks of the approval at once, beside the browser',
    shows: ['paypal-once', '10 equal webhooks at once: 1 payment'],
    happens: async (till) => {
      await till.openApproved()
      const [replies, captured] = await Promise.all([
        till.notify('CHECKOUT.ORDER.APPROVED', 10),
        till.capture(),
      ])
      expect(tally([...replies, captured])).toEqual({ 200: 11 })
    },
    ours: 'captured',
    theirs: 'COMPLETED',
    isWaiting: true,
  },
  {
    what: 'ten equal webhooks of the capture, the approval last',
    shows: ['paypal-once', '10 equal webhooks in the wrong order: 1 payment'],
    happens: async (till) => {
      await till.openApproved()
      await paypal.trouble('capture', { kind: 'cut' }, 2)
      expect((await till.capture()).status).toBe(503)
      expect(tally(await till.notify('PAYMENT.CAPTURE.COMPLETED', 10))).toEqual({ 200: 10 })
      expect(tally(await till.notify('CHECKOUT.ORDER.APPROVED', 10))).toEqual({ 200: 10 })
    },
    ours: 'captured',
    theirs: 'COMPLETED',
    isWaiting: true,
  },
  {
    what: 'refunded by staff, five times at once',
    happens: async (till) => {
      await till.openApproved()
      await till.capture()
      const replies = await many(5, () => till.refund())
      // Who comes while it is asked for reads that it is on its way.
      const isSeen = expect.stringMatching(/^(?:captured|refunded)$/)
      for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { state: isSeen } })
    },
    ours: 'refunded',
    theirs: 'REFUNDED',
  },
  {
    what: 'refunded, the answer lost, and notified by PayPal before the capture is',
    happens: async (till) => {
      await till.openApproved()
      await till.capture()
      await paypal.trouble('refund', { kind: 'cut' }, 2)
      expect(await till.refund()).toMatchObject({ status: 200, body: { isRefundAsked: true } })
      expect(tally(await till.notify('PAYMENT.CAPTURE.REFUNDED', 3))).toEqual({ 200: 3 })
      expect(tally(await till.notify('PAYMENT.CAPTURE.COMPLETED', 3))).toEqual({ 200: 3 })
    },
    ours: 'refunded',
    theirs: 'REFUNDED',
  },
  {
    what: 'taken back by the buyer’s bank',
    happens: async (till) => {
      await till.openApproved()
      await till.capture()
      await paypal.reverse(till.payment.walletOrderId)
      expect(tally(await till.notify('PAYMENT.CAPTURE.REVERSED'))).toEqual({ 200: 1 })
    },
    ours: 'refunded',
    theirs: 'REFUNDED',
  },
  {
    what: 'an order placed meanwhile',
    happens: async (till) => {
      await till.openApproved()
      expect((await till.buyer.order()).body).toMatchObject({ paid: 0, due: 299 })
      expect(await till.capture()).toMatchObject({ status: 409, body: { code: 'cart_empty' } })
    },
    ours: 'created',
    theirs: null,
  },
  {
    what: 'never approved',
    happens: async (till) => {
      await till.open()
      await till.lookAgain(7)
    },
    ours: 'refused',
    theirs: null,
  },
  {
    what: 'given up by PayPal',
    happens: async (till) => {
      await till.open()
      await paypal.expire(till.payment.walletOrderId)
      await till.lookAgain()
    },
    ours: 'refused',
    theirs: null,
  },
  {
    what: 'not known to PayPal any more',
    happens: async (till) => {
      await till.open()
      await paypal.forget(till.payment.walletOrderId)
      await till.lookAgain()
      expect(await till.capture()).toMatchObject({ status: 409, body: { code: 'payment_not_approved' } })
    },
    ours: 'refused',
    theirs: null,
  },
]

test.each(cases)('$what', async ({ happens, ours, theirs, isWaiting = false, shows }) => {
  const till = new Till(shop, paypal)
  await happens(till)
  const row = await till.row()
  expect([row.state, await till.atPaypal()]).toEqual([ours, theirs])
  // What moved is dated and is not looked for any more.
  const hasMoved = ours !== 'created' && ours !== 'refused'
  expect([row.capturedAt !== null, row.captureId !== null]).toEqual([hasMoved, hasMoved])
  expect(row.refundedAt !== null).toBe(ours === 'refunded')
  expect(hasMoved && row.nextLookAt !== null).toBe(false)
  expect((await till.waiting()).body).toHaveLength(isWaiting ? 1 : 0)
  await paypal.calm()
  if (shows) reached(...shows)
})

test('a payment is asked for once however often it is sent, and under one key only one', async () => {
  const till = new Till(shop, paypal)
  await till.buyer.add(ids.wheel)
  const replies = await many(5, () => till.ask())
  expect(tally(replies)).toEqual({ 201: 5 })
  expect(new Set(replies.map(({ body }) => JSON.stringify(body)))).toHaveProperty('size', 1)
  await paypal.trouble('create', { kind: 'fail' }, 2)
  expect((await till.ask()).status).toBe(201)
  await paypal.calm()
  expect(await till.ask({ expectedTotal: 300 })).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  })
})

test('a payment whose order at PayPal was made without an answer is found again with the same key', async () => {
  const till = new Till(shop, paypal)
  await till.buyer.add(ids.wheel)
  await paypal.trouble('create', { kind: 'cut' }, 2)
  expect((await till.ask()).status).toBe(503)
  const before = (await paypal.books()).orders.length
  expect((await till.ask()).status).toBe(201)
  expect((await paypal.books()).orders).toHaveLength(before)
})

// Shows S7.10, S9.8, D7
test('the dollars come from the stored cart and rate, whatever the browser sends', async () => {
  const till = new Till(shop, paypal)
  expect(await till.buyer.get('/api/shop/payments/quote')).toMatchObject({
    status: 409,
    body: { code: 'cart_empty' },
  })
  await till.buyer.add(ids.wheel)
  const quote = await till.buyer.get('/api/shop/payments/quote')
  expect(quote).toMatchObject({
    status: 200,
    body: { total: 299, usd: expect.stringMatching(/^\d+\.\d\d$/) },
  })
  expect(await till.ask({ expectedTotal: 1 })).toMatchObject({ status: 409, body: { code: 'price_changed' } })
  const { total: amount, ...dollars } = paymentQuoteSchema.encode(paymentQuoteSchema.parse(quote.body))
  expect((await till.ask()).body).toMatchObject({ amount, ...dollars })
})

test('another person’s payment is none', async () => {
  const till = await new Till(shop, paypal).openApproved()
  const thief = shop.asCustomer('thief')
  const path = `/api/shop/payments/${till.payment.walletOrderId}/capture`
  expect(await thief.call('POST', path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await thief.get('/api/shop/payments')).body).toEqual([])
})

test('what did not come in is not sent back', async () => {
  const till = await new Till(shop, paypal).open()
  expect(await till.refund()).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } })
})

test('without a wallet nothing can be paid, and orders go on as ever', async () => {
  const jan = unconfigured.asCustomer(`jan-${crypto.randomUUID()}`)
  await jan.add(ids.wheel)
  const asked = await jan.call('POST', '/api/shop/payments', {
    body: { expectedTotal: 299 },
    headers: { 'idempotency-key': 'a-key' },
  })
  expect(asked).toMatchObject({ status: 422, body: { code: 'wallet_unavailable' } })
  expect(await jan.order({ typeOfPayment: 'paypal' })).toMatchObject({
    status: 422,
    body: { code: 'payment_method_unavailable' },
  })
  expect((await jan.order()).status).toBe(200)
})

import { addMoney } from '@bieznik/contract/money/money'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reached } from '../../../tests/promises/reached.ts'
import { getAttention } from '../../src/money/payments/attention.queries.ts'
import { products } from '../../src/platform/db/schema/catalogue.ts'
import { ids } from '../catalogue.ts'
import { openPaypal } from '../paypal.ts'
import { refundSteps, runHistories, type Step } from '../refund-histories.ts'
import { RefundStory, type Notice, type PaidAt } from '../refund-story.ts'
import { orderIn } from '../replies.ts'
import { buildTestShop } from '../shop.ts'
import { Till } from '../till.ts'

/*
 * The same histories through PayPal, which sends most refunds at once, holds some, and forgets requests; in dollars, so that every cent of a
 * payment has to belong to one of its parts.
 */

const paypal = await openPaypal()
const shop = await buildTestShop({ providers: paypal.providers })
const restarted = await shop.another()

const RUNS = 150
await shop.db.update(products).set({ quantityInStock: RUNS }).where(eq(products.id, ids.wheel))

const states = { COMPLETED: 'done', PENDING: 'open', FAILED: 'rejected' } as const
const events = {
  COMPLETED: 'PAYMENT.CAPTURE.REFUNDED',
  PENDING: 'PAYMENT.REFUND.PENDING',
  FAILED: 'PAYMENT.REFUND.FAILED',
} as const

async function refundsOf(walletOrderId: string) {
  const { orders } = await paypal.books()
  return orders.find(({ id }) => id === walletOrderId)?.capture?.refunds ?? []
}

/** What PayPal reports of a refund as it stands. */
async function noticeOf(walletOrderId: string, ours: string): Promise<Notice> {
  const refund = (await refundsOf(walletOrderId)).find(({ customId }) => customId === ours)
  if (!refund) throw new Error('PayPal has the refund')
  return {
    path: '/api/paypal/webhooks',
    ...(await paypal.webhook(walletOrderId, events[refund.status], refund.id)),
  }
}

async function paidAtPaypal(till: Till, orderId: number): Promise<PaidAt> {
  const { walletOrderId } = till.payment
  return {
    orderId,
    received: (await till.row()).usdCents ?? 0,
    payment: () => till.row(),
    amountOf: ({ usdCents }) => usdCents ?? 0,
    refunds: async () =>
      (await refundsOf(walletOrderId)).map(({ customId = '', amount, status }) => ({
        id: customId,
        amount: Math.round(Number(amount.value) * 100),
        state: states[status],
      })),
    decide: async (id, isDone) => {
      const held = (await refundsOf(walletOrderId)).find(({ customId }) => customId === id)
      await paypal.endRefund(walletOrderId, isDone, held?.id)
      return noticeOf(walletOrderId, id)
    },
    lookAgain: () => till.lookAgain(),
    calm: () => paypal.calm(),
  }
}

const walletOrders = new Map<RefundStory, string>()

async function begin(): Promise<RefundStory> {
  await paypal.calm()
  const till = await new Till(shop, paypal).openApproved()
  await till.capture()
  const { id } = orderIn(await till.buyer.order({ typeOfPayment: 'paypal' }))
  const story = new RefundStory(shop, restarted, await paidAtPaypal(till, id))
  walletOrders.set(story, till.payment.walletOrderId)
  return story
}

const failing = fc
  .record({
    operation: fc.constantFrom('refund' as const, 'refund' as const, 'get' as const, 'verify' as const),
    kind: fc.constantFrom('fail' as const, 'cut' as const, 'refuse' as const),
    times: fc.integer({ min: 1, max: 3 }),
  })
  .map(
    ({ operation, kind, times }): Step =>
      () =>
        paypal.trouble(operation, { kind }, times),
  )
const holding = fc
  .record({
    kind: fc.constantFrom('hold' as const, 'hold' as const, 'short' as const),
    times: fc.integer({ min: 1, max: 3 }),
  })
  .map(
    ({ kind, times }): Step =>
      () =>
        paypal.trouble('refund', { kind }, times),
  )
const forgetting = fc.constant<Step>(() => paypal.forgetRequests())
/** An event about any refund as it stands, now or later. */
const reporting = fc
  .record({ which: fc.nat(5), isLate: fc.boolean() })
  .map(({ which, isLate }): Step => async (story) => {
    const made = await story.paid.refunds()
    const chosen = made[which % Math.max(made.length, 1)]
    if (!chosen) return
    const notice = await noticeOf(walletOrders.get(story) ?? '', chosen.id)
    if (isLate) story.late.push(notice)
    else await story.notify(notice)
  })

const steps = [
  ...refundSteps,
  { weight: 3, arbitrary: failing },
  { weight: 4, arbitrary: holding },
  { weight: 1, arbitrary: forgetting },
  { weight: 3, arbitrary: reporting },
]

test('after random histories what left PayPal is what the books say to the cent, and nobody is asked for what was paid', async () => {
  const ended = await runHistories(RUNS, steps, begin)
  const booked = addMoney(...ended.map((each) => each.booked))
  expect((await getAttention(shop.db)).waiting.total).toBe(0)
  const { orders } = await paypal.books()
  const left = orders.flatMap(
    ({ capture }) => capture?.refunds.filter(({ status }) => status === 'COMPLETED') ?? [],
  )
  expect(left.length).toBeGreaterThan(RUNS / 2)
  reached(
    'money-goes-once',
    `${RUNS} random histories of PayPal, ${left.length} refunds that went: ${(booked / 100).toFixed(2)} PLN in the books, each to the cent`,
  )
}, 1_200_000)

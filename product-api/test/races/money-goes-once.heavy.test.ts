import { addMoney } from '@bieznik/contract/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reached } from '../../../tests/promises/reached.ts'
import { getAttention } from '../../src/money/payments/attention.queries.ts'
import { refundIdOf, requestIdOf } from '../../src/money/payments/przelewy24/p24-refunds.ts'
import { listRefunds } from '../../src/money/registers/money.queries.ts'
import { openP24 } from '../p24.ts'
import { PaidOrder } from '../paid-order.ts'
import { refundSteps, runHistories, type Step } from '../refund-histories.ts'
import { PRICE, RefundStory, type PaidAt } from '../refund-story.ts'
import { buildTestShop } from '../shop.ts'

/*
 * Money of an order goes back through Przelewy24 in random histories: asked, refused, timed out, answered twice, reported late or never, in
 * parts, with a restart in between. Whatever happens, what left Przelewy24 is what the books say, and nobody is asked for what was paid.
 */

const p24 = await openP24()
const shop = await buildTestShop({ providers: p24.providers })
const restarted = await shop.another()

const RUNS = 1_000
const PLENTY = 1_000_000_000

const states = { 1: 'done', 2: 'open', 4: 'rejected' } as const
const stateOf = (status: number) => states[status === 1 || status === 4 ? status : 2]
const idOf = (requestId: string) => refundIdOf(requestId) ?? requestId

function paidAtP24(order: PaidOrder, captureId: number): PaidAt {
  return {
    orderId: order.id,
    received: PRICE,
    payment: () => order.last(),
    amountOf: ({ amount }) => amount,
    refunds: async () =>
      (await p24.refunds(captureId)).map(({ requestId, amount, status }) => ({
        id: idOf(requestId),
        amount,
        state: stateOf(status),
      })),
    decide: async (id, isDone) => ({
      path: '/api/przelewy24/notifications',
      body: await p24.refunded(captureId, isDone ? 0 : 1, requestIdOf({ id })),
      headers: { 'content-type': 'application/json' },
    }),
    lookAgain: () => order.lookAgain(),
    calm: () => p24.setFunds(PLENTY),
  }
}

const orders: PaidOrder[] = []

async function begin(): Promise<RefundStory> {
  const order = new PaidOrder(shop, p24)
  await p24.pay(await order.placeAndTry())
  await order.notifyPaid()
  orders.push(order)
  return new RefundStory(shop, restarted, paidAtP24(order, Number((await order.last()).captureId)))
}

const failing = fc
  .record({
    operation: fc.constantFrom('refund' as const, 'refunds' as const),
    kind: fc.constantFrom('fail' as const, 'cut' as const, 'refuse' as const, 'forbid' as const),
    times: fc.integer({ min: 1, max: 3 }),
  })
  .map(
    (fault): Step =>
      () =>
        p24.fault(fault),
  )
const losingFunds = fc.integer({ min: 0, max: PRICE }).map(
  (left): Step =>
    () =>
      p24.setFunds(left),
)

const steps = [
  ...refundSteps,
  { weight: 3, arbitrary: failing },
  { weight: 1, arbitrary: losingFunds },
  { weight: 1, arbitrary: fc.constant<Step>(() => p24.setFunds(PLENTY)) },
]

test('after random histories what left Przelewy24 is what the books say, and nobody is asked for what was paid', async () => {
  const ended = await runHistories(RUNS, steps, begin)
  for (const order of orders) {
    expect(await order.start()).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } })
    expect(await order.back()).toMatchObject({ isPayable: false, due: 0 })
  }
  const entries = await listRefunds(shop.db, { from: '2000-01-01', before: '2100-01-01' })
  const booked = addMoney(...entries.map(({ amount }) => amount))
  const left = (await p24.refunds()).filter(({ status }) => status === 1)
  expect(booked).toBe(left.reduce((sum, { amount }) => sum + amount, 0))
  expect(booked).toBe(addMoney(...ended.map((each) => each.booked)))
  expect((await getAttention(shop.db)).waiting.total).toBe(0)
  expect(left.length).toBeGreaterThan(RUNS / 2)
  reached(
    'money-goes-once',
    `${RUNS} random histories, ${left.length} refunds that went: ${(booked / 100).toFixed(2)} PLN left Przelewy24, the same in the books; 0 orders asked again`,
  )
}, 1_200_000)

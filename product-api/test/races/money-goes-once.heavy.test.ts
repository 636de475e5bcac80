import { addMoney, grosze } from '@bieznik/contract/money/money'
import { orderDetailSchema } from '@bieznik/contract/selling/order'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reached } from '../../../tests/promises/reached.ts'
import { listRefunds } from '../../src/money/registers/money.queries.ts'
import { refunds } from '../../src/platform/db/schema/corrections.ts'
import { getAttention } from '../../src/money/payments/attention.queries.ts'
import { requestIdOf } from '../../src/money/payments/przelewy24/p24-refunds.ts'
import { openP24 } from '../p24.ts'
import { PaidOrder } from '../paid-order.ts'
import { buildTestShop, type Reply, type Shop } from '../shop.ts'

/*
 * Money of an order goes back through Przelewy24 in random histories: asked, refused, timed out, answered twice, reported late or never, in
 * parts, with a restart in between. Whatever happens, what left Przelewy24 is what the books say, and nobody is asked for what was paid.
 */

const p24 = await openP24()
const shop = await buildTestShop({ providers: p24.providers })
/** The program that runs after a restart: nothing of the first is left but the database. */
const restarted = await shop.another()

const RUNS = 1_000
const STEPS = 12
const PLENTY = 1_000_000_000
const PRICE = 29_900

/** One history, and all that has to be known of it. */
class Story {
  readonly order: PaidOrder
  captureId = 0
  shop: Shop = shop
  /** The last request of staff, for a repeat. */
  last: { path: string; body?: object; key: string } | null = null
  /** Notifications that have not arrived. */
  readonly late: string[] = []

  constructor() {
    this.order = new PaidOrder(shop, p24)
  }

  async begin(): Promise<this> {
    await p24.pay(await this.order.placeAndTry())
    await this.order.hear()
    this.captureId = Number((await this.order.last()).captureId)
    return this
  }

  send({ path, body, key }: { path: string; body?: object; key: string }): Promise<Reply> {
    this.last = { path, key, ...(body && { body }) }
    return this.shop
      .asStaff()
      .call('POST', path, { headers: { 'idempotency-key': key }, ...(body && { body }) })
  }

  rows() {
    return shop.db.select().from(refunds).where(eq(refunds.orderId, this.order.id))
  }

  async sentBackSoFar(): Promise<number> {
    const counted = (await this.rows()).filter(({ state }) => state !== 'rejected')
    return addMoney(...counted.map(({ amount }) => amount))
  }

  /** What of the order is asked for at Przelewy24, or went. */
  async atP24() {
    return p24.refunds(this.captureId)
  }

  async tell(text: string): Promise<void> {
    const { status, body } = await this.shop.anyone.call('POST', '/api/przelewy24/notifications', {
      body: text,
      headers: { 'content-type': 'application/json' },
    })
    if (status === 503) return this.tell(text)
    if (status !== 200) throw new Error(`a notification was answered ${status}: ${JSON.stringify(body)}`)
  }
}

type Step = (story: Story) => Promise<unknown>

/** A machine that has much to do may answer late; staff then try again. */
const isAnswer = ({ status, body }: Reply) =>
  expect([200, 400, 409, 422, 503], JSON.stringify(body)).toContain(status)

const askingForPart = fc.integer({ min: 1, max: PRICE }).map((amount): Step => async (story) => {
  const body = {
    what: { kind: 'amount', amount: amount / 100 },
    reason: 'Uzgodniony rabat',
    seen: (await story.sentBackSoFar()) / 100,
  }
  const path = `/api/tires/orders/${story.order.id}/refunds`
  isAnswer(await story.send({ path, body, key: crypto.randomUUID() }))
})
const askingForAll = fc.constant<Step>(async (story) => {
  const { id } = await story.order.last()
  isAnswer(await story.send({ path: `/api/shop/payments/${id}/refund`, key: crypto.randomUUID() }))
})
const repeating = fc.constant<Step>(async (story) => {
  const { last } = story
  if (last) for (const reply of await Promise.all([story.send(last), story.send(last)])) isAnswer(reply)
})
const faulting = fc
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
const becomingPoor = fc.integer({ min: 0, max: PRICE }).map(
  (left): Step =>
    () =>
      p24.setFunds(left),
)
const becomingRich = fc.constant<Step>(() => p24.setFunds(PLENTY))
const looking = fc.constant<Step>((story) => story.order.lookAgain())
const restarting = fc.constant<Step>(async (story) => {
  story.shop = story.shop === shop ? restarted : shop
})
/** Przelewy24 decides on one of its requests, and reports it so many times, or later. */
const deciding = fc
  .record({ which: fc.nat(5), status: fc.constantFrom(0 as const, 0 as const, 1 as const), times: fc.nat(2) })
  .map(({ which, status, times }): Step => async (story) => {
    const open = (await story.atP24()).filter((each) => each.status === 2)
    const chosen = open[which % Math.max(open.length, 1)]
    if (!chosen) return
    const text = await p24.refunded(story.captureId, status, chosen.requestId)
    if (times === 0) story.late.push(text)
    for (let told = 0; told < times; told += 1) await story.tell(text)
  })
const arriving = fc.constant<Step>(async (story) => {
  const text = story.late.shift()
  if (text) await story.tell(text)
})

const step = fc.oneof(
  { weight: 4, arbitrary: askingForPart },
  { weight: 2, arbitrary: askingForAll },
  { weight: 2, arbitrary: repeating },
  { weight: 3, arbitrary: faulting },
  { weight: 1, arbitrary: becomingPoor },
  { weight: 1, arbitrary: becomingRich },
  { weight: 3, arbitrary: looking },
  { weight: 1, arbitrary: restarting },
  { weight: 4, arbitrary: deciding },
  { weight: 2, arbitrary: arriving },
)

/** Never more is asked for, or booked, than came in. */
async function expectBounded(story: Story): Promise<void> {
  expect(await story.sentBackSoFar()).toBeLessThanOrEqual(PRICE)
  const taken = (await story.atP24()).filter(({ status }) => status !== 4)
  expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(PRICE)
}

/** Everything that is open comes to an end, and what was lost is found by looking. */
async function settle(story: Story): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await p24.setFunds(PLENTY)
    await story.order.lookAgain()
    const open = (await story.atP24()).filter(({ status }) => status === 2)
    for (const { requestId } of open) await p24.refunded(story.captureId, 0, requestId)
    if ((await story.rows()).every(({ state }) => state !== 'asked')) break
  }
  for (const text of story.late) await story.tell(text)
}

async function expectTrue(story: Story): Promise<void> {
  const rows = await story.rows()
  const gone = (await story.atP24()).filter(({ status }) => status === 1)
  const done = rows.filter(({ state }) => state === 'done')
  expect(done.map(requestIdOf).toSorted()).toEqual(gone.map(({ requestId }) => requestId).toSorted())
  expect(rows.filter(({ state }) => state === 'asked')).toEqual([])
  const detail = orderDetailSchema.parse(await story.order.books())
  const left = gone.reduce((sum, { amount }) => sum + amount, 0)
  expect([detail.paid, detail.refunded ?? 0, detail.due]).toEqual([PRICE, left, 0])
  const { state } = await story.order.last()
  expect(state).toBe(left === PRICE ? 'refunded' : 'captured')
  // Nobody asks for what was paid.
  expect(await story.order.start()).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } })
  expect(await story.order.back()).toMatchObject({ isPayable: false, due: 0 })
}

test('after random histories what left Przelewy24 is what the books say, and nobody is asked for what was paid', async () => {
  const told: Story[] = []
  const tell = fc.asyncProperty(fc.array(step, { maxLength: STEPS, size: 'max' }), async (steps) => {
    const story = await new Story().begin()
    for (const happen of steps) {
      await happen(story)
      await expectBounded(story)
    }
    await settle(story)
    await expectTrue(story)
    told.push(story)
  })
  await fc.assert(tell, { numRuns: RUNS, endOnFailure: true })
  expect(told).toHaveLength(RUNS)
  const entries = await listRefunds(shop.db, { from: '2000-01-01', before: '2100-01-01' })
  const booked = addMoney(...entries.map(({ amount }) => amount))
  const left = (await p24.refunds()).filter(({ status }) => status === 1)
  expect(booked).toBe(left.reduce((sum, { amount }) => sum + amount, 0))
  const { waiting } = await getAttention(shop.db)
  expect(waiting.total).toBe(0)
  expect(left.length).toBeGreaterThan(RUNS / 2)
  reached(
    'money-goes-once',
    `${RUNS} random histories, ${left.length} refunds that went: ${(grosze(booked) / 100).toFixed(2)} PLN left Przelewy24, the same in the books; 0 orders asked again`,
  )
}, 1_200_000)

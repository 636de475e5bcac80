import { addMoney, type Grosze } from '@bieznik/contract/money/money'
import fc from 'fast-check'
import { expect } from 'vitest'
import { PRICE, type RefundStory } from './refund-story.ts'
import type { Reply } from './shop.ts'

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
const sumOf = (amounts: readonly { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0)

export type Step = (story: RefundStory) => Promise<unknown>

/** A machine that has much to do may answer late; staff then try again. */
const isAnswer = ({ status, body }: Reply) =>
  expect([200, 400, 409, 422, 503], JSON.stringify(body)).toContain(status)

const refundingPart = fc.integer({ min: 1, max: PRICE }).map((amount): Step => async (story) => {
  const body = {
    what: { kind: 'amount', amount: amount / 100 },
    reason: 'Uzgodniony rabat',
    seen: (await story.refunded()) / 100,
  }
  const path = `/api/tires/orders/${story.paid.orderId}/refunds`
  isAnswer(await story.send({ path, body, key: crypto.randomUUID() }))
})
const refundingAll = fc.constant<Step>(async (story) => {
  const { id } = await story.paid.payment()
  isAnswer(await story.send({ path: `/api/shop/payments/${id}/refund`, key: crypto.randomUUID() }))
})
const repeating = fc.constant<Step>(async (story) => {
  const { last } = story
  if (last) for (const reply of await Promise.all([story.send(last), story.send(last)])) isAnswer(reply)
})
const looking = fc.constant<Step>((story) => story.paid.lookAgain())
const restarting = fc.constant<Step>(async (story) => story.restart())
/** The provider decides on one of its refunds, and reports it so many times, or later. */
const deciding = fc
  .record({ which: fc.nat(5), isDone: fc.constantFrom(true, true, false), times: fc.nat(2) })
  .map(({ which, isDone, times }): Step => async (story) => {
    const open = await story.ofState('open')
    const chosen = open[which % Math.max(open.length, 1)]
    if (!chosen) return
    const notice = await story.paid.decide(chosen.id, isDone)
    if (times === 0) story.late.push(notice)
    for (let sent = 0; sent < times; sent += 1) await story.notify(notice)
  })
const arriving = fc.constant<Step>(async (story) => {
  const notice = story.late.shift()
  if (notice) await story.notify(notice)
})

/** What can happen at any provider. */
export const refundSteps: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 4, arbitrary: refundingPart },
  { weight: 2, arbitrary: refundingAll },
  { weight: 2, arbitrary: repeating },
  { weight: 3, arbitrary: looking },
  { weight: 1, arbitrary: restarting },
  { weight: 4, arbitrary: deciding },
  { weight: 2, arbitrary: arriving },
]

/** Never more is asked for, or booked, than came in. */
async function expectBounded(story: RefundStory): Promise<void> {
  expect(await story.refunded()).toBeLessThanOrEqual(PRICE)
  const taken = (await story.paid.refunds()).filter(({ state }) => state !== 'rejected')
  expect(sumOf(taken)).toBeLessThanOrEqual(story.paid.received)
}

/** What left the provider is what the books say, and nothing is due. Returns what went, in grosze. */
async function expectTrue(story: RefundStory): Promise<Grosze> {
  const rows = await story.rows()
  const done = rows.filter(({ state }) => state === 'done')
  const gone = await story.ofState('done')
  const booked = done.map((row) => ({ id: row.id, amount: story.paid.amountOf(row) }))
  expect(booked.toSorted(byId)).toEqual(gone.map(({ id, amount }) => ({ id, amount })).toSorted(byId))
  expect(rows.filter(({ state }) => state === 'asked')).toEqual([])
  const sum = addMoney(...done.map(({ amount }) => amount))
  const { paid, refunded = 0, due } = await story.detail()
  expect([paid, refunded, due]).toEqual([PRICE, sum, 0])
  const isAll = sumOf(gone) === story.paid.received
  expect(isAll).toBe(sum === PRICE)
  expect((await story.paid.payment()).state).toBe(isAll ? 'refunded' : 'captured')
  return sum
}

const STEPS = 12

/** Runs random histories to their end. Returns them with what went back in each, in grosze. */
export async function runHistories(
  runs: number,
  steps: readonly fc.WeightedArbitrary<Step>[],
  begin: () => Promise<RefundStory>,
): Promise<{ story: RefundStory; booked: Grosze }[]> {
  const ended: { story: RefundStory; booked: Grosze }[] = []
  const history = fc.array(fc.oneof(...steps), { maxLength: STEPS, size: 'max' })
  await fc.assert(
    fc.asyncProperty(history, async (happening) => {
      const story = await begin()
      for (const happen of happening) {
        await happen(story)
        await expectBounded(story)
      }
      await story.settle()
      ended.push({ story, booked: await expectTrue(story) })
    }),
    { numRuns: runs, endOnFailure: true },
  )
  expect(ended).toHaveLength(runs)
  return ended
}

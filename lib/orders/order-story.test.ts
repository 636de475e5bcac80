import { grosze } from '@bieznik/contract/money/money'
import { orderStatuses } from '@bieznik/contract/selling/order-status'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOwnOrder } from '@/tests/shop-examples'
import { storyOf } from './order-story'

const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T10:00:00.000Z`
const parcels: NonNullable<OwnOrder['parcels']> = [
  { id: 1, carrier: 'dpd', number: '000012345678', pieces: 4, grams: null },
]
const amount = grosze(165_000)
const change = { id: 1, lines: [], totalBefore: amount, totalAfter: amount, doneAt: at(6) }

/** Each step by its day and what it is. */
const textOf = (differences: Partial<OwnOrder>) =>
  storyOf(anOwnOrder(differences)).map(
    (step) => `${Number(step.at.slice(8, 10))} ${step.kind === 'status' ? step.status : step.kind}`,
  )

describe('the story of an order', () => {
  it.each<[string, Partial<OwnOrder>, string[]]>([
    ['was just placed', {}, ['5 placed']],
    [
      'was paid, sent and delivered',
      {
        status: 'Delivered',
        deliveredAt: at(9),
        payments: [{ amount, usd: null, provider: 'przelewy24', at: at(5) }],
        statuses: [
          { status: 'Pending', at: at(5) },
          { status: 'In Processing', at: at(6) },
          { status: 'Sent', at: at(7) },
          { status: 'Delivered', at: at(10) },
        ],
      },
      ['5 placed', '5 paid', '6 In Processing', '7 Sent', '9 Delivered'],
    ],
    [
      'was paid before it was placed',
      { payments: [{ amount, usd: '455.62', provider: 'paypal', at: at(4) }] },
      ['4 paid', '5 placed'],
    ],
    [
      'was sent by mistake, which was taken back',
      {
        status: 'In Processing',
        parcels,
        statuses: [
          { status: 'Pending', at: at(5) },
          { status: 'In Processing', at: at(6) },
          { status: 'Sent', at: at(7) },
          { status: 'In Processing', at: at(7) },
        ],
      },
      ['5 placed', '6 In Processing'],
    ],
    [
      'was canceled and brought back',
      {
        status: 'Pending',
        statuses: [
          { status: 'Pending', at: at(5) },
          { status: 'Canceled', at: at(6) },
          { status: 'Pending', at: at(7) },
        ],
      },
      ['5 placed'],
    ],
    [
      'lost a line, was withdrawn from, came back and was refunded',
      {
        status: 'Delivered',
        deliveredAt: at(8),
        statuses: [
          { status: 'Pending', at: at(5) },
          { status: 'Sent', at: at(7) },
          { status: 'Delivered', at: at(8) },
        ],
        corrections: [change],
        statements: [{ kind: 'withdrawal', number: 'W-000001', at: at(9) }],
        goodsBack: [{ at: at(12), lines: [{ id: 1, title: 'Nadbieg', pieces: 2 }] }],
        moneyBack: [{ amount, usd: null, provider: null, state: 'done', at: at(13) }],
      },
      ['5 placed', '6 changed', '7 Sent', '8 Delivered', '9 stated', '12 goods_back', '13 money_back'],
    ],
  ])('of one that %s', (_what, differences, story) => {
    expect(textOf(differences)).toEqual(story)
  })

  it('has the parcels with the day on which they left', () => {
    const statuses = [
      { status: 'Sent', at: at(7) },
      { status: 'Delivered', at: at(8) },
    ] as const
    const steps = storyOf(anOwnOrder({ status: 'Delivered', parcels, statuses: [...statuses] }))
    expect(steps.flatMap((step) => (step.kind === 'status' ? [step.parcels] : []))).toEqual([parcels, []])
  })

  it('is in the order of its dates and announces no status that the order does not have, whatever the history', () => {
    const history = fc.array(
      fc.record({ status: fc.constantFrom(...orderStatuses), at: fc.integer({ min: 0, max: 9 }) }),
      { maxLength: 12 },
    )
    const property = fc.property(history, fc.array(fc.integer({ min: 1, max: 28 })), (moves, days) => {
      const statuses = moves.map(({ status, at: hours }, index) => ({
        status,
        at: new Date(Date.UTC(2026, 0, 5 + index, hours)).toISOString(),
      }))
      const status = statuses.at(-1)?.status ?? 'Pending'
      const payments = days.map(
        (day) => ({ amount, usd: null, provider: 'przelewy24', at: at(day) }) as const,
      )
      const steps = storyOf(anOwnOrder({ status, statuses, payments }))
      const times = steps.map((step) => Date.parse(step.at))
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      const named = steps.flatMap((step) => (step.kind === 'status' ? [step.status] : []))
      // Each at most once, in the order in which an order passes them, and the last is the one that it has.
      expect(named).toEqual(orderStatuses.filter((known) => named.some((one) => one === known)))
      expect(named.at(-1) ?? 'Pending').toBe(status)
      expect(steps.filter(({ kind }) => kind === 'paid')).toHaveLength(days.length)
    })
    fc.assert(property, { numRuns: 500 })
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { grosze, percentBelow, type Grosze } from '../money/grosze.ts'
import { expectedHistory, lowestPriceBefore, priceBeforeReduction, type PricePoint } from './lowest-price.ts'

const HOUR_MS = 3_600_000

const warsaw = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'short',
})

const points = (...known: [since: string, pln: number][]): PricePoint[] =>
  known.map(([since, pln]) => ({ since: new Date(since), price: grosze(pln * 100) }))

/* A slow model that is easy to believe: it looks at the clock on the wall and at the price tag, every hour. */

/** What the clock in Warsaw showed thirty days before. */
function textThirtyDaysBefore(start: number): string {
  const [day = '', time = ''] = warsaw.format(start).split(' ')
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() - 30)
  return `${noon.toISOString().slice(0, 10)} ${time}`
}

function slowBegin(start: number): number {
  const wanted = textThirtyDaysBefore(start)
  const hours = Array.from({ length: 7 }, (_, index) => start - 720 * HOUR_MS + (index - 3) * HOUR_MS)
  const shown = hours.find((hour) => warsaw.format(hour) === wanted)
  return shown ?? hours.findLast((hour) => warsaw.format(hour) < wanted) ?? Number.NaN
}

function slowLowest(history: readonly PricePoint[], start: Date): Grosze | null {
  let lowest: Grosze | null = null
  for (let hour = slowBegin(start.getTime()); hour < start.getTime(); hour += HOUR_MS) {
    const tag = history.findLast(({ since }) => since.getTime() <= hour)
    if (tag && (lowest === null || tag.price < lowest)) lowest = tag.price
  }
  return lowest
}

/** Any hour of two years; often one of the days around a change of the clocks, or thirty days after. */
const anyStart = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0, 1) / HOUR_MS, max: Date.UTC(2028, 0, 1) / HOUR_MS }),
  fc
    .constantFrom('2026-03-29', '2026-04-28', '2026-10-25', '2026-11-24', '2027-03-28', '2027-10-31')
    .chain((day) => fc.integer({ min: -30, max: 54 }).map((hours) => Date.parse(day) / HOUR_MS + hours)),
)

const hoursBefore = fc.oneof(
  fc.integer({ min: -100, max: 1_200 }),
  fc.integer({ min: 716, max: 724 }),
  fc.integer({ min: 692, max: 748 }),
)

const anyHistory = anyStart.chain((startHour) =>
  fc
    .uniqueArray(fc.record({ before: hoursBefore, price: fc.integer({ min: 1, max: 50 }) }), {
      selector: ({ before }) => before,
      maxLength: 8,
    })
    .map((tags) => ({
      start: new Date(startHour * HOUR_MS),
      history: tags
        .toSorted((one, other) => other.before - one.before)
        .map(({ before, price }) => ({
          price: grosze(price),
          since: new Date((startHour - before) * HOUR_MS),
        })),
    })),
)

test('it is what the slow model finds, over every change of the clocks', () => {
  fc.assert(
    fc.property(anyHistory, ({ history, start }) => {
      expect(lowestPriceBefore(history, start)).toBe(slowLowest(history, start))
    }),
    { numRuns: 3_000 },
  )
})

test.each([
  ['below the lowest price', 35_000, 39_900, 39_900],
  ['as low as the lowest price', 39_900, 39_900, null],
  ['above the lowest price, since the price was raised before', 41_999, 27_999, null],
] as const)(
  'a price that is %s is announced against what it is below',
  (_what, price, lowestPrice, before) => {
    const reduction = { lowestPrice: grosze(lowestPrice) }
    expect(priceBeforeReduction({ price: grosze(price), reduction })).toBe(before)
  },
)

test('a price that is not reduced is announced against none', () => {
  expect(priceBeforeReduction({ price: grosze(35_000) })).toBeNull()
})

describe('the thirty days', () => {
  const start = new Date('2026-12-01T08:00:00Z')

  test.each<[what: string, history: PricePoint[], pln: number | null]>([
    ['the price that was in force when they began counts', points(['2026-01-01T00:00:00Z', 199]), 199],
    [
      'a price that ended as they began does not',
      points(['2026-01-01T00:00:00Z', 150], ['2026-11-01T08:00:00Z', 199]),
      199,
    ],
    [
      'one that lasted a moment longer does',
      points(['2026-01-01T00:00:00Z', 150], ['2026-11-01T08:00:00.001Z', 199]),
      150,
    ],
    [
      'a price of the last moment before counts',
      points(['2026-01-01T00:00:00Z', 199], ['2026-12-01T07:59:59.999Z', 150]),
      150,
    ],
    [
      'the reduced price itself does not',
      points(['2026-01-01T00:00:00Z', 199], ['2026-12-01T08:00:00Z', 150]),
      199,
    ],
    [
      'a product that is offered for ten days has the lowest since then',
      points(['2026-11-21T08:00:00Z', 180], ['2026-11-25T08:00:00Z', 199]),
      180,
    ],
    ['one that was not offered before has none', points(['2026-12-01T08:00:00Z', 199]), null],
  ])('%s', (_what, history, pln) => {
    expect(lowestPriceBefore(history, start)).toBe(pln === null ? null : pln * 100)
  })

  test.each([
    ['in spring, when a day has 23 hours', '2026-04-10T08:00:00+02:00', '2026-03-11T08:00:00+01:00'],
    ['in autumn, when one has 25', '2026-11-10T08:00:00+01:00', '2026-10-11T08:00:00+02:00'],
    [
      'back to an hour that is there twice: its first',
      '2026-11-24T02:30:00+01:00',
      '2026-10-25T02:30:00+02:00',
    ],
    [
      'back to an hour that is left out: the one before',
      '2026-04-28T02:30:00+02:00',
      '2026-03-29T01:30:00+01:00',
    ],
  ])('%s, begin at the same time of the day', (_when, at, begin) => {
    const change = new Date(begin)
    const [until, after] = [new Date(change.getTime() + 1), change]
    const history = (since: Date): PricePoint[] => [
      ...points(['2026-01-01T00:00:00Z', 150]),
      { price: grosze(19_900), since },
    ]
    expect(lowestPriceBefore(history(until), new Date(at))).toBe(15_000)
    expect(lowestPriceBefore(history(after), new Date(at))).toBe(19_900)
  })
})

test('a second cut counts from itself, and the first one is among its thirty days', () => {
  const history = points(['2026-01-01T00:00:00Z', 199], ['2026-12-01T08:00:00Z', 180])
  expect(lowestPriceBefore(history, new Date('2026-12-05T08:00:00Z'))).toBe(18_000)
})

test('what is planned before is expected to happen', () => {
  const plan = { hasStarted: false, startsAt: new Date('2026-12-01'), endsAt: new Date('2026-12-03') }
  const history = points(['2026-01-01', 199])
  const expected = expectedHistory(history, [{ ...plan, price: grosze(15_000) }], grosze(19_900))
  expect(expected).toEqual(points(['2026-01-01', 199], ['2026-12-01', 150], ['2026-12-03', 199]))
  expect(lowestPriceBefore(expected, new Date('2026-12-20'))).toBe(15_000)
  expect(lowestPriceBefore(expected, new Date('2027-01-20'))).toBe(19_900)
  const started = expectedHistory(history, [{ ...plan, hasStarted: true, price: grosze(1) }], grosze(19_900))
  expect(started).toEqual(points(['2026-01-01', 199], ['2026-12-03', 199]))
})

test('a percentage is never more than the truth, and none when nothing is cheaper', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 }).map(grosze)
  fc.assert(
    fc.property(amount, amount, (price, lowest) => {
      const percent = percentBelow(price, lowest)
      const hasLost = (percents: number) => lowest * (100 - percents) >= price * 100
      const mostLost = Array.from({ length: 101 }, (_, percents) => percents).findLast(hasLost) ?? 0
      expect(percent).toBe(mostLost > 0 ? mostLost : null)
    }),
  )
  expect(percentBelow(grosze(15_000), grosze(19_900))).toBe(24)
})

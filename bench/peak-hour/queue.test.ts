import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomOf, simulate, spread, type Random } from './queue.ts'

const SERVICE_MS = 10
const exponential = (random: Random) => -Math.log(1 - random()) * SERVICE_MS

/** The mean wait of such a queue (Erlang, 1917), in milliseconds. */
function erlangWaitMs(perSecond: number, servers: number): number {
  const offered = (perSecond * SERVICE_MS) / 1000
  let term = 1
  let sum = 0
  for (let busy = 0; busy < servers; busy++) {
    sum += term
    term *= offered / (busy + 1)
  }
  const isFull = (term * servers) / (servers - offered)
  return ((isFull / (sum + isFull)) * SERVICE_MS) / (servers - offered)
}

describe('who waits how long', () => {
  it.each([
    [50, 1],
    [80, 1],
    [320, 4],
    [700, 8],
  ])('is as the formula has it: %i a second, %i at once', (arrivalsPerSecond, servers) => {
    const load = {
      arrivalsPerSecond,
      servers,
      seconds: 4_000_000 / arrivalsPerSecond / 10,
      serviceMs: exponential,
    }
    const expected = erlangWaitMs(arrivalsPerSecond, servers)
    const { meanWaitMs, busy } = simulate(load, randomOf(1))
    expect(meanWaitMs / expected).toBeGreaterThan(0.93)
    expect(meanWaitMs / expected).toBeLessThan(1.07)
    expect(busy).toBeCloseTo((arrivalsPerSecond * SERVICE_MS) / 1000 / servers, 1)
  })

  it('is as with one server when all need the same row, however many there are', () => {
    const load = { arrivalsPerSecond: 60, seconds: 2_000, serviceMs: exponential }
    const alone = simulate({ ...load, servers: 1 }, randomOf(2))
    const queued = simulate({ ...load, servers: 1_000, hotShare: 1 }, randomOf(2))
    expect(queued.meanWaitMs).toBeCloseTo(alone.meanWaitMs, 6)
  })

  it('is never longer with one server more', () => {
    const seeds = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(
        seeds,
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 6 }),
        (seed, perSecond, servers) => {
          const load = { arrivalsPerSecond: perSecond, seconds: 5, serviceMs: exponential }
          const fewer = simulate({ ...load, servers }, randomOf(seed))
          const more = simulate({ ...load, servers: servers + 1 }, randomOf(seed))
          expect(more.meanWaitMs).toBeLessThanOrEqual(fewer.meanWaitMs + 1e-6)
        },
      ),
    )
  })
})

it('times are spread around the median, with the 95th percentile where it was measured', () => {
  const random = randomOf(3)
  const draw = spread(20, 60)
  const times = Array.from({ length: 100_000 }, () => draw(random)).toSorted((one, other) => one - other)
  expect((times[50_000] ?? 0) / 20).toBeCloseTo(1, 1)
  expect((times[95_000] ?? 0) / 60).toBeCloseTo(1, 1)
})

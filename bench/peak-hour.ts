/*
 * How long an order takes in the peak hour of shops of several sizes, from measured times of one order (docs/scaling.md):
 *
 *   node bench/peak-hour.ts [--p50 11.6] [--p95 18.3] [--at-once 2]
 *
 * `p50` and `p95` are those of a whole order at one connection, in milliseconds (docs/benchmarks.md); `at-once` is how many the
 * database works on at the same time: its processors.
 */
import { parseArgs } from 'node:util'
import { randomOf, simulate, spread } from './peak-hour/queue.ts'

/** A tenth of the day's orders in the peak hour, three times as many in its worst minutes. */
const PEAK_SHARE = 0.1
const BURST = 3

const SIZES = [10, 1_000, 100_000, 1_000_000]
const HOT_SHARES = [0, 0.2, 1]
const SIMULATED_SECONDS = 3_600

const { values } = parseArgs({
  options: {
    p50: { type: 'string', default: '11.6' },
    p95: { type: 'string', default: '18.3' },
    'at-once': { type: 'string', default: '2' },
  },
})
const [p50, p95, servers] = [values.p50, values.p95, values['at-once']].map(Number)
if (!p50 || !p95 || !servers || p95 < p50)
  throw new Error('p50, p95 and at-once are numbers above 0, and p95 is not below p50')

const rows = SIZES.flatMap((ordersADay) =>
  HOT_SHARES.map((hotShare) => {
    const arrivalsPerSecond = ((ordersADay * PEAK_SHARE) / 3_600) * BURST
    const load = {
      arrivalsPerSecond,
      seconds: SIMULATED_SECONDS,
      servers,
      serviceMs: spread(p50, p95),
      hotShare,
    }
    const outcome = simulate(load, randomOf(1))
    return {
      'orders a day': ordersADay,
      'a second': Number(arrivalsPerSecond.toPrecision(3)),
      'of one product': `${hotShare * 100} %`,
      busy: `${Math.round(outcome.busy * 100)} %`,
      'p50, ms': Math.round(outcome.p50),
      'p95, ms': Math.round(outcome.p95),
      'p99, ms': Math.round(outcome.p99),
    }
  }),
)
console.table(rows)

import { tooManyRequests } from './refusal.ts'

/** Seconds, and how many calls may come within any so many seconds. */
type Window = readonly [seconds: number, most: number]

/** The limits of production (`limity-api.md` of 22.11.2025, and `x-rate-limits` of each address in the OpenAPI document 2.6). */
const published: readonly { group: string; call: RegExp; windows: readonly Window[] }[] = [
  {
    group: 'onlineSession',
    call: /^POST \/sessions\/online(?:\/[\w-]+\/close)?$/,
    windows: [
      [1, 10],
      [60, 30],
      [3_600, 120],
    ],
  },
  {
    group: 'invoiceSend',
    call: /^POST \/sessions\/online\/[\w-]+\/invoices$/,
    windows: [
      [1, 10],
      [60, 30],
      [3_600, 180],
    ],
  },
  {
    group: 'invoiceStatus',
    call: /^GET \/sessions\/[\w-]+\/invoices\/[\w-]+$/,
    windows: [
      [1, 30],
      [60, 120],
      [3_600, 1_200],
    ],
  },
  {
    group: 'invoiceMetadata',
    call: /^POST \/invoices\/query\/metadata(?:\?|$)/,
    windows: [
      [1, 8],
      [60, 16],
      [3_600, 20],
    ],
  },
  {
    group: 'sessionMisc',
    call: /^GET \/sessions\//,
    windows: [
      [1, 10],
      [60, 120],
      [3_600, 1_200],
    ],
  },
]
/** Of everything that is called before somebody is logged in, each address for itself. */
const OPEN: readonly Window[] = [[1, 60]]

type Counter = { calls: number[]; blockedUntil: number; excesses: number }

/** Counts calls over sliding windows, and blocks who makes too many: longer each time, as the ministry announces it. `times`: ten in its test environment. */
export function makeLimits(times: number) {
  const counters = new Map<string, Counter>()
  let refused = 0

  function refuse(counter: Counter, seconds: number): never {
    counter.excesses += 1
    refused += 1
    const block = Math.max(1, Math.ceil(seconds)) * counter.excesses
    counter.blockedUntil = Date.now() + block * 1_000
    throw tooManyRequests(block)
  }

  /** `address`: from which it comes. Throws a refusal with 429. */
  function count(address: string, method: string, path: string): void {
    const call = `${method} ${path}`
    const { group, windows } = published.find((each) => each.call.test(call)) ?? {
      group: call,
      windows: OPEN,
    }
    const now = Date.now()
    const key = `${address} ${group}`
    const counter = counters.get(key) ?? { calls: [], blockedUntil: 0, excesses: 0 }
    counters.set(key, counter)
    if (now < counter.blockedUntil) refuse(counter, (counter.blockedUntil - now) / 1_000)
    for (const [seconds, most] of windows) {
      const oldest = counter.calls.at(-most * times)
      const left = oldest === undefined ? 0 : oldest + seconds * 1_000 - now
      if (left > 0) refuse(counter, left / 1_000)
    }
    counter.calls = [...counter.calls.filter((at) => at > now - 3_600_000), now]
  }

  return { count, countRefused: () => refused }
}

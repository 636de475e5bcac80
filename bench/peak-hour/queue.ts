/** A number from 0 up to 1. */
export type Random = () => number

export interface Load {
  arrivalsPerSecond: number
  seconds: number
  /** How many are worked on at once. */
  servers: number
  /** How long one takes when nobody is in its way, in milliseconds. */
  serviceMs: (random: Random) => number
  /** The share of those that need the same row, from 0 to 1: it is locked until they are done. */
  hotShare?: number
}

export interface Outcome {
  /** From arrival to answer, in milliseconds. */
  p50: number
  p95: number
  p99: number
  /** Of waiting alone. */
  meanWaitMs: number
  /** The share of time that a server has somebody, from 0 to 1; those who wait for a row have one. */
  busy: number
}

/** First come, first served, with arrivals that know nothing of one another (a Poisson process). Times in milliseconds. */
export function simulate(load: Load, random: Random): Outcome {
  const { arrivalsPerSecond, seconds, serviceMs, hotShare = 0 } = load
  const free = Array.from({ length: load.servers }, () => 0)
  const lengths: number[] = []
  let [hotFree, waited, occupied] = [0, 0, 0]
  const end = seconds * 1000
  for (
    let arrival = gap(arrivalsPerSecond, random);
    arrival < end;
    arrival += gap(arrivalsPerSecond, random)
  ) {
    const service = serviceMs(random)
    const isHot = random() < hotShare
    const server = soonest(free)
    const begin = Math.max(arrival, free[server] ?? 0)
    const done = Math.max(begin, isHot ? hotFree : 0) + service
    if (isHot) hotFree = done
    free[server] = done
    lengths.push(done - arrival)
    waited += done - service - arrival
    occupied += done - begin
  }
  const sorted = lengths.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    meanWaitMs: waited / Math.max(1, lengths.length),
    busy: occupied / (Math.max(end, ...free) * load.servers),
  }
}

const gap = (perSecond: number, random: Random): number => (-Math.log(1 - random()) / perSecond) * 1000

const soonest = (free: readonly number[]): number => free.indexOf(Math.min(...free))

/** Times that are spread as measured ones are: a logarithmic normal distribution with this median and 95th percentile. */
export function spread(p50: number, p95: number): (random: Random) => number {
  // 1.645: as many standard deviations lie between the median and the 95th percentile of a normal distribution.
  const sigma = Math.log(p95 / p50) / 1.645
  return (random) => p50 * Math.exp(sigma * normal(random))
}

/** Box and Muller, 1958. */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** The same numbers for the same seed (mulberry32, by Tommy Ettinger). */
export function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

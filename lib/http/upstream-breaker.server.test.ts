import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UpstreamBreaker, type UpstreamFigures } from './upstream-breaker.server'

const figures: UpstreamFigures = {
  connectWithin: 500,
  beginWithin: 500,
  atOnce: 20,
  queue: 200,
  failures: 5,
  probeEvery: 2_000,
  jitter: 100,
}
const read = { deadline: 2_000, isRepeatable: true }
const write = { deadline: 2_000, isRepeatable: false }

const away = async (): Promise<never> => {
  throw new TypeError('fetch failed')
}
const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
  })
const times = <T>(count: number, make: () => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, make))

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  await vi.advanceTimersByTimeAsync(ms)
  return work
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a second try', () => {
  it('is made once, for what may be tried again', async () => {
    const breaker = new UpstreamBreaker(figures)
    const work = vi.fn<() => Promise<string>>().mockImplementationOnce(away).mockResolvedValueOnce('here')
    expect(await inTime(breaker.run(work, read), 100)).toBe('here')
    expect(breaker.state).toMatchObject({ tries: 2, retries: 1 })
  })

  it.each([
    ['a write', write, away],
    ['what was late', { ...read, deadline: 400 }, never],
    [
      'a connection that could not be made in time',
      read,
      () =>
        Promise.reject(new TypeError('x', { cause: Object.assign(new Error('x'), { code: 'ETIMEDOUT' }) })),
    ],
  ])('is not made for %s', async (_what, manner, fail) => {
    const breaker = new UpstreamBreaker(figures)
    await inTime(
      times(1, () => breaker.run(fail, manner)),
      1_000,
    )
    expect(breaker.state).toMatchObject({ tries: 1, retries: 0 })
  })

  it('comes after a pause that differs from one to the next', async () => {
    const pauses = new Set<number>()
    for (let turn = 0; turn < 5; turn += 1) {
      const breaker = new UpstreamBreaker(figures)
      const at: number[] = []
      const work = async () => {
        at.push(Date.now())
        return away()
      }
      await inTime(
        times(1, () => breaker.run(work, read)),
        100,
      )
      pauses.add((at[1] ?? 0) - (at[0] ?? 0))
    }
    expect(pauses.size).toBeGreaterThan(1)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(100)
  })

  it('is no longer made for everything when much fails: 200 failing reads are no 400 tries', async () => {
    const breaker = new UpstreamBreaker({ ...figures, failures: 1_000 })
    for (let turn = 0; turn < 200; turn += 1)
      await inTime(
        times(1, () => breaker.run(away, read)),
        100,
      )
    expect(breaker.state.retries).toBeLessThanOrEqual(5)
  })
})

describe('the breaker', () => {
  it('opens after five failures in a row, and not when an answer comes between', async () => {
    const breaker = new UpstreamBreaker(figures)
    await times(4, () => breaker.run(away, write))
    await breaker.run(async () => 'a refusal is an answer', write)
    await times(4, () => breaker.run(away, write))
    expect(breaker.state.breaker).toBe('closed')
    await times(1, () => breaker.run(away, write))
    expect(breaker.state).toMatchObject({ breaker: 'open', openings: 1 })
    const work = vi.fn<() => Promise<void>>()
    await expect(breaker.run(work, read)).rejects.toThrow(/circuit/i)
    expect(work).not.toHaveBeenCalled()
  })

  it('lets one through every two seconds; with an answer everybody is', async () => {
    const breaker = new UpstreamBreaker(figures)
    await times(5, () => breaker.run(away, write))
    await inTime(Promise.resolve(), 1_999)
    await expect(breaker.run(away, write)).rejects.toThrow(/circuit/i)
    await inTime(Promise.resolve(), 1)
    expect(breaker.state.tries).toBe(5)
    await times(50, () => breaker.run(away, write))
    expect(breaker.state.tries).toBe(6)
    await inTime(Promise.resolve(), 2_000)
    const answers = await times(50, () => breaker.run(async () => 'back', write))
    expect(answers.map(({ status }) => status)).not.toContain('rejected')
    expect(breaker.state.breaker).toBe('closed')
  })

  const minuteOfOutage = async (breaker: UpstreamBreaker) => {
    for (let turn = 0; turn < 600; turn += 1)
      await inTime(
        times(1, () => breaker.run(away, turn % 2 ? read : write)),
        100,
      )
    return breaker.state.tries
  }

  it('lets at most 35 tries out in the first minute of an outage', async () => {
    expect(await minuteOfOutage(new UpstreamBreaker(figures))).toBeLessThanOrEqual(35)
  })

  it('is what keeps it at that: without it there are hundreds', async () => {
    const breaker = new UpstreamBreaker({ ...figures, failures: 1_000_000 })
    expect(await minuteOfOutage(breaker)).toBeGreaterThanOrEqual(600)
  })

  it('does not let anybody wait longer for the outcome of a probe than for a turn', async () => {
    const breaker = new UpstreamBreaker(figures)
    await times(5, () => breaker.run(away, write))
    await inTime(Promise.resolve(), 2_000)
    const probe = times(1, () => breaker.run(never, { ...write, deadline: 8_000 }))
    const waiting = times(3, () => breaker.run(never, write))
    expect(breaker.state.breaker).toBe('half-open')
    const outcomes = await inTime(waiting, 500)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await inTime(probe, 8_000)
    expect(breaker.state).toMatchObject({ breaker: 'open', tries: 6 })
  })
})

describe('the turn', () => {
  async function mostAtOnce(breaker: UpstreamBreaker): Promise<number> {
    let [now, most] = [0, 0]
    const work = async () => {
      now += 1
      most = Math.max(most, now)
      await new Promise((resolve) => setTimeout(resolve, 10))
      now -= 1
    }
    await inTime(
      times(200, () => breaker.run(work, write)),
      1_000,
    )
    return most
  }

  it('comes to twenty at once, and to the others when it is theirs', async () => {
    const breaker = new UpstreamBreaker(figures)
    expect(await mostAtOnce(breaker)).toBe(20)
    expect(breaker.state).toMatchObject({ tries: 200, turnedAway: 0, active: 0, queued: 0 })
  })

  it('comes to all at once without that limit', async () => {
    expect(await mostAtOnce(new UpstreamBreaker({ ...figures, atOnce: 1_000 }))).toBe(200)
  })

  it('does not come to more than may wait, nor to those who waited too long', async () => {
    const breaker = new UpstreamBreaker({ ...figures, queue: 30 })
    const all = times(60, () => breaker.run(never, read))
    expect(breaker.state).toMatchObject({ active: 20, queued: 30 })
    await inTime(Promise.resolve(), 500)
    expect(breaker.state.turnedAway).toBe(40)
    await inTime(all, 2_000)
    expect(breaker.state).toMatchObject({ tries: 20, active: 0, queued: 0 })
  })
})

it('nobody waits longer than the deadline, second try included', async () => {
  const breaker = new UpstreamBreaker(figures)
  const startedAt = Date.now()
  const ended: number[] = []
  const note = () => void ended.push(Date.now() - startedAt)
  const work = vi
    .fn<(signal: AbortSignal) => Promise<void>>()
    .mockImplementationOnce(away)
    .mockImplementation(never)
  void breaker.run(work, read).catch(note)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(ended).toEqual([2_000])
})

it('reports each change of its state', async () => {
  const states: string[] = []
  const breaker = new UpstreamBreaker(figures, (state) => states.push(state))
  await times(5, () => breaker.run(away, write))
  await inTime(Promise.resolve(), 2_000)
  await breaker.run(async () => 'back', write)
  expect(states).toEqual(['open', 'half-open', 'closed'])
})

it('leaves no timer behind', async () => {
  const breaker = new UpstreamBreaker(figures)
  await breaker.run(async () => 'here', read)
  expect(vi.getTimerCount()).toBe(0)
})

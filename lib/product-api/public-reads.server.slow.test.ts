import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startFaultProxy, type FaultProxy } from '@/tests/fault-proxy'
import { startLoopback, type Loopback } from '@/tests/loopback'

/*
 * The client of the product API against a real server with a fault between them. Only probes come five times
 * as often as they really do.
 */

vi.mock('./upstream-figures', async (original) => {
  const { UPSTREAM_FIGURES, ...others } = await original<typeof import('./upstream-figures')>()
  return {
    ...others,
    UPSTREAM_FIGURES: { ...UPSTREAM_FIGURES, probeEvery: 400 },
  }
})
const log = vi.hoisted(() => ({
  warn: vi.fn<(line: object, message: string) => void>(),
  info: vi.fn<(line: object, message: string) => void>(),
}))
vi.mock('@/lib/log/log.server', () => ({ log }))

let server: Loopback
let proxy: FaultProxy
let readPublic: typeof import('./public-reads.server').readPublic
let detachRunningReads: typeof import('./public-reads.server').detachRunningReads
let callProductApi: typeof import('./client.server').callProductApi
let upstream: typeof import('./upstream.server')

/** What the server answers after how long, and how much of it at once. */
const answers = { ms: 0, status: 200, version: 1, now: 0, most: 0, count: 0 }

beforeAll(async () => {
  server = await startLoopback((request, response) => {
    answers.now += 1
    answers.count += 1
    answers.most = Math.max(answers.most, answers.now)
    response.once('close', () => (answers.now -= 1))
    const { status, version } = answers
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'application/json', 'x-path': String(request.url) })
      response.end(
        JSON.stringify(status === 200 ? { version } : { code: 'not_found', message: 'gone', requestId: 'r' }),
      )
    }, answers.ms)
  })
  proxy = await startFaultProxy(Number(new URL(server.origin).port))
  vi.stubEnv('PRODUCT_API_URL', proxy.origin)
  ;({ readPublic, detachRunningReads } = await import('./public-reads.server'))
  ;({ callProductApi } = await import('./client.server'))
  upstream = await import('./upstream.server')
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await proxy.close()
  await server.close()
})

beforeEach(() => {
  Object.assign(answers, { ms: 0, status: 200, version: 1, now: 0, most: 0, count: 0 })
  log.warn.mockReset()
  log.info.mockReset()
})

afterEach(() => {
  proxy.set({ kind: 'pass' })
  globalThis.bieznikUpstreams?.clear()
})

const reply = z.object({ version: z.number() })
const read = async (path: string) => (await readPublic({ path, deadline: 'catalogue', reply })).data.version
const ask = (path: string) => callProductApi({ path, deadline: 'catalogue', reply })
const settled = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_none, index) => make(index)))
const unavailable = { code: 'unavailable', status: 503 }

describe('50 who ask the same at once', () => {
  it('are one call', async () => {
    answers.ms = 20
    const all = await settled(50, () => read('/same'))
    expect(all.map(({ status }) => status)).not.toContain('rejected')
    expect(answers.count).toBe(1)
  })

  it('are fifty calls where nobody shares', async () => {
    await settled(50, () => ask('/same'))
    expect(answers.count).toBe(50)
  })

  it('do not share what was asked for before something changed', async () => {
    answers.ms = 50
    const before = read('/changing')
    await vi.waitFor(() => expect(answers.count).toBe(1))
    answers.version = 2
    detachRunningReads()
    expect(await Promise.all([before, read('/changing')])).toEqual([1, 2])
  })
})

it('never are there more than 20 calls at once', async () => {
  answers.ms = 30
  await settled(100, (index) => ask(`/many/${index}`))
  expect(answers.most).toBe(20)
})

describe('while the product API is away', () => {
  it('every read is unavailable', async () => {
    await read('/unseen')
    await ask('/personal')
    proxy.set({ kind: 'refuse' })
    await expect(read('/unseen')).rejects.toMatchObject(unavailable)
    await expect(ask('/personal')).rejects.toMatchObject(unavailable)
  })

  it('at most 20 tries go out in half a minute, and what is fresh is there five seconds after its return', async () => {
    const before = proxy.connections()
    proxy.set({ kind: 'refuse' })
    const end = Date.now() + 6_000
    while (Date.now() < end) {
      await expect(read('/seen')).rejects.toMatchObject(unavailable)
      await expect(read('/unseen')).rejects.toMatchObject(unavailable)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(proxy.connections() - before).toBeLessThanOrEqual(20)
    const saysAway = log.warn.mock.calls.filter(([, message]) => message === 'an upstream is away')
    expect(saysAway).toEqual([[{ upstream: new URL(proxy.origin).host }, 'an upstream is away']])
    expect(upstream.readUpstreamStates()[new URL(proxy.origin).host]).toMatchObject({ breaker: 'open' })
    proxy.set({ kind: 'pass' })
    answers.version = 2
    const backAt = Date.now()
    await vi.waitFor(async () => expect(await read('/seen')).toBe(2), { timeout: 2_000, interval: 5 })
    expect(Date.now() - backAt).toBeLessThan(1_000)
    expect(log.info.mock.calls.map(([, message]) => message)).toEqual(['an upstream is back'])
  }, 20_000)
})

it.each([
  ['a black hole', { kind: 'black hole' }],
  ['an answer that takes 30 s', { kind: 'delay', ms: 30_000 }],
] as const)('before %s 200 callers have their reply in time', async (_what, fault) => {
  proxy.set(fault)
  const startedAt = Date.now()
  const waits = await Promise.all(
    Array.from({ length: 200 }, async (_none, index) => {
      await expect(read(`/slow/${index}`)).rejects.toMatchObject(unavailable)
      return Date.now() - startedAt
    }),
  )
  expect(Math.max(...waits)).toBeLessThan(2_500)
})

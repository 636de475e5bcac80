import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { reached } from '../promises/reached.ts'
import { ask } from './database'
import { openShop, REVALIDATE_SECRET, type Shop } from './shop'
import { orderBy, signUp, visit, type Visit } from './visitor'

let shop: Shop
let tires: readonly { id: number; title: string }[]

beforeAll(async () => {
  shop = await openShop()
  const { text } = await visit(`${shop.direct.productApi}/api/tires`)
  tires = z.array(z.object({ id: z.int(), title: z.string() })).parse(JSON.parse(text))
})
afterAll(() => shop?.close())
afterEach(() => shop.setEverythingRight())

/** A tire that no test has looked at yet. */
let taken = 0
function anUnseenTire() {
  const tire = tires[taken]
  if (!tire) throw new Error('There are no more tires.')
  taken += 1
  return tire
}

const pageOf = ({ id }: { id: number }) => `${shop.url}/tireDetail/${id}`
const PUBLIC = ['/', '/en', '/ru/tires', '/wheels', '/spacer', '/allnews', '/rules', '/contact']

async function expectAllFound(addresses: readonly string[]) {
  for (const address of addresses) expect((await visit(address)).status, address).toBe(200)
}

/** As the product API says it, and then what is cached counts for nothing. */
async function tellOfChanges(tags: readonly string[]) {
  const body = JSON.stringify({ tags })
  const { status } = await visit(`${shop.url}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': createHmac('sha256', REVALIDATE_SECRET).update(body).digest('hex'),
    },
    body,
  })
  expect(status).toBe(204)
}

const EVERYTHING = ['tires', 'wheels', 'spacers', 'news']

/** Behind everyone's back, so that only a new read shows it. */
const rename = (id: number, title: string) =>
  ask(shop.direct.postgres, 'update products set title = $2 where id = $1', [id, title])

/** Milliseconds until the page shows the text, looked at all the time. */
async function msUntilShown(address: string, text: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < 20_000) {
    if ((await visit(address)).text.includes(text)) return performance.now() - startedAt
    await sleep(100)
  }
  return Number.POSITIVE_INFINITY
}

const callsOf = (path: string) =>
  shop.faults.productApi.requests().filter((line) => /^GET ([^ ?]+)/.exec(line)?.[1] === path).length

describe('50 visitors at once', () => {
  it('of a page that nobody has seen are one call', async () => {
    const tire = anUnseenTire()
    const visits = await Promise.all(Array.from({ length: 50 }, () => visit(pageOf(tire))))
    expect(visits.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    expect(callsOf(`/api/products/${tire.id}/page`)).toBe(1)
    reached('stampede', '50 requests for a cold page: 1 call')
  })

  it('of a page that has changed are one call more', async () => {
    const tire = anUnseenTire()
    await visit(pageOf(tire))
    await tellOfChanges([`product:${tire.id}`])
    await Promise.all(Array.from({ length: 50 }, () => visit(pageOf(tire))))
    expect(callsOf(`/api/products/${tire.id}/page`)).toBe(2)
    reached('stampede', '50 requests for a stale page: 1 call')
  })

  it('of as many pages that nobody has seen are never more than 20 calls at once', async () => {
    // Well below the deadline of a call: replies that are late open the circuit breaker, and then nothing waits.
    shop.faults.productApi.set({ kind: 'delay', ms: 500 })
    await Promise.all(Array.from({ length: 50 }, () => visit(pageOf(anUnseenTire()))))
    const atOnce = shop.faults.productApi.mostWaiting()
    expect(atOnce).toBeLessThanOrEqual(20)
    // That exactly 20 are used is shown where nothing is rendered: public-reads.server.slow.test.ts.
    expect(atOnce).toBeGreaterThan(1)
    reached('stampede', `50 cold pages at once: ${atOnce} calls at once`)
  })
})

it('pages that were seen are shown for a minute and longer, the cart says 503 at once, and all is fresh after the return', async () => {
  const { faults } = shop
  const tire = anUnseenTire()
  const seen = [...PUBLIC.map((path) => shop.url + path), pageOf(tire)]
  const person = await signUp(shop.direct.identity)
  await expectAllFound(seen)
  await tellOfChanges([...EVERYTHING, `product:${tire.id}`])

  faults.productApi.set({ kind: 'refuse' })
  const before = faults.productApi.connections()
  const title = `Wróciła po przerwie ${tire.id}`
  await rename(tire.id, title)
  const end = performance.now() + 60_000
  while (performance.now() < end) {
    await expectAllFound(seen)
    await sleep(200)
  }
  const tries = faults.productApi.connections() - before
  expect(tries).toBeLessThanOrEqual(35)

  const unseen = await visit(pageOf(anUnseenTire()))
  expect(unseen.status).toBe(503)
  expect(unseen.headers.get('retry-after')).toBe('5')
  expect(unseen.text).toContain('</footer>')
  for (const [path, init] of [
    ['/api/cart', { headers: person }],
    ['/api/orders', orderBy(person, 100)],
  ] as const) {
    const refused = await visit(shop.url + path, init)
    expect(refused.status, path).toBe(503)
    expect(refused.headers.get('retry-after'), path).toBe('5')
    expect(refused.ms, path).toBeLessThan(1_000)
  }
  expect((await visit(`${shop.url}/api/health/ready`)).status).toBe(503)
  expect((await visit(`${shop.url}/api/health/live`)).status).toBe(200)

  faults.productApi.set({ kind: 'pass' })
  const freshAfter = await msUntilShown(pageOf(tire), title)
  expect(freshAfter).toBeLessThan(5_000)
  expect((await visit(`${shop.url}/api/cart`, { headers: person })).status).toBe(200)
  reached(
    'product-api',
    `pages 200, ${tries} tries in a minute, cart and order 503 within 1 s, fresh after ${Math.ceil(freshAfter)} ms, unseen 503`,
  )
}, 120_000)

it('a product API that is killed and started again is noticed both times', async () => {
  const tire = anUnseenTire()
  await visit(pageOf(tire))
  const title = `Po ponownym starcie ${tire.id}`
  await rename(tire.id, title)
  await tellOfChanges([`product:${tire.id}`])
  await shop.programs.productApi.stop('SIGKILL')
  const person = await signUp(shop.direct.identity)
  const first = await visit(`${shop.url}/api/cart`, { headers: person })
  expect([first.status, first.ms < 1_000]).toEqual([503, true])
  expect((await visit(pageOf(tire))).status).toBe(200)
  await shop.programs.productApi.start()
  expect(await msUntilShown(pageOf(tire), title)).toBeLessThan(5_000)
}, 60_000)

/** 200 visitors of 25 pages that nobody has seen. */
function sendCrowd(): Promise<Visit[]> {
  const pages = Array.from({ length: 25 }, () => pageOf(anUnseenTire()))
  return Promise.all(
    pages.flatMap((page) => Array.from({ length: 8 }, () => page)).map((page) => visit(page)),
  )
}

const longest = (visits: readonly Visit[]) => Math.max(...visits.map(({ ms }) => ms))

it.each([
  ['answers after 30 s', { kind: 'delay', ms: 30_000 }],
  ['swallows everything', { kind: 'black hole' }],
] as const)(
  'when it %s, 200 visitors have their reply in 2.5 s, and other pages are unharmed',
  async (_what, fault) => {
    const seen = [`${shop.url}/rules`, `${shop.url}/contact`, pageOf(anUnseenTire())]
    await expectAllFound(seen)
    // What this machine takes for as many pages is no wait for the product API.
    const ownWork = longest(await sendCrowd())

    shop.faults.productApi.set(fault)
    const crowd = sendCrowd()
    await sleep(1_000)
    const others: Visit[] = []
    for (const address of seen) others.push(await visit(address))
    const replies = await crowd
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]))
    expect(longest(others) - ownWork).toBeLessThan(500)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]))
    expect(longest(replies) - ownWork).toBeLessThan(2_500)
    const [all, seenOnes] = [longest(replies), longest(others)].map((ms) => Math.ceil(ms - ownWork))
    reached(
      'slow',
      `${fault.kind}: all replies ${all} ms, other pages ${seenOnes} ms later than in good times`,
    )
  },
)

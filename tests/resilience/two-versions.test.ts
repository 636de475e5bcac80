import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createCustomer } from '@/e2e/people'
import { fixed, listPublicRoutes } from '@/e2e/public-routes'
import { findFreePorts } from '../../local-services/free-ports.ts'
import { fillCart, findSize, order, signInFrom } from '../browsers/purchase'
import { css, Visitor } from '../browsers/visitor'
import { openChromium } from '../browsers/with-playwright'
import { reached } from '../promises/reached.ts'
import { makeOtherVersion } from './other-version.ts'
import { makeProgram, type Program } from './restartable-program.ts'
import { startRoundRobin } from './round-robin.ts'
import { openShop, type Shop } from './shop'

/** A whole shop with a second storefront, however slow the machine is. */
const START_WITHIN_MS = 300_000

const LIST = '/tires/filter/width=185&profile=65&diameter=15'
const IN_DOCUMENT = /\/_next\/static\/[^"'\\\s)<>&?]+/g

/** As `deploy/Caddyfile` has it. */
const asksOther = (path: string) => path.startsWith('/_next/static/')

let shop: Shop
let versions: Record<'before' | 'next', Program & { origin: string }>
const closing: (() => Promise<void>)[] = []

async function startVersion(name: string, port: number, root?: string) {
  const origin = `http://127.0.0.1:${port}`
  const program = makeProgram({
    ...(root !== undefined && { root }),
    script: 'server/main.ts',
    args: ['--ignore-env-files'],
    env: { ...shop.storefrontEnv, PORT: String(port) },
    ready: `${origin}/api/health/ready`,
    log: join(shop.logs, `storefront-${name}.log`),
  })
  closing.push(() => program.stop())
  await program.start()
  return { ...program, origin }
}

beforeAll(async () => {
  shop = await openShop({ hasStorefront: false })
  closing.push(shop.close)
  const folder = join(shop.logs, 'next')
  const [one = 0, two = 0] = await findFreePorts(2)
  const [before, next] = await Promise.all([
    startVersion('before', one),
    makeOtherVersion(folder).then(() => startVersion('next', two, folder)),
  ])
  versions = { before, next }
  const port = Number(new URL(shop.url).port)
  const proxy = await startRoundRobin([one, two], '/api/health/live', { port, asksOther })
  closing.push(proxy.close)
}, START_WITHIN_MS)
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

async function openVisitor(): Promise<Visitor> {
  const visitor = new Visitor(await openChromium(), shop.url)
  onTestFinished(visitor.close)
  return visitor
}

/** The files that a document names. */
async function filesOf(url: string): Promise<string[]> {
  const reply = await fetch(url)
  expect(reply.status, url).toBe(200)
  return [...new Set((await reply.text()).match(IN_DOCUMENT))]
}

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status

test('every file that a page of either version names is found while both run', async () => {
  const { tires, wheels, spacers, news } = await listPublicRoutes(shop.direct.productApi)
  const made = [tires, wheels, spacers, news].flatMap((each) => each.slice(0, 1))
  const named = new Set<string>()
  for (const path of [...fixed, ...made, '/cart', '/signIn', LIST])
    for (const { origin } of Object.values(versions))
      for (const file of await filesOf(origin + path)) named.add(file)
  const missing = { before: 0, next: 0 }
  for (const file of named) {
    expect(await statusOf(shop.url + file), file).toBe(200)
    if ((await statusOf(versions.before.origin + file)) === 404) missing.before += 1
    if ((await statusOf(versions.next.origin + file)) === 404) missing.next += 1
  }
  // Otherwise these would not be two versions.
  expect(Math.min(missing.before, missing.next)).toBeGreaterThan(20)
  reached('versions', `${named.size} files of all pages, ${missing.before + missing.next} at one of the two`)
})

test('somebody buys while both run, and every page that is opened is alive', async () => {
  const visitor = await openVisitor()
  await visitor.go('/signIn')
  await signInFrom(visitor, await createCustomer(shop.direct.identity))
  for (const path of [LIST, LIST, '/wheels', '/allnews', '/rules', '/cart', '/details'])
    await visitor.go(path)
  await findSize(visitor)
  await fillCart(visitor)
  const id = await order(visitor)
  expect(await visitor.complaints()).toEqual([])
  reached('versions', `order ${id} was bought through both`)
})

test('a page that is open goes on when its version has gone', async () => {
  const visitor = await openVisitor()
  await versions.before.stop()
  await visitor.go(LIST)
  await versions.before.start()
  await versions.next.stop()
  await visitor.press(css('.product-grid a'))
  await visitor.until('the product', `location.pathname.startsWith('/tireDetail/')`)
  await visitor.hydrated()
  await visitor.go(LIST)
  expect(await visitor.run(`document.documentElement.innerHTML.includes('/_next/static/pieces/')`)).toBe(
    false,
  )
  await versions.next.start()
  reached('versions', 'a page of a version that has gone: its next page is of the other one')
})

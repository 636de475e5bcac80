import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reached } from '../promises/reached.ts'
import { newBuyer, type Customer } from './customer'
import { openShop, type Shop } from './shop'
import { visit } from './visitor'

const HOUR_MS = 3_600_000
const LOGS = { storefront: 'storefront', productApi: 'product-api' }

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const clock = pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href
const shiftedBy = (ms: number) => ({ NODE_OPTIONS: `--import=${clock}?ms=${ms}` })

/** Statuses of the calls of somebody with a token of now. The product API has no calls for accounts. */
async function statusesFor({ headers, cart, order }: Customer, which: string): Promise<number[]> {
  const paths = ['/api/orders', '/api/payment/quote', ...(which === 'storefront' ? ['/api/account'] : [])]
  const personal = paths.map((path) => visit(shop.url + path, { headers }))
  return (await Promise.all([cart(), order(), ...personal])).map(({ status }) => status)
}

it.each([
  ['storefront', 'ahead', HOUR_MS],
  ['storefront', 'behind', -HOUR_MS],
  ['productApi', 'ahead', HOUR_MS],
  ['productApi', 'behind', -HOUR_MS],
] as const)(
  'the clock of the %s is an hour %s: it lets nobody in, and all is well again with the clock',
  async (which, where, ms) => {
    const program = shop.programs[which]
    const buyer = await newBuyer(shop)
    await program.stop()
    const own = which === 'storefront' ? shop.url : shop.direct.productApi
    await program.start(shiftedBy(ms), `${own}/api/health/live`)
    for (const origin of new Set([own, shop.url]))
      await expect
        .poll(async () => (await visit(`${origin}/api/health/ready`)).status, { timeout: 10_000 })
        .toBe(503)
    expect(await readFile(join(shop.logs, `${LOGS[which]}.log`), 'utf8')).toContain(
      `"msg":"clock: this machine is ${where}"`,
    )
    const late = await newBuyer(shop).catch((error: unknown) => error)
    expect(late).toMatchObject({ message: expect.stringMatching(/could not be filled: 401 /) })
    const statuses = await statusesFor(buyer, which)
    expect(statuses.filter((status) => status !== 401)).toEqual([])
    for (const path of ['/', '/en/tires', '/allnews'])
      expect((await visit(shop.url + path)).status, path).toBe(200)

    await program.stop()
    await program.start()
    await shop.programs.storefront.untilReady()
    expect((await buyer.order()).status).toBe(201)
    reached('clock', `${which} ${where}: 401 to all ${statuses.length} calls, pages 200; then order 201`)
  },
)

import { join } from 'node:path'
import { orderLinkReplySchema } from '@bieznik/contract/selling/order-link'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { customerToken, staffToken } from '../../product-api/test/tokens.ts'
import { reached } from '../promises/reached.ts'
import { letThemBuy, openPlace, restoreElsewhere } from './backups.ts'
import { ask } from './database.ts'
import { buy, callApi, requireReply, startProductApi } from './product-api.ts'
import { makeFolder, runScript } from './programs.ts'

const PRODUCTS = 500
const LOST = 5
const LINKS = { LINK_SECRET: 'a-secret-of-the-tests' }

const invoicesSchema = z.object({ invoices: z.array(z.object({ number: z.string() })) })

/** Somebody orders, has the link to the order, and gets an invoice. */
async function buyWithInvoice(origin: string, productId: number) {
  const uid = `buyer-${crypto.randomUUID()}`
  const id = await buy(origin, productId, uid)
  const linked = await requireReply(`${origin}/api/tires/orders/${id}/link`, { token: customerToken(uid) })
  const { link } = orderLinkReplySchema.parse(await linked.json())
  await requireReply(`${origin}/api/tires/orders/${id}/invoices`, { token: staffToken(), body: {} })
  const shown = await requireReply(`${origin}/api/linked-order`, { body: { link } })
  const { invoices } = invoicesSchema.parse(await shown.json())
  return { id, link: link ?? '', invoice: invoices[0]?.number ?? '' }
}

async function buyTimes(count: number, origin: string, productId: number) {
  const bought = []
  for (let turn = 0; turn < count; turn += 1) bought.push(await buyWithInvoice(origin, productId))
  return bought
}

async function expectNoLinkOpens(origin: string, orders: readonly { link: string }[]): Promise<void> {
  for (const { link } of orders)
    for (const path of ['linked-order', 'linked-order/cancel', 'linked-order/contract'])
      expect((await callApi(`${origin}/api/${path}`, { body: { link } })).status).toBe(404)
}

test('after a restore no number is given twice, no link of a lost order opens another, and the report names the gap in the invoices', async () => {
  const shop = await openPlace()
  const api = await startProductApi(shop.url, undefined, {}, LINKS)
  await runScript('scripts/seed.mjs', ['--products', String(PRODUCTS)], shop.variables)
  const onSale = await ask<{ id: number }>(
    shop.url,
    'select id from products where quantity_in_stock > 10 and not in_archive order by id',
  )
  const productId = onSale.at(-1)?.id ?? 0
  const kept = await buyWithInvoice(api.origin, productId)
  const crowd = letThemBuy(
    api.origin,
    onSale.slice(0, -1).map(({ id }) => id),
  )
  onTestFinished(crowd.stop)
  await vi.waitFor(() => expect(crowd.placed.length).toBeGreaterThan(2), 60_000)
  const file = join(await makeFolder(), 'under-load.backup')
  await runScript('scripts/backup.mjs', ['backup', file], shop.variables)
  const lost = await buyTimes(LOST, api.origin, productId)
  await crowd.stop()
  expect((await api.end('SIGTERM')).code).toBe(0)

  const { url, report } = await restoreElsewhere(file)
  const next = await startProductApi(url, undefined, {}, LINKS)
  const inBackup = await ask<{ id: number }>(url, 'select id from orders')
  const given = new Set([...lost, ...inBackup].map(({ id }) => id).concat(crowd.placed))
  const again = await buyTimes(LOST + 1, next.origin, productId)
  expect(again.filter(({ id }) => given.has(id))).toEqual([])
  await expectNoLinkOpens(next.origin, lost)
  expect((await callApi(`${next.origin}/api/linked-order`, { body: { link: kept.link } })).status).toBe(200)

  // As in a database that came back in another way, and whose numbers nobody has moved on.
  const [taken] = lost
  await ask(url, `select setval('orders_id_seq', $1, false)`, [taken?.id ?? 0])
  expect((await buyWithInvoice(next.origin, productId)).id).toBe(taken?.id)
  await expectNoLinkOpens(next.origin, lost)

  const [first] = again
  const year = kept.invoice.slice(3, 7)
  expect(kept.invoice).toBe(`FV/${year}/0001`)
  expect(lost.map(({ invoice }) => invoice)).toContain(`FV/${year}/0002`)
  expect(lost.map(({ invoice }) => invoice)).not.toContain(first?.invoice)
  expect(report).toContain(`  FV/${year}: last ${kept.invoice}, next ${first?.invoice}\n`)
  expect(report).toMatch(new RegExp(String.raw`  orders: last \d+, next ${first?.id}\n`))
  const skipped = Number(first?.invoice.slice(8)) - 2
  reached(
    'restore',
    `${given.size} orders before and ${again.length} after it: no number twice, ${lost.length} links open nothing, ${skipped} invoices left out, as reported`,
  )
})

import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reached } from '../promises/reached.ts'
import { letThemBuy, openPlace, restoreElsewhere } from './backups.ts'
import { ask, fingerprint, listFaults } from './database.ts'
import { buy, startProductApi } from './product-api.ts'
import { makeFolder, runScript } from './programs.ts'

const PRODUCTS = 20_000
const RESTORED_WITHIN_MS = 120_000

/** How many orders there are before the backup begins, and until when, however slow the machine is. */
const PLACED_BEFORE = 10
const PLACED_WITHIN_MS = 60_000

const idsOf = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id))

test('a backup taken while people buy comes back elsewhere within two minutes, whole and equal', async () => {
  const shop = await openPlace()
  const api = await startProductApi(shop.url)
  await runScript('scripts/seed.mjs', ['--products', String(PRODUCTS)], shop.variables)
  const onSale = await ask<{ id: number }>(
    shop.url,
    'select id from products where quantity_in_stock > 10 and not in_archive order by id limit 500',
  )
  const crowd = letThemBuy(api.origin, [...idsOf(onSale)])
  onTestFinished(crowd.stop)
  await vi.waitFor(() => expect(crowd.placed.length).toBeGreaterThan(PLACED_BEFORE), PLACED_WITHIN_MS)
  const before = new Set(crowd.placed)

  const file = join(await makeFolder(), 'under-load.backup')
  await runScript('scripts/backup.mjs', ['backup', file], shop.variables)
  const after = new Set(crowd.placed)
  expect(after.size).toBeGreaterThan(before.size)
  await crowd.stop()

  const startedAt = performance.now()
  const { url: restored } = await restoreElsewhere(file)
  const took = performance.now() - startedAt
  expect(took).toBeLessThan(RESTORED_WITHIN_MS)
  reached('backup', `equal and back after ${Math.ceil(took / 1000)} s`)
  expect(await listFaults(restored)).toEqual([])
  const kept = idsOf(await ask<{ id: number }>(restored, 'select id from orders'))
  expect([...before].filter((id) => !kept.has(id))).toEqual([])
  const known = idsOf(await ask<{ id: number }>(shop.url, 'select id from orders'))
  expect([...kept].filter((id) => !known.has(id))).toEqual([])

  expect((await api.end('SIGTERM')).code).toBe(0)
  // Before, because the database notes that a backup was taken.
  const original = await fingerprint(shop.url)
  const quiet = join(await makeFolder(), 'quiet.backup')
  await runScript('scripts/backup.mjs', ['backup', quiet], shop.variables)
  const { url: same } = await restoreElsewhere(quiet)
  // The numbers of invoices go on behind a gap.
  const { invoice_series: _, ...restoredRows } = await fingerprint(same)
  expect({ ...original, ...restoredRows }).toEqual(original)

  const next = await startProductApi(same)
  expect(known.has(await buy(next.origin, onSale[0]?.id ?? 0))).toBe(false)
})

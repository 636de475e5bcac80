import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPostgres } from '../../local-services/postgres/server.ts'
import { reached } from '../promises/reached.ts'
import { ask, fingerprint, listFaults } from './database.ts'
import { buy, startProductApi } from './product-api.ts'
import { makeFolder, runScript } from './programs.ts'

const PRODUCTS = 20_000
const BUYERS = 4
const RESTORED_WITHIN_MS = 120_000

/** How many orders there are before the backup begins, and until when, however slow the machine is. */
const PLACED_BEFORE = 10
const PLACED_WITHIN_MS = 60_000

/** A data folder of the shop, as BIEZNIK_DATA_DIR names it, with its PostgreSQL running. */
async function openPlace() {
  const dataDir = await makeFolder()
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') })
  onTestFinished(() => postgres.stop())
  return { dataDir, url: postgres.url, variables: { BIEZNIK_DATA_DIR: dataDir, DATABASE_URL: '' } }
}

/** Restores elsewhere with the one command. Answers the address of what came back. */
async function restoreElsewhere(file: string): Promise<string> {
  const { url, variables } = await openPlace()
  const startedAt = performance.now()
  await runScript('scripts/backup.mjs', ['restore', file], variables)
  const took = performance.now() - startedAt
  expect(took).toBeLessThan(RESTORED_WITHIN_MS)
  reached('backup', `equal and back after ${Math.ceil(took / 1000)} s`)
  return url
}

/** People who buy one thing after the other until they are told to stop. */
function letThemBuy(origin: string, productIds: readonly number[]) {
  const placed: number[] = []
  const over = new AbortController()
  const buyers = Array.from({ length: BUYERS }, async (_, index) => {
    for (let turn = index; !over.signal.aborted; turn += 1)
      placed.push(await buy(origin, productIds[turn % productIds.length] ?? 0))
  })
  return {
    placed,
    stop: async () => {
      over.abort()
      await Promise.all(buyers)
    },
  }
}

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

  const restored = await restoreElsewhere(file)
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
  const same = await restoreElsewhere(quiet)
  expect(await fingerprint(same)).toEqual(original)

  const next = await startProductApi(same)
  expect(known.has(await buy(next.origin, onSale[0]?.id ?? 0))).toBe(false)
})

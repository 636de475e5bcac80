import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startPostgres } from '../../local-services/postgres/server.ts'
import { buy } from './product-api.ts'
import { makeFolder, runScript } from './programs.ts'

const BUYERS = 4

/** A data folder of the shop, as BIEZNIK_DATA_DIR names it, with its PostgreSQL running. */
export async function openPlace() {
  const dataDir = await makeFolder()
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') })
  onTestFinished(() => postgres.stop())
  return { dataDir, url: postgres.url, variables: { BIEZNIK_DATA_DIR: dataDir, DATABASE_URL: '' } }
}

/** Restores elsewhere with the one command. Answers the address of what came back, and what the command reported. */
export async function restoreElsewhere(file: string, options: readonly string[] = []) {
  const { url, variables } = await openPlace()
  const report = await runScript('scripts/backup.mjs', ['restore', file, ...options], variables)
  return { url, report }
}

/** People who buy one thing after the other until they are stopped. */
export function letThemBuy(origin: string, productIds: readonly number[]) {
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

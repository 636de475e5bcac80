import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'
import { createWakeSignal } from '../mail/wake-signal.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import type { StorefrontNotifier } from '../storefront/revalidate.ts'
import { tagsOfProducts } from '../storefront/tags.ts'
import { applyReductions } from './apply-reductions.ts'
import { databaseNow, listDueProducts, nextChangeAt } from './reductions.queries.ts'

/** Another process may have taken a reduction that begins sooner. */
const POLL_MS = 5_000

type WorkerDeps = {
  db: Database
  stock: StockKeeper
  storefront: StorefrontNotifier
  logger: Pick<Logger, 'error'>
}

export type ReductionWorker = {
  /** Says that a reduction was planned, changed or ended. Returns at once. */
  nudge: () => void
  stop: () => Promise<void>
}

/** Applies every start and end of a reduction that is due, and notifies the storefront. Returns the number of products. */
export async function applyDueReductions({
  db,
  stock,
  storefront,
}: Omit<WorkerDeps, 'logger'>): Promise<number> {
  const ids = await listDueProducts(db, await databaseNow(db))
  for (const id of ids) {
    const product = await db.transaction(async (tx) => {
      const [locked] = await stock.lock(tx, [id])
      if (locked) await applyReductions(tx, locked)
      return locked
    })
    if (product) storefront.changed(tagsOfProducts([product]))
  }
  return ids.length
}

async function pauseUntilNextChange(db: Database): Promise<number> {
  const next = await nextChangeAt(db)
  if (!next) return POLL_MS
  const now = await databaseNow(db)
  return Math.min(Math.max(next.getTime() - now.getTime(), 0), POLL_MS)
}

/**
 * Changes prices at the moments that reductions begin and end. Any number of processes may do so over one database. What fails is tried
 * again; until it succeeds, orders and payments take the price of the moment all the same (`priceAtThisMoment`).
 */
export function startReductions(deps: WorkerDeps): ReductionWorker {
  const wake = createWakeSignal()
  const stopping = new AbortController()

  async function step(): Promise<number> {
    try {
      await applyDueReductions(deps)
      return await pauseUntilNextChange(deps.db)
    } catch (error) {
      deps.logger.error({ err: error }, 'reductions: applying starts and ends failed')
      return POLL_MS
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) await wake.wait(await step(), stopping.signal)
  }

  const running = run()
  return {
    nudge: wake.ring,
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

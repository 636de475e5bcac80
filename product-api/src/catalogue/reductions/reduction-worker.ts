import type { Logger } from 'pino'
import type { Database } from '../../platform/db/client.ts'
import { isDatabaseAway } from '../../platform/db/database-away.ts'
import { createWakeSignal } from '../../platform/mail/wake-signal.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { tagsOfProducts } from '../../platform/storefront/tags.ts'
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
  wakeUp: () => void
  stop: () => Promise<void>
}

async function applyTo({ db, stock, storefront }: WorkerDeps, id: number): Promise<void> {
  const product = await db.transaction(async (tx) => {
    const [locked] = await stock.lock(tx, [id])
    if (locked) await applyReductions(tx, locked)
    return locked
  })
  if (product) storefront.changed(tagsOfProducts([product]))
}

/**
 * Applies every start and end of a reduction that is due, and notifies the storefront: one product that fails is logged and holds no other
 * back. Returns the numbers of products. Rejects when the database is away.
 */
export async function applyDueReductions(deps: WorkerDeps): Promise<{ changed: number; failed: number }> {
  const ids = await listDueProducts(deps.db, await databaseNow(deps.db))
  let failed = 0
  for (const productId of ids) {
    try {
      await applyTo(deps, productId)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      failed += 1
      deps.logger.error({ err: error, productId }, 'reductions: a start or an end could not be applied')
    }
  }
  return { changed: ids.length - failed, failed }
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
      const { failed } = await applyDueReductions(deps)
      return failed > 0 ? POLL_MS : await pauseUntilNextChange(deps.db)
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
    wakeUp: wake.ring,
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

import { and, gte, lt, max, ne } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { startPeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic-job.ts'
import { isPaidByNow } from '../../selling/orders/order-money.ts'
import { keepPaid } from './keep-paid.ts'

const EVERY_MS = 60 * 60_000

type Deps = { db: Database; logger: Pick<Logger, 'error' | 'warn'> }

/** So many orders are compared in one statement. */
const AT_ONCE = 10_000

/** Orders of which `is_paid` does not say what their payments do; there are none unless another program has written payments. */
async function listUntrue(db: Database): Promise<number[]> {
  const [last] = await db.select({ id: max(orders.id) }).from(orders)
  const untrue: number[] = []
  for (let from = 0; from <= (last?.id ?? 0); from += AT_ONCE) {
    const some = and(gte(orders.id, from), lt(orders.id, from + AT_ONCE), ne(orders.isPaid, isPaidByNow))
    const rows = await db.select({ id: orders.id }).from(orders).where(some)
    untrue.push(...rows.map(({ id }) => id))
  }
  return untrue
}

/**
 * The version before runs beside this one while it is put in its place, and writes payments and nothing of this. Each order in a transaction
 * of its own, which checks again. Returns how many there were.
 */
export async function repairPaid({ db, logger }: Deps, end = new AbortController().signal): Promise<number> {
  const untrue = await listUntrue(db)
  for (const id of untrue) {
    if (end.aborted) break
    await db.transaction((tx) => keepPaid(tx, id))
  }
  if (untrue.length > 0)
    logger.warn({ orders: untrue.slice(0, 20), count: untrue.length }, 'payments: is_paid repaired')
  return untrue.length
}

/** Any number of processes may do so over one database. */
export function startRepairingPaid(deps: Deps): PeriodicJob {
  return startPeriodicJob({
    name: 'payments: repairing is_paid',
    everyMs: EVERY_MS,
    logger: deps.logger,
    run: async (end) => void (await repairPaid(deps, end)),
  })
}

import { inArray } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/client.ts'
import { cartLines } from '../../platform/db/schema/cart.ts'
import { idempotencyKeys } from '../../platform/db/schema/orders.ts'
import type { GuestAccounts } from '../identity/guest-accounts.ts'
import { startPeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic-job.ts'

const DAY_MS = 24 * 60 * 60_000

/** How long a guest may stay away before what is left is removed. */
const ABANDONED_AFTER_DAYS = 30

/** Not right after the start. */
const FIRST_AFTER_MS = 10 * 60_000
const POLL_MS = 6 * 60 * 60_000

type Deps = { db: Database; guests: GuestAccounts; logger: Pick<Logger, 'error' | 'info'> }

/**
 * Removes carts and accounts of guests who stayed away: the rows first, so that after a failure the next time finds what is left. Orders, and
 * opinions on what was bought, stay. Returns the number of guests.
 */
export async function removeAbandonedGuests(
  { db, guests }: Omit<Deps, 'logger'>,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - ABANDONED_AFTER_DAYS * DAY_MS)
  let removed = 0
  for await (const uids of guests.listAbandoned(since)) {
    await db.transaction(async (tx) => {
      await tx.delete(cartLines).where(inArray(cartLines.userId, uids))
      await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.userId, uids))
    })
    await guests.remove(uids, since)
    removed += uids.length
  }
  return removed
}

/** Any number of processes may do so over one database. */
export function startRemovingGuests({ logger, ...deps }: Deps): PeriodicJob {
  return startPeriodicJob({
    name: 'guests: removing abandoned ones',
    everyMs: POLL_MS,
    firstAfterMs: FIRST_AFTER_MS,
    logger,
    run: async () => {
      const removed = await removeAbandonedGuests(deps, new Date())
      if (removed > 0) logger.info({ removed }, 'guests: abandoned ones removed')
    },
  })
}

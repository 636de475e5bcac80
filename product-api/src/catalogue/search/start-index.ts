import type { Logger } from 'pino'
import type { Database } from '../../platform/db/client.ts'
import { startPeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic-job.ts'
import type { IndexKeeper } from './index-keeper.ts'
import { deleteOldChanges } from './indexed-rows.queries.ts'

/** The change log is complete, so a rebuild is for processes without searches, and frees the memory of words that are gone. */
const REBUILD_MS = 3 * 60 * 60_000

/** Each process has rebuilt several times by then. */
const OLD_HOURS = 24

/** Builds the index before the first search needs it, and again from time to time. A build that fails is tried again by the next search. */
export function startIndex(
  db: Database,
  { searchIndex, staffIndex }: { searchIndex: IndexKeeper; staffIndex: IndexKeeper },
  logger: Pick<Logger, 'error'>,
  everyMs = REBUILD_MS,
): PeriodicJob {
  return startPeriodicJob({
    name: 'search: rebuilding the index',
    everyMs,
    logger,
    run: async () => {
      // Built again when staff search; many processes never need it.
      staffIndex.discard()
      await searchIndex.rebuild()
      await deleteOldChanges(db, OLD_HOURS)
    },
  })
}

import { startPeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic-job.ts'
import { takeDueFeed } from './feeds.queries.ts'
import { runFeed, type FeedDeps } from './run-feed.ts'

const POLL_MS = 30_000

/** Runs every feed that is due, one after the other. */
export async function runDueFeeds(deps: FeedDeps, end?: AbortSignal): Promise<void> {
  let feed = await takeDueFeed(deps.db)
  while (feed) {
    await runFeed(deps, feed, end)
    feed = end?.aborted ? null : await takeDueFeed(deps.db)
  }
}

/** Fetches lists of suppliers at their times. */
export function startFeeds(deps: FeedDeps): PeriodicJob {
  const run = (end: AbortSignal) => runDueFeeds(deps, end)
  return startPeriodicJob({
    name: 'supplier lists: fetching them',
    everyMs: POLL_MS,
    firstAfterMs: POLL_MS,
    run,
    logger: deps.logger,
  })
}

import { startPeriodicJob, type PeriodicJob } from '../../../platform/jobs/periodic-job.ts'
import { followSent } from './follow-sent.ts'
import { msOfBlock } from './ksef-limits.ts'
import { sendWaiting } from './send-waiting.ts'
import type { SubmitDeps } from './submit-deps.ts'

const POLL_MS = 5_000

/** Does the next step of every invoice that is due; while KSeF blocks the shop's calls, nothing. */
export async function submitDue(deps: SubmitDeps): Promise<void> {
  if ((await msOfBlock(deps.db)) > 0) return
  await sendWaiting(deps)
  await followSent(deps)
}

/** Any number of processes may do so over one database. */
export function startSubmitting(deps: SubmitDeps): PeriodicJob {
  return startPeriodicJob({
    name: 'ksef: sending invoices',
    everyMs: POLL_MS,
    logger: deps.logger,
    run: () => submitDue(deps),
  })
}

import type { Logger } from 'pino'
import { isDatabaseAway } from '../../platform/db/database-away.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { startPeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic-job.ts'
import { deleteFailure, listDueOrders, noteFailure } from './due-orders.queries.ts'
import { issueInvoice, type Issuer } from './issue-invoice.ts'

const POLL_MS = 60_000
interface Deps extends Issuer {
  /** Orders that were placed from this day on; not set: only staff issue invoices. */
  from: string | undefined
  mailQueued: () => void
  logger: Pick<Logger, 'error' | 'info'>
}

/** A code, nothing personal. */
const codeOf = (error: unknown): string => {
  if (error instanceof ProblemError) return error.code
  return error instanceof Error ? error.constructor.name : typeof error
}

/** Issues what is due, each in its own transaction: one that fails holds no other back, and is tried again later. Returns how many were issued. */
export async function issueDueInvoices({
  from,
  logger,
  ...issuer
}: Omit<Deps, 'mailQueued'>): Promise<number> {
  const { db, settings } = issuer
  let issued = 0
  for (const orderId of await listDueOrders(db, { from, settings })) {
    try {
      await issueInvoice(issuer, { orderId, who: null, now: new Date() })
      await deleteFailure(db, orderId)
      issued += 1
    } catch (error) {
      // Another process was first.
      if (error instanceof ProblemError && error.code === 'changed_meanwhile') continue
      if (isDatabaseAway(error)) throw error
      logger.error({ err: error, orderId }, 'invoices: an invoice could not be issued')
      await noteFailure(db, orderId, codeOf(error))
    }
  }
  return issued
}

/** Any number of processes may do so over one database. */
export function startIssuing({ mailQueued, ...deps }: Deps): PeriodicJob {
  const { from, logger } = deps
  if (from === undefined) {
    logger.info('INVOICES_FROM is not set: invoices are issued by staff alone')
    return { stop: async () => undefined }
  }
  return startPeriodicJob({
    name: 'invoices: issuing',
    everyMs: POLL_MS,
    logger,
    run: async () => {
      if ((await issueDueInvoices(deps)) > 0) mailQueued()
    },
  })
}

import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/client.ts'
import { invoices } from '../../../platform/db/schema/invoices.ts'
import { isOpenSubmission, ksefSubmissions } from '../../../platform/db/schema/ksef-submissions.ts'
import { orders } from '../../../platform/db/schema/orders.ts'
import { doublingDelay, inSeconds, leasedQueue } from '../../../platform/jobs/leased-queue.ts'

export type Submission = typeof ksefSubmissions.$inferSelect

/** Longer than a batch can take: a process that dies with invoices holds them back for so long. */
const LEASE_S = 600
const LONGEST_DELAY_S = 3_600

/** Seconds until the next try. */
export const delayOf = (tries: number): number => doublingDelay(tries, LONGEST_DELAY_S)

/** Invoices on their way to KSeF, or waiting for its confirmation. */
export const ksefQueue = leasedQueue({
  table: ksefSubmissions,
  id: ksefSubmissions.invoiceId,
  isWaiting: isOpenSubmission(ksefSubmissions),
  due: ksefSubmissions.dueAt,
  lease: { tries: sql`${ksefSubmissions.tries} + 1`, dueAt: inSeconds(LEASE_S) },
})

export const { change } = ksefQueue

/** Those that were tried least come first. */
export async function claimWaiting(db: Database, most: number): Promise<Submission[]> {
  const claimed = await ksefQueue.claimMany(db, most, eq(ksefSubmissions.state, 'waiting'))
  return claimed.toSorted((a, b) => a.tries - b.tries || a.invoiceId - b.invoiceId)
}

/** One that is sent, or has a number and waits for what confirms it. */
export const claimSent = (db: Database): Promise<Submission | null> =>
  ksefQueue.claim(db, inArray(ksefSubmissions.state, ['sent', 'accepted']))

/** Longer each time. `failure`: a code, nothing personal. */
export const putOff = (db: Database, { invoiceId, tries }: Submission, failure: string | null) =>
  change(db, invoiceId, { dueAt: inSeconds(delayOf(tries)), lastFailure: failure })

/** As if it had not been claimed, and not before the wait is over. */
export async function release(
  db: Database,
  submissions: readonly Submission[],
  waitMs: number,
): Promise<void> {
  for (const { invoiceId, tries } of submissions)
    await change(db, invoiceId, { tries: tries - 1, dueAt: inSeconds(waitMs / 1_000) })
}

export async function readInvoice(db: Database, invoiceId: number) {
  const [found] = await db
    .select({ invoice: invoices, email: orders.email })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.id, invoiceId))
  if (!found) throw new Error('ksef: the invoice of a submission does not exist')
  return found
}

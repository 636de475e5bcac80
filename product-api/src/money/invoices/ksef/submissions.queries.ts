import { and, asc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database } from '../../../platform/db/client.ts'
import { invoices } from '../../../platform/db/schema/invoices.ts'
import { isOpenSubmission, ksefSubmissions } from '../../../platform/db/schema/ksef-submissions.ts'
import { orders } from '../../../platform/db/schema/orders.ts'

export type Submission = typeof ksefSubmissions.$inferSelect

/** Longer than a batch can take: a process that dies with invoices holds them back for so long. */
const LEASE_S = 600
const LONGEST_DELAY_S = 3_600

export const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Seconds until the next try. */
export const delayOf = (tries: number): number => Math.min(2 ** Math.min(tries, 12), LONGEST_DELAY_S)

/** Takes up to so many that are due, which no other instance gets until the lease is over; those that were tried least come first. */
async function claim(db: Database, which: SQL, most: number): Promise<Submission[]> {
  const due = db
    .select({ id: ksefSubmissions.invoiceId })
    .from(ksefSubmissions)
    .where(and(isOpenSubmission(ksefSubmissions), which, lte(ksefSubmissions.dueAt, sql`now()`)))
    .orderBy(asc(ksefSubmissions.dueAt), asc(ksefSubmissions.invoiceId))
    .limit(most)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(ksefSubmissions)
    .set({ tries: sql`${ksefSubmissions.tries} + 1`, dueAt: inSeconds(LEASE_S) })
    .where(inArray(ksefSubmissions.invoiceId, sql`(${due})`))
    .returning()
  return claimed.toSorted((a, b) => a.tries - b.tries || a.invoiceId - b.invoiceId)
}

export const claimWaiting = (db: Database, most: number) =>
  claim(db, eq(ksefSubmissions.state, 'waiting'), most)

/** One that is sent, or has a number and waits for what confirms it. */
export async function claimSent(db: Database): Promise<Submission | null> {
  const [claimed] = await claim(db, inArray(ksefSubmissions.state, ['sent', 'accepted']), 1)
  return claimed ?? null
}

export async function change(
  db: Database,
  invoiceId: number,
  values: PgUpdateSetSource<typeof ksefSubmissions>,
): Promise<void> {
  await db.update(ksefSubmissions).set(values).where(eq(ksefSubmissions.invoiceId, invoiceId))
}

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

import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { isAbout, mailOutbox } from '../../platform/db/schema/mail-outbox.ts'

/** Notices that strangers may cause to the address of one order. */
const HOURLY = 3
const DAILY = 6

/**
 * Whether strangers have caused as many notices to the buyer of the order as they may. Whoever asks next waits for the end of the
 * transaction, so that processes agree.
 */
export async function isNoticedOften(tx: Transaction, orderId: number): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('withdrawal notices'), ${orderId})`)
  const { createdAt } = mailOutbox
  const [queued] = await tx
    .select({
      today: count(),
      thisHour: sql<number>`count(*) filter (where ${createdAt} > now() - interval '1 hour')`.mapWith(Number),
    })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.kind, 'withdrawal_notice'),
        isAbout('orderId', orderId),
        gt(createdAt, sql`now() - interval '24 hours'`),
      ),
    )
  return queued !== undefined && (queued.today >= DAILY || queued.thisHour >= HOURLY)
}

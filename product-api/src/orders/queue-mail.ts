import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { mailOutbox } from '../db/schema/mail-outbox.ts'

/** Queues a mail to the buyer, due so many seconds after the transaction is committed, and never when it is not. */
export async function queueMail(
  tx: Transaction,
  mail: typeof mailOutbox.$inferInsert,
  delaySeconds = 0,
): Promise<void> {
  await tx.insert(mailOutbox).values({ ...mail, dueAt: sql`now() + make_interval(secs => ${delaySeconds})` })
}

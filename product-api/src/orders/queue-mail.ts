import type { Transaction } from '../db/client.ts'
import { mailOutbox } from '../db/schema/mail-outbox.ts'

/** Queues a mail to the buyer; it is due when the transaction is committed and not otherwise. */
export async function queueMail(tx: Transaction, mail: typeof mailOutbox.$inferInsert): Promise<void> {
  await tx.insert(mailOutbox).values(mail)
}

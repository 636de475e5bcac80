import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { placeholdersOf, preparedOn } from '../../platform/db/prepared.ts'
import { mailOutbox } from '../../platform/db/schema/mail-outbox.ts'

const insertion = preparedOn((db) =>
  db
    .insert(mailOutbox)
    .values({
      ...placeholdersOf([
        'recipient',
        'language',
        'kind',
        'orderId',
        'status',
        'withdrawalId',
        'complaintId',
        'recallId',
        'consentId',
        'productId',
        'invoiceId',
        'correctionId',
        'refundId',
        'paymentId',
      ]),
      dueAt: sql`now() + make_interval(secs => ${sql.placeholder('delaySeconds')})`,
    })
    .prepare('queue_mail'),
)

const ABOUT_NOTHING = {
  orderId: null,
  status: null,
  withdrawalId: null,
  complaintId: null,
  recallId: null,
  consentId: null,
  productId: null,
  invoiceId: null,
  correctionId: null,
  refundId: null,
  paymentId: null,
}

type Mail = Pick<
  typeof mailOutbox.$inferInsert,
  'recipient' | 'language' | 'kind' | keyof typeof ABOUT_NOTHING
>

/** Queues a mail to the buyer, due so many seconds after the transaction is committed, and never when it is not. */
export async function queueMail(tx: Transaction, mail: Mail, delaySeconds = 0): Promise<void> {
  await insertion(tx).execute({ ...ABOUT_NOTHING, ...mail, delaySeconds })
}

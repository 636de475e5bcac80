import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { isAbout, mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { NamedOrder } from '../cases/named-order.queries.ts'

/** Notifies the address of the order, once, of a withdrawal that came from another address. */
export async function queueNotice(tx: Transaction, withdrawalId: number, order: NamedOrder): Promise<void> {
  const { id: orderId, email: recipient, language } = order
  const earlier = await tx
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.kind, 'withdrawal_notice'),
        isAbout('withdrawalId', withdrawalId),
        isAbout('orderId', orderId),
      ),
    )
  if (earlier.length > 0) return
  await queueMail(tx, 'withdrawal_notice', { withdrawalId, orderId }, { recipient, language })
}

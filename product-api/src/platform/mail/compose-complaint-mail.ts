import type { Letter } from '@bieznik/backend-kit/mail/letter'
import { oneLine } from '@bieznik/backend-kit/mail/one-line'
import { eq, getTableColumns } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { complaints } from '../db/schema/complaints.ts'
import { orders } from '../db/schema/orders.ts'
import { complaintContentOf } from './complaint-content.ts'
import type { Sender } from './compose-order-mail.ts'
import { factsLetter } from './facts-letter.ts'
import type { QueuedMail } from './outbox.queries.ts'

/** Makes the acknowledgement of a complaint, the answer to it, or the reminder of the seller. Throws when the recipient is no single address. */
export async function composeComplaintMail(
  db: Queryable,
  { from, ...shop }: Sender,
  mail: QueuedMail,
): Promise<Letter> {
  const [complaint] = await db
    .select({ ...getTableColumns(complaints), deliveredAt: orders.deliveredAt })
    .from(complaints)
    .leftJoin(orders, eq(orders.id, complaints.orderId))
    .where(eq(complaints.id, mail.complaintId ?? 0))
  if (!complaint) throw new Error('a mail is queued for a complaint that does not exist')
  const content = complaintContentOf(mail, complaint, shop)
  const recipientName = mail.kind === 'complaint_due' ? shop.company.legalName : oneLine(complaint.name)
  return factsLetter(content, { mail, from, about: `complaint-${complaint.id}`, name: recipientName })
}

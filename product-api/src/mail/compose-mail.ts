import type { Letter } from '@bieznik/backend-kit/mail/letter'
import type { Queryable } from '../db/client.ts'
import { composeComplaintMail } from './compose-complaint-mail.ts'
import { composeInvitation } from './compose-invitation.ts'
import { composeInvoiceMail } from './compose-invoice-mail.ts'
import { composeOrderMail, type Sender } from './compose-order-mail.ts'
import { composeRecallMail } from './compose-recall-mail.ts'
import { composeRefundMail } from './compose-refund-mail.ts'
import { composeStockNotice } from './compose-stock-notice.ts'
import { composeWithdrawalMail } from './compose-withdrawal-mail.ts'
import type { QueuedMail } from './outbox.queries.ts'

/** Composes a queued mail from the current rows that it is about. */
export async function composeMail(db: Queryable, sender: Sender, mail: QueuedMail): Promise<Letter> {
  if (mail.kind === 'money_returned') return composeRefundMail(db, sender, mail)
  if (mail.invoiceId !== null) return composeInvoiceMail(db, sender, mail)
  if (mail.consentId !== null) return composeInvitation(db, sender, mail)
  if (mail.productId !== null) return composeStockNotice(db, sender, mail)
  if (mail.recallId !== null) return composeRecallMail(db, sender, mail)
  if (mail.complaintId !== null) return composeComplaintMail(db, sender, mail)
  if (mail.withdrawalId !== null) return composeWithdrawalMail(db, sender, mail)
  return composeOrderMail(db, sender, mail)
}

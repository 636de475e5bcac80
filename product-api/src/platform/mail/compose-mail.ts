import type { Letter } from '@bieznik/backend-kit/mail/letter'
import type { Queryable } from '../db/client.ts'
import type { MailKind } from '../db/schema/mail-outbox.ts'
import { composeComplaintMail } from './compose-complaint-mail.ts'
import { composeInvitation } from './compose-invitation.ts'
import { composeInvoiceMail } from './compose-invoice-mail.ts'
import { composeOrderMail, type Sender } from './compose-order-mail.ts'
import { composePaymentMail } from './compose-payment-mail.ts'
import { composeRecallMail } from './compose-recall-mail.ts'
import { composeRefundMail } from './compose-refund-mail.ts'
import { composeStockNotice } from './compose-stock-notice.ts'
import { composeWithdrawalMail } from './compose-withdrawal-mail.ts'
import type { QueuedMail } from './outbox.queries.ts'

type Compose = (db: Queryable, sender: Sender, mail: QueuedMail) => Promise<Letter>

const composers: Readonly<Record<MailKind, Compose>> = {
  order_placed: composeOrderMail,
  order_status_changed: composeOrderMail,
  order_corrected: composeOrderMail,
  payment_reminder: composeOrderMail,
  unpaid_canceled: composeOrderMail,
  withdrawal_received: composeWithdrawalMail,
  withdrawal_notice: composeWithdrawalMail,
  complaint_received: composeComplaintMail,
  complaint_answered: composeComplaintMail,
  complaint_due: composeComplaintMail,
  recall: composeRecallMail,
  opinion_invited: composeInvitation,
  back_in_stock: composeStockNotice,
  invoice_issued: composeInvoiceMail,
  money_returned: composeRefundMail,
  payment_received: composePaymentMail,
}

/** Composes a queued mail from the current rows that it is about. */
export const composeMail: Compose = (db, sender, mail) => composers[mail.kind](db, sender, mail)

import type { z } from 'zod'
import { complaintAnswered, complaintDue, complaintReceived } from './kinds/complaint-mails.ts'
import { invoiceIssued } from './kinds/invoice-mail.ts'
import { opinionInvited } from './kinds/opinion-invitation.ts'
import {
  orderCorrected,
  orderPlaced,
  orderStatusChanged,
  paymentReminder,
  unpaidCanceled,
} from './kinds/order-mails.ts'
import { paymentReceived } from './kinds/payment-mail.ts'
import { recall } from './kinds/recall-mail.ts'
import { moneyReturned } from './kinds/refund-mail.ts'
import { staffInvited } from './kinds/staff-invitation.ts'
import { backInStock } from './kinds/stock-notice.ts'
import { withdrawalNotice, withdrawalReceived } from './kinds/withdrawal-mails.ts'

/** Every kind of mail that the shop queues. A new one is its file and a row here; `queueMail` then takes it. */
export const mailKinds = {
  order_placed: orderPlaced,
  order_status_changed: orderStatusChanged,
  order_corrected: orderCorrected,
  payment_reminder: paymentReminder,
  unpaid_canceled: unpaidCanceled,
  payment_received: paymentReceived,
  money_returned: moneyReturned,
  invoice_issued: invoiceIssued,
  withdrawal_received: withdrawalReceived,
  withdrawal_notice: withdrawalNotice,
  complaint_received: complaintReceived,
  complaint_answered: complaintAnswered,
  complaint_due: complaintDue,
  recall,
  opinion_invited: opinionInvited,
  back_in_stock: backInStock,
  staff_invited: staffInvited,
}

export type MailKind = keyof typeof mailKinds

/** What a mail of this kind is about. */
export type About<Kind extends MailKind> = z.output<(typeof mailKinds)[Kind]['about']>

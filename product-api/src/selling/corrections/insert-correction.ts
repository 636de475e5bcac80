import type { FieldChange, LineChange } from '@bieznik/contract/selling/order-correction'
import type { OrderDetail } from '@bieznik/contract/selling/order'
import type { Transaction } from '../../platform/db/client.ts'
import { orderCorrections } from '../../platform/db/schema/corrections.ts'
import type { orders } from '../../platform/db/schema/orders.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { getOrder, getOrderDetail } from '../orders/orders.queries.ts'
import { keepPaid } from '../../money/payments/keep-paid.ts'
import { withdrawOpenPayments } from '../../money/payments/withdraw-open-payments.ts'

type Correction = {
  /** As it was before. */
  before: Pick<OrderDetail, 'id' | 'total' | 'status'>
  recipient: string
  language: typeof orders.$inferSelect.language
  /** null: the buyer canceled a line. */
  reason: string | null
  fields: FieldChange[]
  lines: LineChange[]
  who: string
}

/**
 * Ends a correction in its transaction: its row of the history, the mail to the buyer, and no payment of what the order came to before
 * is taken any more. Returns the order as it is then.
 */
export async function insertCorrection(
  tx: Transaction,
  { before, recipient, language, reason, fields, lines, who }: Correction,
): Promise<OrderDetail> {
  const { id: orderId, total: totalBefore, status } = before
  const totalAfter = (await getOrder(tx, { id: orderId }))?.total ?? totalBefore
  const [kept] = await tx
    .insert(orderCorrections)
    .values({ orderId, reason, fields, lines, totalBefore, totalAfter, doneBy: who })
    .returning({ id: orderCorrections.id })
  if (!kept) throw new Error('an insert returned no row')
  if (totalAfter !== totalBefore) await withdrawOpenPayments(tx, orderId)
  await keepPaid(tx, orderId)
  const about = { orderId, status, correctionId: kept.id }
  await queueMail(tx, 'order_corrected', about, { recipient, language })
  const order = await getOrderDetail(tx, { id: orderId })
  if (!order) throw notFound('order')
  return order
}

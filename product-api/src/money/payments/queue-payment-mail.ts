import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { queueMail } from '../../selling/orders/queue-mail.ts'

/**
 * Tells the buyer that a payment for an order came in, in the transaction in which it is written down. Of a canceled order there is
 * nothing to confirm: its money goes back, with a mail of its own.
 */
export async function queuePaymentMail(
  tx: Transaction,
  { orderId, paymentId }: { orderId: number; paymentId: string },
  delaySeconds = 0,
): Promise<void> {
  const [order] = await tx
    .select({ recipient: orders.email, language: orders.language })
    .from(orders)
    .where(and(eq(orders.id, orderId), ne(orders.status, 'Canceled')))
  if (order) await queueMail(tx, { ...order, kind: 'payment_received', orderId, paymentId }, delaySeconds)
}

import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { queueMail } from '../../selling/orders/queue-mail.ts'

type Sent = { orderId: number } & ({ refundId: string } | { paymentId: string })

/** Tells the buyer that money went back: a part, or a whole payment. In the transaction in which it is written down. */
export async function queueRefundMail(tx: Transaction, { orderId, ...sent }: Sent): Promise<void> {
  const [order] = await tx
    .select({ recipient: orders.email, language: orders.language })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order) throw new Error('money goes back of an order that exists')
  await queueMail(tx, { ...order, ...sent, kind: 'money_returned', orderId })
}

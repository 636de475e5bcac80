import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { isAbout, mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { orderStatusChanges } from '../../platform/db/schema/orders.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import { lockOrder, moveOrder, type ChangedOrder } from './move-order.ts'

type Undo = {
  orderId: number
  /** Id of the row in the order's history. */
  change: number
  /** uid of the member of staff. */
  who: string
}

/** Throws stale_status when it is not the last change of the order. */
async function requireLastChange(tx: Transaction, { orderId, change }: Undo) {
  const [last] = await tx
    .select({ id: orderStatusChanges.id, from: orderStatusChanges.from, to: orderStatusChanges.to })
    .from(orderStatusChanges)
    .where(eq(orderStatusChanges.orderId, orderId))
    .orderBy(desc(orderStatusChanges.id))
    .limit(1)
  if (last?.id !== change || last.from === null)
    throw new ProblemError('stale_status', `The order is ${last?.to} by now.`)
  return { from: last.to, to: last.from }
}

/**
 * Deletes the mail about a change, which was written in the same transaction and so has its time. One whose sending has begun stays:
 * the worker counts the try before it sends, and whichever of the two comes second waits for the first. Throws mail_left.
 */
async function annulMail(tx: Transaction, { orderId, change }: Undo): Promise<void> {
  const changedAt = tx
    .select({ at: orderStatusChanges.changedAt })
    .from(orderStatusChanges)
    .where(eq(orderStatusChanges.id, change))
  const annulled = await tx
    .delete(mailOutbox)
    .where(
      and(
        eq(mailOutbox.kind, 'order_status_changed'),
        isAbout('orderId', orderId),
        eq(mailOutbox.createdAt, sql`(${changedAt})`),
        eq(mailOutbox.tries, 0),
        isNull(mailOutbox.sentAt),
        isNull(mailOutbox.setAsideAt),
      ),
    )
    .returning({ id: mailOutbox.id })
  if (annulled.length === 0)
    throw new ProblemError('mail_left', 'The mail about the change has left already.')
}

/** When the order was last delivered, for one that becomes Delivered again. */
async function getDeliveredAt(tx: Transaction, orderId: number): Promise<Date | null> {
  const [delivered] = await tx
    .select({ at: orderStatusChanges.changedAt })
    .from(orderStatusChanges)
    .where(and(eq(orderStatusChanges.orderId, orderId), eq(orderStatusChanges.to, 'Delivered')))
    .orderBy(desc(orderStatusChanges.id))
    .limit(1)
  return delivered?.at ?? null
}

/**
 * Takes the last change of an order back as if it had not been: the buyer hears nothing of it. History keeps both. Throws a ProblemError:
 * not_found, stale_status when it was changed again, mail_left, or out_of_stock when others have bought what the order gave back.
 */
export async function undoOrderStatus(
  { db, stock }: { db: Database; stock: StockKeeper },
  undo: Undo,
): Promise<ChangedOrder> {
  const { orderId, who } = undo
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const { from, to } = await requireLastChange(tx, undo)
    await annulMail(tx, undo)
    const deliveredAt = to === 'Delivered' ? await getDeliveredAt(tx, orderId) : null
    return moveOrder(tx, stock, { orderId, from, to, deliveredAt, who })
  })
}

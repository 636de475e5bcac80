import {
  canChangeStatus,
  UNDO_SECONDS,
  type OrderStatus,
  type StatusChangeMode,
} from '@bieznik/contract/selling/order-status'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import type { StockKeeper } from '../../catalogue/products/stock-keeper.ts'
import { lockOrder, moveOrder, type ChangedOrder } from './move-order.ts'

export type StatusChange = {
  orderId: number
  /** uid; set when only the buyer's own order may be changed. */
  ownedBy?: string
  to: OrderStatus
  /** What the caller saw; when it is no longer so, the change is refused. */
  seen?: OrderStatus | undefined
  mode: StatusChangeMode
  /** uid of who changes it: staff, or the buyer who cancels. */
  who: string
  /** How long the mail waits; of many orders those that come first wait for the last. */
  undoSeconds?: number
}

function requirePossible(current: OrderStatus, { to, seen, mode }: StatusChange): void {
  if (seen !== undefined && seen !== current) {
    throw new ProblemError('stale_status', `The order is ${current} by now.`)
  }
  if (!canChangeStatus(current, to, mode)) {
    throw new ProblemError('status_not_allowed', `An order that is ${current} cannot become ${to} here.`)
  }
}

/**
 * The mail about it leaves only after the time in which the change can be undone. Throws a ProblemError: not_found, stale_status,
 * status_not_allowed, or out_of_stock for an order that comes back.
 */
export async function changeOrderStatus(
  { db, stock }: { db: Database; stock: StockKeeper },
  change: StatusChange,
): Promise<ChangedOrder> {
  const { orderId, ownedBy } = change
  return db.transaction(async (tx) =>
    changeLockedStatus(tx, stock, await lockOrder(tx, orderId, ownedBy), change),
  )
}

/** The same in a transaction that has locked the order. */
export async function changeLockedStatus(
  tx: Transaction,
  stock: StockKeeper,
  { status: from, email: recipient, language }: Awaited<ReturnType<typeof lockOrder>>,
  change: Omit<StatusChange, 'ownedBy'>,
): Promise<ChangedOrder> {
  const { orderId, to, who, undoSeconds = UNDO_SECONDS } = change
  requirePossible(from, change)
  const deliveredAt = to === 'Delivered' ? new Date() : null
  const changed = await moveOrder(tx, stock, { orderId, from, to, deliveredAt, who })
  const about = { orderId, status: to }
  await queueMail(tx, 'order_status_changed', about, { recipient, language }, undoSeconds)
  return changed
}

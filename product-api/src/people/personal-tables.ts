import { eq, inArray, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/client.ts'
import { cartLines } from '../db/schema/cart.ts'
import { mailOutbox } from '../db/schema/mail-outbox.ts'
import { idempotencyKeys, orderItems, orders, orderStatusChanges } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import { stockLedger } from '../db/schema/stock-ledger.ts'

/** A table with rows of people: whose they are, and what becomes of them when their person leaves. */
export type PersonalTable = {
  name: string
  table: PgTable
  rowsOf: (db: Queryable, userId: string) => SQL
  fate: 'erased' | 'kept'
  /** Why it may be kept: what the law asks for. */
  reason?: string
}

const ofOrders = (db: Queryable, userId: string) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))

const BOOKS = 'accounting law: five years from the end of the year of the sale'
const CONTRACT = 'consumer law: proof of what was agreed, for as long as claims may be made'

/**
 * Every table that knows people, in the order in which they are erased. A copy of somebody's data and its erasure walk
 * this list; a column of the database that is neither in one of these tables nor named as nobody's fails a test.
 */
export const personalTables: readonly PersonalTable[] = [
  { name: 'cart_lines', table: cartLines, rowsOf: (_db, uid) => eq(cartLines.userId, uid), fate: 'erased' },
  {
    name: 'idempotency_keys',
    table: idempotencyKeys,
    rowsOf: (_db, uid) => eq(idempotencyKeys.userId, uid),
    fate: 'erased',
  },
  {
    name: 'orders',
    table: orders,
    rowsOf: (_db, uid) => eq(orders.userId, uid),
    fate: 'kept',
    reason: BOOKS,
  },
  {
    name: 'order_items',
    table: orderItems,
    rowsOf: (db, uid) => inArray(orderItems.orderId, ofOrders(db, uid)),
    fate: 'kept',
    reason: BOOKS,
  },
  {
    name: 'order_status_changes',
    table: orderStatusChanges,
    rowsOf: (db, uid) => inArray(orderStatusChanges.orderId, ofOrders(db, uid)),
    fate: 'kept',
    reason: CONTRACT,
  },
  {
    name: 'payments',
    table: payments,
    rowsOf: (_db, uid) => eq(payments.userId, uid),
    fate: 'kept',
    reason: BOOKS,
  },
  {
    name: 'mail_outbox',
    table: mailOutbox,
    rowsOf: (db, uid) => inArray(mailOutbox.orderId, ofOrders(db, uid)),
    fate: 'kept',
    reason: CONTRACT,
  },
  {
    name: 'stock_ledger',
    table: stockLedger,
    rowsOf: (_db, uid) => eq(stockLedger.who, uid),
    fate: 'kept',
    reason: BOOKS,
  },
]

import type { KeptGround } from '@bieznik/contract/customer'
import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/client.ts'
import { bankLineEvents, bankStatementLines } from '../db/schema/bank-statements.ts'
import { cartLines } from '../db/schema/cart.ts'
import { complaintPhotos, complaints } from '../db/schema/complaints.ts'
import { consents } from '../db/schema/consents.ts'
import { orderCorrections, orderReturnLines, orderReturns, refunds } from '../db/schema/corrections.ts'
import { customerAccessLog, customerNotes } from '../db/schema/customers.ts'
import { invoices } from '../db/schema/invoices.ts'
import { ksefSubmissions } from '../db/schema/ksef-submissions.ts'
import { mailOutbox } from '../db/schema/mail-outbox.ts'
import { opinionChanges, opinionPhotos, opinionReports, opinions } from '../db/schema/opinions.ts'
import {
  idempotencyKeys,
  orderItems,
  orders,
  orderStatusChanges,
  orderWorkLog,
  parcels,
} from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import { personCars } from '../db/schema/person-cars.ts'
import { shipments } from '../db/schema/shipments.ts'
import { stockLedger } from '../db/schema/stock-ledger.ts'
import { withdrawalChanges, withdrawals } from '../db/schema/withdrawals.ts'

/** A table with rows of people: whose they are, and what becomes of them when their person leaves. */
export type PersonalTable = {
  name: string
  table: PgTable
  rowsOf: (db: Queryable, userId: string) => SQL
  fate: 'erased' | 'kept'
  /** Why it may be kept: what the law asks for. */
  reason?: string
  /** Fields that another person wrote, which are in no copy. */
  withheld?: readonly string[]
  /** Those of them that staff hand out to a person who asks for all that is kept. */
  handedOut?: readonly string[]
}

const ofOrders = (db: Queryable, userId: string) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))

/** Lines of bank statements that paid one's orders. */
const ofTransfers = (db: Queryable, userId: string) =>
  db
    .select({ id: sql<number>`${payments.statementLineId}` })
    .from(payments)
    .where(and(eq(payments.userId, userId), isNotNull(payments.statementLineId)))

const ofInvoices = (db: Queryable, userId: string) =>
  db
    .select({ id: invoices.id })
    .from(invoices)
    .where(inArray(invoices.orderId, ofOrders(db, userId)))

/** Those that were matched to one's orders: whoever states something may name any address. */
const ofWithdrawals = (db: Queryable, userId: string) =>
  db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(inArray(withdrawals.orderId, ofOrders(db, userId)))

const ofComplaints = (db: Queryable, userId: string) =>
  db
    .select({ id: complaints.id })
    .from(complaints)
    .where(inArray(complaints.orderId, ofOrders(db, userId)))

const ofOpinions = (db: Queryable, userId: string) =>
  db.select({ id: opinions.id }).from(opinions).where(eq(opinions.userId, userId))

const ofReturns = (db: Queryable, userId: string) =>
  db
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(inArray(orderReturns.orderId, ofOrders(db, userId)))

const BOOKS = 'accounting law: five years from the end of the year of the sale'
const PROOF = 'GDPR: proof that a consent was given, and when it ended'
const CONTRACT = 'consumer law: proof of what was agreed, for as long as claims may be made'
const ACCESS = 'GDPR: proof of who read the data and of its erasure'

/** The laws by which rows are kept, by the name that each has on the wire. */
export const keptReasons: Readonly<Record<KeptGround, string>> = {
  books: BOOKS,
  consent_proof: PROOF,
  contract: CONTRACT,
  access_log: ACCESS,
}

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
    name: 'person_cars',
    table: personCars,
    rowsOf: (_db, uid) => eq(personCars.userId, uid),
    fate: 'erased',
  },
  {
    name: 'opinion_reports',
    table: opinionReports,
    rowsOf: (db, uid) => inArray(opinionReports.opinionId, ofOpinions(db, uid)),
    fate: 'erased',
    withheld: ['reason', 'email'],
  },
  {
    name: 'opinion_changes',
    table: opinionChanges,
    rowsOf: (db, uid) => inArray(opinionChanges.opinionId, ofOpinions(db, uid)),
    fate: 'erased',
  },
  {
    name: 'opinion_photos',
    table: opinionPhotos,
    rowsOf: (db, uid) => inArray(opinionPhotos.opinionId, ofOpinions(db, uid)),
    fate: 'erased',
  },
  { name: 'opinions', table: opinions, rowsOf: (_db, uid) => eq(opinions.userId, uid), fate: 'erased' },
  {
    name: 'customer_notes',
    table: customerNotes,
    rowsOf: (_db, uid) => eq(customerNotes.userId, uid),
    fate: 'erased',
    withheld: ['text', 'writtenBy'],
    handedOut: ['text'],
  },
  {
    name: 'customer_access_log',
    table: customerAccessLog,
    rowsOf: (_db, uid) => eq(customerAccessLog.userId, uid),
    fate: 'kept',
    reason: ACCESS,
    withheld: ['who'],
  },
  {
    name: 'consents',
    table: consents,
    rowsOf: (_db, uid) => eq(consents.userId, uid),
    fate: 'kept',
    reason: PROOF,
  },
  {
    name: 'orders',
    table: orders,
    rowsOf: (_db, uid) => eq(orders.userId, uid),
    fate: 'kept',
    reason: BOOKS,
    withheld: ['heldBy', 'tags'],
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
    name: 'order_work_log',
    table: orderWorkLog,
    rowsOf: (db, uid) => inArray(orderWorkLog.orderId, ofOrders(db, uid)),
    fate: 'kept',
    reason: CONTRACT,
    withheld: ['detail', 'doneBy'],
    handedOut: ['detail'],
  },
  {
    name: 'order_corrections',
    table: orderCorrections,
    rowsOf: (db, uid) => inArray(orderCorrections.orderId, ofOrders(db, uid)),
    fate: 'kept',
    reason: CONTRACT,
    withheld: ['doneBy'],
  },
  {
    name: 'order_returns',
    table: orderReturns,
    rowsOf: (db, uid) => inArray(orderReturns.orderId, ofOrders(db, uid)),
    fate: 'kept',
    reason: BOOKS,
    withheld: ['note', 'doneBy'],
  },
  {
    name: 'order_return_lines',
    table: orderReturnLines,
    rowsOf: (db, uid) => inArray(orderReturnLines.returnId, ofReturns(db, uid)),
    fate: 'kept',
    reason: BOOKS,
  },
  {
    name: 'refunds',
    table: refunds,
    rowsOf: (db, uid) => inArray(refunds.orderId, ofOrders(db, uid)),
    fate: 'kept',
    reason: BOOKS,
    withheld: ['reason', 'askedBy'],
  },
  {
    name: 'parcels',
    table: parcels,
    rowsOf: (db, uid) => inArray(parcels.orderId, ofOrders(db, uid)),
    fate: 'kept',
    reason: CONTRACT,
  },
  {
    name: 'shipments',
    table: shipments,
    rowsOf: (db, uid) => inArray(shipments.orderId, ofOrders(db, uid)),
    fate: 'kept',
    reason: CONTRACT,
    withheld: ['askedBy'],
  },
  {
    name: 'payments',
    table: payments,
    rowsOf: (_db, uid) => eq(payments.userId, uid),
    fate: 'kept',
    reason: BOOKS,
  },
  {
    name: 'bank_statement_lines',
    table: bankStatementLines,
    rowsOf: (db, uid) => inArray(bankStatementLines.id, ofTransfers(db, uid)),
    fate: 'kept',
    reason: BOOKS,
  },
  {
    name: 'bank_line_events',
    table: bankLineEvents,
    rowsOf: (db, uid) => inArray(bankLineEvents.orderId, ofOrders(db, uid)),
    fate: 'kept',
    reason: BOOKS,
    withheld: ['note', 'who'],
  },
  {
    name: 'invoices',
    table: invoices,
    rowsOf: (db, uid) => inArray(invoices.orderId, ofOrders(db, uid)),
    fate: 'kept',
    reason: BOOKS,
  },
  {
    name: 'ksef_submissions',
    table: ksefSubmissions,
    rowsOf: (db, uid) => inArray(ksefSubmissions.invoiceId, ofInvoices(db, uid)),
    fate: 'kept',
    reason: BOOKS,
  },
  {
    name: 'mail_outbox',
    table: mailOutbox,
    rowsOf: (db, uid) => sql`(
      ${inArray(mailOutbox.orderId, ofOrders(db, uid))} or ${inArray(mailOutbox.withdrawalId, ofWithdrawals(db, uid))}
      or ${inArray(mailOutbox.complaintId, ofComplaints(db, uid))}
    )`,
    fate: 'kept',
    reason: CONTRACT,
  },
  {
    name: 'withdrawals',
    table: withdrawals,
    rowsOf: (db, uid) => inArray(withdrawals.orderId, ofOrders(db, uid)),
    fate: 'kept',
    reason: CONTRACT,
  },
  {
    name: 'withdrawal_changes',
    table: withdrawalChanges,
    rowsOf: (db, uid) => inArray(withdrawalChanges.withdrawalId, ofWithdrawals(db, uid)),
    fate: 'kept',
    reason: CONTRACT,
  },
  {
    name: 'complaints',
    table: complaints,
    rowsOf: (db, uid) => inArray(complaints.orderId, ofOrders(db, uid)),
    fate: 'kept',
    reason: CONTRACT,
  },
  {
    name: 'complaint_photos',
    table: complaintPhotos,
    rowsOf: (db, uid) => inArray(complaintPhotos.complaintId, ofComplaints(db, uid)),
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

import type { KeptGround } from '@bieznik/contract/people/customer'
import { and, eq, getTableName, inArray, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/client.ts'
import {
  bankLineEvents,
  bankReversals,
  bankStatementLines,
} from '../../platform/db/schema/bank-statements.ts'
import { cartLines } from '../../platform/db/schema/cart.ts'
import { complaintPhotos, complaints } from '../../platform/db/schema/complaints.ts'
import { consents } from '../../platform/db/schema/consents.ts'
import {
  orderCorrections,
  orderReturnLines,
  orderReturns,
  refunds,
} from '../../platform/db/schema/corrections.ts'
import { customerAccessLog, customerNotes } from '../../platform/db/schema/customers.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { ksefSubmissions } from '../../platform/db/schema/ksef-submissions.ts'
import { mailOutbox, numberIn } from '../../platform/db/schema/mail-outbox.ts'
import { opinionChanges, opinionPhotos, opinionReports, opinions } from '../../platform/db/schema/opinions.ts'
import {
  idempotencyKeys,
  orderExtras,
  orderItems,
  orders,
  orderStatusChanges,
  orderWorkLog,
  parcels,
} from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { personCars } from '../../platform/db/schema/person-cars.ts'
import { shipments } from '../../platform/db/schema/shipments.ts'
import { stockLedger } from '../../platform/db/schema/stock-ledger.ts'
import { withdrawalChanges, withdrawals } from '../../platform/db/schema/withdrawals.ts'

/** A table with rows of people: whose they are, and what becomes of them when their person leaves. */
type PersonalTable = {
  table: PgTable
  rowsOf: (db: Queryable, userId: string) => SQL
  /** Why it is kept: what the law asks for. Without a reason it is erased. */
  reason?: string
  /** Fields that another person wrote, which are in no copy. */
  withheld?: readonly string[]
  /** Those of them that staff hand out to a person who asks for all that is kept. */
  handedOut?: readonly string[]
}

type Ids = (db: Queryable, userId: string) => SQLWrapper

/** Rows that bear the id of their person. */
const own =
  (column: PgColumn): PersonalTable['rowsOf'] =>
  (_db, userId) =>
    eq(column, userId)

/** Rows that belong to others, which are of one person. */
const among =
  (column: PgColumn, ids: Ids): PersonalTable['rowsOf'] =>
  (db, userId) =>
    inArray(column, ids(db, userId))

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

/** Those that were matched to one's orders: a person who states something may name any address. */
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

const tables: readonly PersonalTable[] = [
  { table: cartLines, rowsOf: own(cartLines.userId) },
  { table: idempotencyKeys, rowsOf: own(idempotencyKeys.userId) },
  { table: personCars, rowsOf: own(personCars.userId) },
  {
    table: opinionReports,
    rowsOf: among(opinionReports.opinionId, ofOpinions),
    withheld: ['reason', 'email'],
  },
  { table: opinionChanges, rowsOf: among(opinionChanges.opinionId, ofOpinions) },
  { table: opinionPhotos, rowsOf: among(opinionPhotos.opinionId, ofOpinions) },
  { table: opinions, rowsOf: own(opinions.userId) },
  {
    table: customerNotes,
    rowsOf: own(customerNotes.userId),
    withheld: ['text', 'writtenBy'],
    handedOut: ['text'],
  },
  { table: customerAccessLog, rowsOf: own(customerAccessLog.userId), reason: ACCESS, withheld: ['who'] },
  { table: consents, rowsOf: own(consents.userId), reason: PROOF },
  { table: orders, rowsOf: own(orders.userId), reason: BOOKS, withheld: ['heldBy', 'tags'] },
  { table: orderExtras, rowsOf: among(orderExtras.orderId, ofOrders), reason: BOOKS },
  { table: orderItems, rowsOf: among(orderItems.orderId, ofOrders), reason: BOOKS },
  { table: orderStatusChanges, rowsOf: among(orderStatusChanges.orderId, ofOrders), reason: CONTRACT },
  {
    table: orderWorkLog,
    rowsOf: among(orderWorkLog.orderId, ofOrders),
    reason: CONTRACT,
    withheld: ['detail', 'doneBy'],
    handedOut: ['detail'],
  },
  {
    table: orderCorrections,
    rowsOf: among(orderCorrections.orderId, ofOrders),
    reason: CONTRACT,
    withheld: ['doneBy'],
  },
  {
    table: orderReturns,
    rowsOf: among(orderReturns.orderId, ofOrders),
    reason: BOOKS,
    withheld: ['note', 'doneBy'],
  },
  { table: orderReturnLines, rowsOf: among(orderReturnLines.returnId, ofReturns), reason: BOOKS },
  {
    table: refunds,
    rowsOf: among(refunds.orderId, ofOrders),
    reason: BOOKS,
    withheld: ['reason', 'askedBy'],
  },
  { table: parcels, rowsOf: among(parcels.orderId, ofOrders), reason: CONTRACT },
  {
    table: shipments,
    rowsOf: among(shipments.orderId, ofOrders),
    reason: CONTRACT,
    withheld: ['askedBy'],
  },
  { table: payments, rowsOf: own(payments.userId), reason: BOOKS },
  { table: bankStatementLines, rowsOf: among(bankStatementLines.id, ofTransfers), reason: BOOKS },
  {
    table: bankReversals,
    rowsOf: among(bankReversals.lineId, ofTransfers),
    reason: BOOKS,
    withheld: ['settledBy'],
  },
  {
    table: bankLineEvents,
    rowsOf: among(bankLineEvents.orderId, ofOrders),
    reason: BOOKS,
    withheld: ['note', 'who'],
  },
  { table: invoices, rowsOf: among(invoices.orderId, ofOrders), reason: BOOKS },
  { table: ksefSubmissions, rowsOf: among(ksefSubmissions.invoiceId, ofInvoices), reason: BOOKS },
  {
    table: mailOutbox,
    rowsOf: (db, uid) => sql`(
      ${inArray(numberIn('orderId'), ofOrders(db, uid))} or ${inArray(numberIn('withdrawalId'), ofWithdrawals(db, uid))}
      or ${inArray(numberIn('complaintId'), ofComplaints(db, uid))}
    )`,
    reason: CONTRACT,
  },
  { table: withdrawals, rowsOf: among(withdrawals.orderId, ofOrders), reason: CONTRACT },
  {
    table: withdrawalChanges,
    rowsOf: among(withdrawalChanges.withdrawalId, ofWithdrawals),
    reason: CONTRACT,
  },
  { table: complaints, rowsOf: among(complaints.orderId, ofOrders), reason: CONTRACT },
  { table: complaintPhotos, rowsOf: among(complaintPhotos.complaintId, ofComplaints), reason: CONTRACT },
  { table: stockLedger, rowsOf: own(stockLedger.who), reason: BOOKS },
]

/**
 * Every table that knows people, in the order in which they are erased. A copy of somebody's data and its erasure walk
 * this list; a column of the database that is neither in one of these tables nor named as no person's fails a test.
 */
export const personalTables = tables.map((each) => ({ name: getTableName(each.table), ...each }))

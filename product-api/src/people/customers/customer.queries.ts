import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import { LISTED_OF_CUSTOMER, type Customer } from '@bieznik/contract/people/customer'
import { grosze } from '@bieznik/contract/money/money'
import { withdrawalNumber } from '@bieznik/contract/care/withdrawal-status'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../platform/db/client.ts'
import { complaints } from '../../platform/db/schema/complaints.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { consents } from '../../platform/db/schema/consents.ts'
import { customerAccessLog, customerNotes } from '../../platform/db/schema/customers.ts'
import { opinions } from '../../platform/db/schema/opinions.ts'
import { orderItems, orders, orderWorkLog } from '../../platform/db/schema/orders.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { withdrawals } from '../../platform/db/schema/withdrawals.ts'
import { together } from '../../platform/db/together.ts'
import { listAlike } from './alike.queries.ts'

const iso = (moment: Date): string => moment.toISOString()
const idsOfOrders = (db: Queryable, uid: string) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.userId, uid))

async function getContact(db: Queryable, uid: string): Promise<Customer['contact']> {
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, uid))
    .orderBy(desc(orders.orderDate), desc(orders.id))
    .limit(1)
  if (!order) return null
  const { name, email, phone, taxId, buyerAddress, buyerPostCode, buyerCity, buyerCountry } = order
  const address = `${buyerAddress}, ${buyerPostCode} ${buyerCity}, ${buyerCountry}`
  return { name, email, phone, taxId, address, lastOrderAt: iso(order.orderDate) }
}

async function listOrders(db: Queryable, uid: string): Promise<Customer['orders']> {
  const total = sql`coalesce(sum(${orderItems.price}::bigint * ${orderItems.quantity}), 0)`.mapWith(Number)
  const { id, orderDate, status, typeOfPayment } = orders
  const rows = await db
    .select({ id, orderDate, status, typeOfPayment, total })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, id))
    .where(eq(orders.userId, uid))
    .groupBy(id)
    .orderBy(desc(orders.orderDate), desc(orders.id))
    .limit(LISTED_OF_CUSTOMER)
  return rows.map((row) => ({ ...row, orderDate: iso(row.orderDate), total: grosze(row.total) }))
}

async function listPayments(db: Queryable, uid: string): Promise<Customer['payments']> {
  const { id, provider, state, amount, orderId, createdAt } = payments
  const rows = await db
    .select({ id, provider, state, amount, orderId, createdAt })
    .from(payments)
    .where(eq(payments.userId, uid))
    .orderBy(desc(payments.createdAt))
    .limit(LISTED_OF_CUSTOMER)
  return rows.map((row) => ({ ...row, createdAt: iso(row.createdAt) }))
}

async function listWithdrawals(db: Queryable, uid: string): Promise<Customer['withdrawals']> {
  const { id, orderId, status, receivedAt } = withdrawals
  const rows = await db
    .select({ id, orderId, status, receivedAt })
    .from(withdrawals)
    .where(inArray(orderId, idsOfOrders(db, uid)))
    .orderBy(desc(id))
    .limit(LISTED_OF_CUSTOMER)
  return rows.map((row) => ({
    ...row,
    number: withdrawalNumber(row.id),
    receivedAt: iso(row.receivedAt),
  }))
}

async function listComplaints(db: Queryable, uid: string): Promise<Customer['complaints']> {
  const { id, orderId, decision, receivedAt } = complaints
  const rows = await db
    .select({ id, orderId, decision, receivedAt })
    .from(complaints)
    .where(inArray(orderId, idsOfOrders(db, uid)))
    .orderBy(desc(id))
    .limit(LISTED_OF_CUSTOMER)
  return rows.map(({ decision: decided, ...row }) => ({
    ...row,
    number: complaintNumber(row.id),
    isAnswered: decided !== null,
    receivedAt: iso(row.receivedAt),
  }))
}

async function listOpinions(db: Queryable, uid: string): Promise<Customer['opinions']> {
  const { id, productId, rating, text, writtenAt } = opinions
  const isHidden = sql<boolean>`${opinions.hiddenReason} is not null`
  const rows = await db
    .select({ id, productId, title: products.title, rating, text, writtenAt, isHidden })
    .from(opinions)
    .innerJoin(products, eq(products.id, productId))
    .where(eq(opinions.userId, uid))
    .orderBy(desc(id))
    .limit(LISTED_OF_CUSTOMER)
  return rows.map((row) => ({ ...row, writtenAt: iso(row.writtenAt) }))
}

async function listConsents(db: Queryable, uid: string): Promise<Customer['consents']> {
  const { id, kind, email, givenAs, givenAt, withdrawnAt } = consents
  const rows = await db
    .select({ id, kind, email, givenAs, givenAt, withdrawnAt })
    .from(consents)
    .where(eq(consents.userId, uid))
    .orderBy(desc(id))
    .limit(LISTED_OF_CUSTOMER)
  return rows.map((row) => ({
    ...row,
    givenAt: iso(row.givenAt),
    withdrawnAt: row.withdrawnAt && iso(row.withdrawnAt),
  }))
}

/** Those on the person and those on their orders, the newest first. */
async function listNotes(db: Queryable, uid: string): Promise<Customer['notes']> {
  const [own, onOrders] = await together([
    db
      .select()
      .from(customerNotes)
      .where(eq(customerNotes.userId, uid))
      .orderBy(desc(customerNotes.id))
      .limit(LISTED_OF_CUSTOMER),
    db
      .select()
      .from(orderWorkLog)
      .where(and(eq(orderWorkLog.kind, 'note'), inArray(orderWorkLog.orderId, idsOfOrders(db, uid))))
      .orderBy(desc(orderWorkLog.id))
      .limit(LISTED_OF_CUSTOMER),
  ])
  const notes = [
    ...own.map(({ id, text, writtenBy, writtenAt }) => ({
      id: `note-${id}`,
      orderId: null,
      text,
      writtenBy,
      writtenAt: iso(writtenAt),
    })),
    ...onOrders.map(({ id, orderId, detail, doneBy, doneAt }) => ({
      id: `order-note-${id}`,
      orderId,
      text: detail ?? '',
      writtenBy: doneBy,
      writtenAt: iso(doneAt),
    })),
  ]
  return notes.toSorted((a, b) => b.writtenAt.localeCompare(a.writtenAt)).slice(0, LISTED_OF_CUSTOMER)
}

async function listAccess(db: Queryable, uid: string): Promise<Customer['access']> {
  const { id, event, who, at } = customerAccessLog
  const rows = await db
    .select({ id, event, who, at })
    .from(customerAccessLog)
    .where(eq(customerAccessLog.userId, uid))
    .orderBy(desc(id))
    .limit(LISTED_OF_CUSTOMER)
  return rows.map((row) => ({ ...row, at: iso(row.at) }))
}

/**
 * All that the shop has of a person; of one of whom it has nothing, nothing. So many lists are one connection's work, which then shows
 * them as of one moment: on the pool each would take, or open, a connection of its own.
 */
export function getCustomer(db: Database, uid: string): Promise<Customer> {
  return db.transaction((tx) => readCustomer(tx, uid), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

async function readCustomer(tx: Transaction, uid: string): Promise<Customer> {
  const [contact, ordered, paid, withdrawn, complained, written, consented, notes, access, alike] =
    await together([
      getContact(tx, uid),
      listOrders(tx, uid),
      listPayments(tx, uid),
      listWithdrawals(tx, uid),
      listComplaints(tx, uid),
      listOpinions(tx, uid),
      listConsents(tx, uid),
      listNotes(tx, uid),
      listAccess(tx, uid),
      listAlike(tx, uid),
    ])
  return {
    uid,
    contact,
    orders: ordered,
    payments: paid,
    withdrawals: withdrawn,
    complaints: complained,
    opinions: written,
    consents: consented,
    notes,
    access,
    alike,
  }
}

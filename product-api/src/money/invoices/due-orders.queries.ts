import { PICKUP_METHOD } from '@bieznik/contract/selling/order'
import { UNDO_SECONDS } from '@bieznik/contract/selling/order-status'
import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { midnight } from '../../platform/db/warsaw-day.ts'
import { handledFailures, invoiceFailures } from '../../platform/db/schema/handled-failures.ts'
import { invoices } from '../../platform/db/schema/invoices.ts'
import { orders, orderStatusChanges } from '../../platform/db/schema/orders.ts'
import { growingDelay } from '../../platform/mail/backoff.ts'
import type { InvoiceSettings } from './invoice-settings.ts'

/** Beyond the time in which a change of status can be undone. */
const SETTLED_AFTER_S = UNDO_SECONDS + 5
/** An order that was placed longer ago is left to staff. */
const UNTIL_DAYS = 120
/** Orders looked at in one run. */
const AT_ONCE = 100
/** Between tries of an order whose invoice could not be issued. */
const RETRY = { firstMs: 60_000, factor: 4, limitMs: 6 * 3_600_000 }

export type AutomaticInvoices = {
  /** Orders that were placed from this day on; not set: only staff issue invoices. */
  from: string | undefined
  settings: Pick<InvoiceSettings, 'prepaid'>
}

/** What is ready to be fetched has not left yet. */
const hasLeft = and(
  inArray(orders.status, ['Sent', 'Delivered']),
  or(eq(orders.status, 'Delivered'), ne(orders.typeOfDelivery, PICKUP_METHOD)),
)
const isPaid = and(ne(orders.status, 'Canceled'), eq(orders.isPaid, true))

const isInvoiced = sql`exists (select from ${invoices} where ${eq(invoices.orderId, orders.id)})`
const hasJustChanged = sql`exists (select from ${orderStatusChanges} where ${and(
  eq(orderStatusChanges.orderId, orders.id),
  gt(orderStatusChanges.changedAt, sql`now() - make_interval(secs => ${SETTLED_AFTER_S})`),
)})`

/** Of orders: an invoice is asked for and not issued, and its goods have left, or it is paid before that. */
export const isToBeInvoiced = ({ prepaid }: Pick<InvoiceSettings, 'prepaid'>): SQL | undefined =>
  and(
    prepaid === 'advance' ? or(hasLeft, isPaid) : hasLeft,
    or(eq(orders.documentKind, 'invoice'), eq(orders.customerType, 'company')),
    sql`not ${isInvoiced}`,
    sql`not ${hasJustChanged}`,
  )

/** Of orders: the shop issues its invoice by itself, if it was placed from that day on. */
export function isDueForInvoice({ from, settings }: AutomaticInvoices): SQL | undefined {
  if (from === undefined) return sql`false`
  return and(
    isToBeInvoiced(settings),
    gte(orders.orderDate, midnight(from)),
    gte(orders.orderDate, sql`now() - make_interval(days => ${UNTIL_DAYS})`),
    lt(orders.orderDate, sql`now()`),
  )
}

const isHandled = sql`exists (
  select from ${handledFailures} as handled where handled.kind = 'invoice' and handled.subject = ${orders.id}::text
)`

/** The orders that are to be invoiced now: those that have never failed first, then the oldest. */
export async function listDueOrders(db: Database, automatic: AutomaticInvoices): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(invoiceFailures, eq(invoiceFailures.orderId, orders.id))
    .where(
      and(
        isDueForInvoice(automatic),
        or(
          isNull(invoiceFailures.orderId),
          and(lte(invoiceFailures.dueAt, sql`now()`), sql`not ${isHandled}`),
        ),
      ),
    )
    .orderBy(sql`${invoiceFailures.dueAt} nulls first`, asc(orders.id))
    .limit(AT_ONCE)
  return rows.map(({ id }) => id)
}

/** Puts the next try off, longer each time. @param failure a code, nothing personal */
export async function noteFailure(db: Database, orderId: number, failure: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [earlier] = await tx
      .select({ tries: invoiceFailures.tries })
      .from(invoiceFailures)
      .where(eq(invoiceFailures.orderId, orderId))
    const tries = (earlier?.tries ?? 0) + 1
    const values = { failure, tries, dueAt: new Date(Date.now() + growingDelay(RETRY, tries)) }
    await tx
      .insert(invoiceFailures)
      .values({ orderId, ...values })
      .onConflictDoUpdate({ target: invoiceFailures.orderId, set: values })
  })
}

export async function deleteFailure(db: Database, orderId: number): Promise<void> {
  await db.delete(invoiceFailures).where(eq(invoiceFailures.orderId, orderId))
}

import { PICKUP_METHOD } from '@bieznik/contract/order'
import { UNDO_SECONDS } from '@bieznik/contract/order-status'
import { and, asc, eq, gte, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'
import { invoices } from '../db/schema/invoices.ts'
import { orders, orderStatusChanges } from '../db/schema/orders.ts'
import { ProblemError } from '../http/problem-error.ts'
import { startPeriodicJob, type PeriodicJob } from '../periodic-job.ts'
import type { InvoiceSettings } from './invoice-settings.ts'
import { issueInvoice, type Issuer } from './issue-invoice.ts'

const POLL_MS = 60_000
/** Beyond the time in which a change of status can be undone. */
const SETTLED_AFTER_S = UNDO_SECONDS + 5
/** An order that was placed longer ago is left to staff. */
const UNTIL_DAYS = 120
/** Orders looked at in one run. */
const AT_ONCE = 100

/** What is ready to be fetched has not left yet. */
const hasLeft = and(
  inArray(orders.status, ['Sent', 'Delivered']),
  or(eq(orders.status, 'Delivered'), ne(orders.typeOfDelivery, PICKUP_METHOD)),
)
const isPaid = and(ne(orders.status, 'Canceled'), eq(orders.isPaid, true))

/** Orders that are to be invoiced and whose goods have left, or which are paid before that, placed from that day on; the oldest first. */
async function listDueOrders(db: Database, from: string, { prepaid }: InvoiceSettings): Promise<number[]> {
  const invoiced = db.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orders.id))
  const justChanged = db
    .select({ id: orderStatusChanges.id })
    .from(orderStatusChanges)
    .where(
      and(
        eq(orderStatusChanges.orderId, orders.id),
        sql`${orderStatusChanges.changedAt} > now() - make_interval(secs => ${SETTLED_AFTER_S})`,
      ),
    )
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        prepaid === 'advance' ? or(hasLeft, isPaid) : hasLeft,
        or(eq(orders.documentKind, 'invoice'), eq(orders.customerType, 'company')),
        gte(orders.orderDate, sql`${from}::date at time zone 'Europe/Warsaw'`),
        gte(orders.orderDate, sql`now() - make_interval(days => ${UNTIL_DAYS})`),
        lt(orders.orderDate, sql`now()`),
        notExists(invoiced),
        notExists(justChanged),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(AT_ONCE)
  return rows.map(({ id }) => id)
}

interface Deps extends Issuer {
  /** Orders that were placed from this day on; not set: only staff issue invoices. */
  from: string | undefined
  mailQueued: () => void
  logger: Pick<Logger, 'error' | 'info'>
}

/** Issues what is due, each in its own transaction: one that fails holds no other back, and is tried again. Returns how many were issued. */
export async function issueDueInvoices({
  from,
  logger,
  ...issuer
}: Omit<Deps, 'mailQueued'>): Promise<number> {
  if (from === undefined) return 0
  let issued = 0
  for (const orderId of await listDueOrders(issuer.db, from, issuer.settings)) {
    try {
      await issueInvoice(issuer, { orderId, who: null, now: new Date() })
      issued += 1
    } catch (error) {
      // Another process was first.
      if (error instanceof ProblemError && error.code === 'changed_meanwhile') continue
      logger.error({ err: error, orderId }, 'invoices: an invoice could not be issued')
    }
  }
  return issued
}

/** Any number of processes may do so over one database. */
export function startIssuing({ mailQueued, ...deps }: Deps): PeriodicJob {
  const { from, logger } = deps
  if (from === undefined) {
    logger.info('INVOICES_FROM is not set: invoices are issued by staff alone')
    return { stop: async () => undefined }
  }
  return startPeriodicJob({
    name: 'invoices: issuing',
    everyMs: POLL_MS,
    logger,
    run: async () => {
      if ((await issueDueInvoices(deps)) > 0) mailQueued()
    },
  })
}

import { and, eq, gt, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { products } from '../db/schema/catalogue.ts'
import { refunds } from '../db/schema/corrections.ts'
import { dispatchOrders } from '../db/schema/dispatch-orders.ts'
import { invoiceFailures } from '../db/schema/handled-failures.ts'
import { invoices } from '../db/schema/invoices.ts'
import { ksefSubmissions } from '../db/schema/ksef-submissions.ts'
import { mailOutbox } from '../db/schema/mail-outbox.ts'
import { isUnsent } from '../mail/outbox.queries.ts'
import { orders, orderStatusChanges } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import { reductions } from '../db/schema/prices.ts'
import { shipments } from '../db/schema/shipments.ts'
import { stockLedger } from '../db/schema/stock-ledger.ts'
import { supplierFeeds } from '../db/schema/supplier-feeds.ts'
import { stockNotices } from '../db/schema/stock-notices.ts'
import { ksefQueue } from '../../money/invoices/ksef/submissions.queries.ts'
import { paymentQueue } from '../../money/payments/reconcile-queue.queries.ts'
import { refundQueue } from '../../money/refunds/ask-for-refund.ts'
import { dispatchQueue } from '../../selling/carriers/follow-dispatch-orders.ts'
import { shipmentQueue } from '../../selling/carriers/follow-shipments.ts'
import { givenUp } from '../failures/given-up.ts'
import { isDueForInvoice, type AutomaticInvoices } from '../../money/invoices/due-orders.queries.ts'
import { isReductionDue } from '../../catalogue/reductions/reductions.queries.ts'

/** Work that is done by and by, as the rows of a table. Put off is not late: what counts is when the next step is due. */
export type Queue = {
  name: string
  table: PgTable
  /** What the conditions need beside the table. */
  joined?: SQL
  isWaiting: SQL | undefined
  /** Since when one waits; null: it has its time. */
  since: SQL
  /** When the next step is due. */
  due: SQL
  isGivenUp?: SQL | undefined
}

const issuedAt = sql`(select ${invoices.issuedAt} from ${invoices} where ${invoices.id} = ${ksefSubmissions.invoiceId})`
const lastArrival = sql`(select max(${stockLedger.at}) from ${stockLedger} where ${stockLedger.productId} = ${stockNotices.productId} and ${gt(stockLedger.change, 0)})`
const inStockSince = sql`greatest(${stockNotices.askedAt}, ${lastArrival})`
const nextPriceChange = sql`case when ${reductions.startedAt} is null then ${reductions.startsAt} else ${reductions.endsAt} end`

const queues: readonly Queue[] = [
  {
    name: 'mails',
    table: mailOutbox,
    isWaiting: isUnsent,
    since: sql`${mailOutbox.createdAt}`,
    due: sql`${mailOutbox.dueAt}`,
    isGivenUp: givenUp.mail,
  },
  {
    name: 'ksef',
    ...ksefQueue.work,
    since: sql`coalesce(${ksefSubmissions.acceptedAt}, ${issuedAt})`,
    isGivenUp: givenUp.ksef,
  },
  {
    name: 'refunds',
    ...refundQueue.work,
    joined: sql`join ${payments} on ${payments.id} = ${refunds.paymentId}`,
    since: sql`${refunds.askedAt}`,
    isGivenUp: givenUp.refund,
  },
  {
    name: 'payments',
    ...paymentQueue.work,
    since: sql`${payments.createdAt}`,
    isGivenUp: eq(payments.state, 'disputed'),
  },
  {
    name: 'shipments',
    ...shipmentQueue.work,
    since: sql`case when ${shipments.state} in ('asked', 'preparing') then ${shipments.askedAt} end`,
    due: sql`greatest(${shipments.dueAt}, ${shipments.leasedUntil})`,
    isGivenUp: givenUp.shipment,
  },
  {
    name: 'couriers',
    ...dispatchQueue.work,
    since: sql`case when ${dispatchOrders.state} = 'asked' then ${dispatchOrders.askedAt} end`,
    isGivenUp: givenUp.courier,
  },
  {
    name: 'stock_notices',
    table: stockNotices,
    joined: sql`join ${products} on ${products.id} = ${stockNotices.productId}`,
    isWaiting: and(gt(products.quantityInStock, 0), eq(products.inArchive, false)),
    since: inStockSince,
    due: inStockSince,
  },
  {
    name: 'reductions',
    table: reductions,
    isWaiting: isReductionDue(sql`now()`),
    since: nextPriceChange,
    due: nextPriceChange,
  },
  {
    name: 'supplier_lists',
    table: supplierFeeds,
    isWaiting: lte(supplierFeeds.nextRunAt, sql`now()`),
    since: sql`${supplierFeeds.nextRunAt}`,
    due: sql`${supplierFeeds.nextRunAt}`,
  },
]

const lastChange = sql`(select max(${orderStatusChanges.changedAt}) from ${orderStatusChanges} where ${orderStatusChanges.orderId} = ${orders.id})`
const lastPaid = sql`(select max(${payments.capturedAt}) from ${payments} where ${payments.orderId} = ${orders.id})`

/** Of orders with their failures: a failure waits for staff, and is tried again meanwhile. */
const invoiceQueue = (automatic: AutomaticInvoices): Queue => ({
  name: 'invoices',
  table: orders,
  joined: sql`left join ${invoiceFailures} on ${invoiceFailures.orderId} = ${orders.id}`,
  isWaiting: and(isNull(invoiceFailures.orderId), isDueForInvoice(automatic)),
  since: sql`greatest(${orders.orderDate}, ${lastChange}, ${lastPaid})`,
  due: sql`greatest(${orders.orderDate}, ${lastChange}, ${lastPaid})`,
  isGivenUp: and(isNotNull(invoiceFailures.orderId), givenUp.invoice),
})

export const queuesOf = (automatic: AutomaticInvoices): Queue[] => [...queues, invoiceQueue(automatic)]

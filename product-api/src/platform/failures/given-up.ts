import type { FailureKind } from '@bieznik/contract/platform/failure'
import { and, eq, inArray, isNotNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { refunds } from '../db/schema/corrections.ts'
import { dispatchOrders } from '../db/schema/dispatch-orders.ts'
import { handledFailures, invoiceFailures } from '../db/schema/handled-failures.ts'
import { invoices } from '../db/schema/invoices.ts'
import { ksefSubmissions } from '../db/schema/ksef-submissions.ts'
import { mailOutbox } from '../db/schema/mail-outbox.ts'
import { payments } from '../db/schema/payments.ts'
import { shipments } from '../db/schema/shipments.ts'

/** How long a provider may take before its work counts as stuck. */
const REFUNDED_WITHIN_HOURS = 24

/** Nothing of the payment was asked to go back since. */
const isNewestRefund = sql`not exists (
  select from ${refunds} as later
  where later.payment_id = ${refunds.paymentId} and later.asked_at > ${refunds.askedAt} and later.state <> 'rejected'
)`

/** Of refunds with their payments: the provider has refused, puts it off, or has not responded for a day. */
export const isFailedRefund = or(
  and(
    eq(refunds.state, 'asked'),
    or(
      isNotNull(refunds.problem),
      sql`${refunds.askedAt} < now() - make_interval(hours => ${sql.raw(String(REFUNDED_WITHIN_HOURS))})`,
    ),
  ),
  and(eq(refunds.state, 'rejected'), inArray(payments.state, ['captured', 'disputed']), isNewestRefund),
)

/** Staff have asked for another shipment of the order since, so the refused one counts as handled. */
const hasNoLaterShipment = sql`not exists (
  select from ${shipments} as later
  where later.order_id = ${shipments.orderId} and later.id > ${shipments.id} and later.state not in ('refused', 'canceled')
)`

/** Of one that was refused again the newest stands for all. */
const hasNoLaterCourier = sql`not exists (
  select from ${dispatchOrders} as later
  where later.carrier = ${dispatchOrders.carrier} and later.id > ${dispatchOrders.id}
)`

const isNotInvoiced = sql`not exists (select from ${invoices} as issued where issued.order_id = ${invoiceFailures.orderId})`

const isOpen = (kind: FailureKind, subject: SQLWrapper): SQL => sql`not exists (
  select from ${handledFailures} as handled where handled.kind = ${kind} and handled.subject = ${subject}::text
)`

/** What was given up and is not handled yet, by kind: a condition on the table of the kind. */
export const givenUp: Record<FailureKind, SQL | undefined> = {
  mail: and(isNotNull(mailOutbox.setAsideAt), isOpen('mail', mailOutbox.id)),
  ksef: and(
    inArray(ksefSubmissions.state, ['refused', 'number_taken']),
    isOpen('ksef', ksefSubmissions.invoiceId),
  ),
  refund: and(isFailedRefund, isOpen('refund', refunds.id)),
  shipment: and(eq(shipments.state, 'refused'), hasNoLaterShipment, isOpen('shipment', shipments.id)),
  courier: and(eq(dispatchOrders.state, 'refused'), hasNoLaterCourier, isOpen('courier', dispatchOrders.id)),
  invoice: and(isNotInvoiced, isOpen('invoice', invoiceFailures.orderId)),
}

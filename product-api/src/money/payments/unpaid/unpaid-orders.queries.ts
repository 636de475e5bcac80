import { addDays, dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { awaitedMethods } from '@bieznik/contract/money/payment-providers'
import {
  and,
  arrayContains,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/client.ts'
import { bankStatementLines } from '../../../platform/db/schema/bank-statements.ts'
import { orders } from '../../../platform/db/schema/orders.ts'
import { payments } from '../../../platform/db/schema/payments.ts'
import { dueOfOrder } from '../../../selling/orders/order-money.ts'

/** So many days before its end an order's buyer is reminded, and not later than so many before it is canceled. */
export const REMINDER_DAYS = 2
/** Money at Przelewy24 is waited for after the buyer has set out to pay; longer than the provider is asked about it. */
const OPEN_TRY_DAYS = 5

/** Work on it has not begun, and something is due. */
export const isUnpaid: SQL | undefined = and(
  eq(orders.status, 'Pending'),
  inArray(orders.typeOfPayment, [...awaitedMethods]),
  gt(dueOfOrder, 0),
)

const ofOrder = (db: Queryable, condition: SQL | undefined) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), condition))

/** Money came in, in part or otherwise than asked for, or is on its way back: a person decides. */
const hasMoney = (db: Queryable) => exists(ofOrder(db, inArray(payments.state, ['captured', 'disputed'])))

/** The buyer set out to pay, and may be paying. */
const isBeingPaid = (db: Queryable, now: Date) =>
  exists(
    ofOrder(
      db,
      and(
        inArray(payments.state, ['created', 'refused']),
        isNotNull(payments.nextLookAt),
        gt(
          payments.createdAt,
          sql`${now.toISOString()}::timestamptz - make_interval(days => ${OPEN_TRY_DAYS})`,
        ),
      ),
    ),
  )

/** A line of a bank statement that is not decided on may be its money: it names the order, or has its amount. */
const isOnStatement = (db: Queryable) =>
  exists(
    db
      .select({ id: bankStatementLines.id })
      .from(bankStatementLines)
      .where(
        and(
          isNull(bankStatementLines.settledAt),
          or(
            arrayContains(bankStatementLines.orderRefs, sql`array[${orders.id}]`),
            sql`${bankStatementLines.amount} = ${dueOfOrder}`,
          ),
        ),
      ),
  )

/** Money came in, is coming, or may have: an order like this is left to a person. */
const isHeld = (db: Queryable, now: Date): SQL | undefined =>
  or(hasMoney(db), isBeingPaid(db, now), isOnStatement(db))

/** Unpaid orders whose time for paying is over for so many days, that were reminded, and for which no money may be on its way. */
export function isOver(db: Queryable, { now, graceDays }: { now: Date; graceDays: number }): SQL | undefined {
  const reminded = sql`${now.toISOString()}::timestamptz - make_interval(days => ${REMINDER_DAYS})`
  return and(
    isUnpaid,
    lt(orders.paidUntil, addDays(dayInWarsaw(now), -graceDays)),
    lte(orders.paymentRemindedAt, reminded),
    sql`not (${isHeld(db, now)})`,
  )
}

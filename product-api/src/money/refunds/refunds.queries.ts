import { addMoney, grosze, type Grosze } from '@bieznik/contract/money/money'
import { netValueOf, owedOf } from '@bieznik/contract/selling/order-money'
import type { OrderReturns, Refund } from '@bieznik/contract/money/refund'
import type { OrderDetail } from '@bieznik/contract/selling/order'
import type { PaymentProviderName } from '@bieznik/contract/money/payment-providers'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { bankStatementLines } from '../../platform/db/schema/bank-statements.ts'
import { complaints } from '../../platform/db/schema/complaints.ts'
import { orderCorrections, refunds } from '../../platform/db/schema/corrections.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { withdrawals } from '../../platform/db/schema/withdrawals.ts'
import { together } from '../../platform/db/together.ts'
import { listGoodsReturns } from './goods-returns.queries.ts'
import { statedPieces } from './stated-pieces.ts'

type RefundRow = typeof refunds.$inferSelect

/** @param provider of its payment */
export function toRefund(row: RefundRow, provider: PaymentProviderName | null): Refund {
  const { id, amount, reason, state, problem, withdrawalId, complaintId, askedBy, askedAt } = row
  return {
    id,
    amount,
    reason,
    state,
    problem,
    provider,
    withdrawalId,
    complaintId,
    askedBy,
    askedAt: askedAt.toISOString(),
  }
}

async function listRefunds(db: Queryable, orderId: number): Promise<Refund[]> {
  const rows = await db
    .select({ refund: refunds, provider: payments.provider })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.askedAt), asc(refunds.id))
  return rows.map(({ refund, provider }) => toRefund(refund, provider))
}

/** What was taken at the delivery: what the order came to then, whatever was corrected since. */
async function receivedAtDelivery(db: Queryable, order: OrderDetail): Promise<Grosze> {
  const { id, status, total, deliveredAt } = order
  if (status !== 'Delivered') return grosze(0)
  if (deliveredAt === null) return total
  const [since] = await db
    .select({
      lowered:
        sql`coalesce(sum(${orderCorrections.totalBefore} - ${orderCorrections.totalAfter}), 0)`.mapWith(
          Number,
        ),
    })
    .from(orderCorrections)
    .where(and(eq(orderCorrections.orderId, id), gt(orderCorrections.doneAt, new Date(deliveredAt))))
  return grosze(total + (since?.lowered ?? 0))
}

type Money = Pick<OrderReturns, 'refundable' | 'refunded' | 'owed' | 'way'>

/**
 * What came in for an order and what of it can go back. A buyer who paid at the delivery has paid all of it then, and no provider can
 * send it back: staff do.
 */
async function moneyOf(db: Queryable, order: OrderDetail, made: readonly Refund[]): Promise<Money> {
  const counted = made.filter(({ state }) => state !== 'rejected')
  const refunded = addMoney(...counted.map(({ amount }) => amount))
  const hasPayments = order.payments.some(({ capturedAt }) => capturedAt !== null)
  const isPaidByHand = !hasPayments && order.typeOfPayment === 'payment_at_delivery'
  if (!isPaidByHand)
    return {
      refundable: grosze(order.paid - (order.refunded ?? 0)),
      refunded,
      owed: owedOf(order),
      way: order.typeOfPayment === 'transfer' ? 'by_transfer' : 'provider',
    }
  const received = await receivedAtDelivery(db, order)
  const refundable = grosze(Math.max(0, received - refunded))
  return {
    refundable,
    refunded,
    owed: grosze(Math.max(0, refundable - netValueOf(order))),
    way: 'by_hand',
  }
}

type Stated = Pick<typeof withdrawals.$inferSelect, 'id' | 'lines'>
type Sent = { made: readonly Refund[]; refundable: Grosze }

/** What went back, or is on its way, for a case. */
const sentFor = (made: readonly Refund[], isOwn: (refund: Refund) => boolean): number =>
  made.filter((each) => each.state !== 'rejected' && isOwn(each)).reduce((sum, { amount }) => sum + amount, 0)

/** What a withdrawal owes, as far as its lines can be found in the order; null: a person has to read it. */
function owedBy({ id, lines }: Stated, order: OrderDetail, { made, refundable }: Sent): Grosze | null {
  if (lines === null) return refundable
  const owed = statedPieces(lines, order)?.reduce((sum, { item, count }) => sum + item.price * count, 0)
  if (owed === undefined) return null
  const left = owed - sentFor(made, ({ withdrawalId }) => withdrawalId === id)
  return grosze(Math.min(Math.max(0, left), refundable))
}

/** What is left of a reduction of the price; null: there is none. */
function owedOn(id: number, reduction: Grosze | null, made: readonly Refund[]): Grosze | null {
  if (reduction === null) return null
  return grosze(Math.max(0, reduction - sentFor(made, ({ complaintId }) => complaintId === id)))
}

/** The money and the goods of an order that go back. */
export async function getOrderReturns(db: Queryable, order: OrderDetail): Promise<OrderReturns> {
  const [made, goods, stated, complained, payers] = await together([
    listRefunds(db, order.id),
    listGoodsReturns(db, order.id),
    listStated(db, order.id),
    db
      .select({ id: complaints.id, reduction: complaints.reduction })
      .from(complaints)
      .where(eq(complaints.orderId, order.id))
      .orderBy(asc(complaints.id)),
    listPayers(db, order.id),
  ])
  const money = await moneyOf(db, order, made)
  return {
    ...money,
    refunds: made,
    returns: goods,
    withdrawals: stated.map((each) => ({
      ...each,
      owed: owedBy(each, order, { made, refundable: money.refundable }),
    })),
    complaints: complained.map(({ id, reduction }) => ({ id, owed: owedOn(id, reduction, made) })),
    payers,
  }
}

const listStated = (db: Queryable, orderId: number) =>
  db
    .select({
      id: withdrawals.id,
      status: withdrawals.status,
      refundDue: withdrawals.refundDue,
      lines: withdrawals.lines,
      account: withdrawals.account,
    })
    .from(withdrawals)
    .where(eq(withdrawals.orderId, orderId))
    .orderBy(asc(withdrawals.id))

/** Of transfers whose bank says where they came from. */
const listPayers = (db: Queryable, orderId: number) =>
  db
    .selectDistinct({ name: bankStatementLines.payer, account: bankStatementLines.payerAccount })
    .from(payments)
    .innerJoin(bankStatementLines, eq(bankStatementLines.id, payments.statementLineId))
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.state, 'captured'),
        ne(bankStatementLines.payerAccount, ''),
      ),
    )

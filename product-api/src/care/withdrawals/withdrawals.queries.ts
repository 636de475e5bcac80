import { dayInWarsaw, daysBetween } from '@bieznik/contract/platform/calendar-day'
import type { Withdrawal, WithdrawalDetail } from '@bieznik/contract/care/withdrawal'
import { isInTime, lastWithdrawalDay } from '@bieznik/contract/care/withdrawal-period'
import {
  isSettled,
  settledStatuses,
  withdrawalNumber,
  type WithdrawalStatus,
} from '@bieznik/contract/care/withdrawal-status'
import { and, asc, eq, getTableColumns, notInArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { isAbout, mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import { withdrawalChanges, withdrawals } from '../../platform/db/schema/withdrawals.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'
import { findNamedOrder } from '../cases/named-order.queries.ts'

const { idempotencyKey: _key, ...stated } = getTableColumns(withdrawals)

const columns = {
  ...stated,
  deliveredAt: orders.deliveredAt,
  acknowledgedAt: sql<Date | null>`(
    select ${mailOutbox.sentAt} from ${mailOutbox}
    where ${isAbout('withdrawalId', withdrawals.id)} and ${mailOutbox.kind} = 'withdrawal_received'
  )`.mapWith(mailOutbox.sentAt),
}

type Row = Omit<typeof withdrawals.$inferSelect, 'idempotencyKey'> & {
  deliveredAt: Date | null
  acknowledgedAt: Date | null
}

type Filter = WithdrawalStatus | 'open' | undefined

/** Staff still have something to do. */
export const isOpenWithdrawal = notInArray(withdrawals.status, [...settledStatuses])

function isMatching(status: Filter) {
  if (status === 'open') return isOpenWithdrawal
  return status && eq(withdrawals.status, status)
}

function toWithdrawal({ deliveredAt, orderText, ...row }: Row, now: Date): Withdrawal {
  const { id, receivedAt, refundDue, status } = row
  return {
    ...withIso(row),
    number: withdrawalNumber(id),
    order: orderText,
    daysLeft: isSettled(status) ? null : daysBetween(dayInWarsaw(now), refundDue),
    lastDay: deliveredAt && lastWithdrawalDay(deliveredAt),
    isLate: !isInTime({ deliveredAt, statedAt: receivedAt }),
  }
}

/** Those that wait for a refund first, the most urgent before all. */
export async function listWithdrawals(
  db: Queryable,
  { status, now }: { status: Filter; now: Date },
  slice: Slice,
): Promise<Page<Withdrawal>> {
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(withdrawals)
      .leftJoin(orders, eq(orders.id, withdrawals.orderId))
      .where(isMatching(status))
      .orderBy(sql`not ${isOpenWithdrawal}`, asc(withdrawals.refundDue), asc(withdrawals.id))
      .limit(slice.limit)
      .offset(slice.offset),
    db.$count(withdrawals, isMatching(status)),
  ])
  return { rows: rows.map((row) => toWithdrawal(row, now)), total }
}

/** One with its history, oldest first. */
export async function getWithdrawal(db: Queryable, id: number, now: Date): Promise<WithdrawalDetail | null> {
  const [row] = await db
    .select(columns)
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(and(eq(withdrawals.id, id)))
  if (!row) return null
  const { withdrawalId: _withdrawalId, ...changed } = getTableColumns(withdrawalChanges)
  const [named, history] = await Promise.all([
    findNamedOrder(db, row.orderText),
    db
      .select(changed)
      .from(withdrawalChanges)
      .where(eq(withdrawalChanges.withdrawalId, id))
      .orderBy(asc(withdrawalChanges.id)),
  ])
  return {
    ...toWithdrawal(row, now),
    suggestedOrderId: named?.id ?? null,
    history: history.map(withIso),
  }
}

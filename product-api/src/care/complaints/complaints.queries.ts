import { dayInWarsaw, daysBetween } from '@bieznik/contract/platform/calendar-day'
import type { Complaint, ComplaintDetail } from '@bieznik/contract/care/complaint'
import { liabilityEnd } from '@bieznik/contract/care/complaint-period'
import { complaintNumber, type ComplaintStatus } from '@bieznik/contract/care/complaint-status'
import { and, asc, eq, getTableColumns, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { complaints } from '../../platform/db/schema/complaints.ts'
import { orders } from '../../platform/db/schema/orders.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'
import { findNamedOrder } from '../cases/named-order.queries.ts'

const { idempotencyKey: _key, reminders: _reminders, ...stated } = getTableColumns(complaints)
const columns = { ...stated, deliveredAt: orders.deliveredAt }

type Row = Omit<typeof complaints.$inferSelect, 'idempotencyKey' | 'reminders'> & { deliveredAt: Date | null }

/** Silence is no event: it is there once the last day is over. */
function statusOf({ decision, answerDue }: Row, today: string): ComplaintStatus {
  return decision ?? (today > answerDue ? 'silence' : 'received')
}

function toComplaint(row: Row, now: Date): Complaint {
  const { deliveredAt, orderText, decision: _decision, isRepaired, enteredBy: _enteredBy, ...shown } = row
  const today = dayInWarsaw(now)
  const status = statusOf(row, today)
  return {
    ...withIso(shown),
    number: complaintNumber(row.id),
    order: orderText,
    status,
    daysLeft: status === 'received' ? daysBetween(today, row.answerDue) : null,
    liabilityUntil: deliveredAt && liabilityEnd(deliveredAt, { isRepaired }),
  }
}

type Filter = ComplaintStatus | 'open' | undefined

/** No one has answered it, be it in time or not. */
export const isOpenComplaint = isNull(complaints.decision)

function isMatching(status: Filter, today: string) {
  if (status === undefined) return undefined
  if (status === 'open') return isOpenComplaint
  if (status === 'received') return and(isOpenComplaint, gte(complaints.answerDue, today))
  if (status === 'silence') return and(isOpenComplaint, lt(complaints.answerDue, today))
  return eq(complaints.decision, status)
}

/** Those without an answer first, the most urgent before all. */
export async function listComplaints(
  db: Queryable,
  { status, now }: { status: Filter; now: Date },
  slice: Slice,
): Promise<Page<Complaint>> {
  const matching = isMatching(status, dayInWarsaw(now))
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(complaints)
      .leftJoin(orders, eq(orders.id, complaints.orderId))
      .where(matching)
      .orderBy(sql`${complaints.decision} is not null`, asc(complaints.answerDue), asc(complaints.id))
      .limit(slice.limit)
      .offset(slice.offset),
    db.$count(complaints, matching),
  ])
  return { rows: rows.map((row) => toComplaint(row, now)), total }
}

export async function getComplaint(db: Queryable, id: number, now: Date): Promise<ComplaintDetail | null> {
  const [row] = await db
    .select(columns)
    .from(complaints)
    .leftJoin(orders, eq(orders.id, complaints.orderId))
    .where(eq(complaints.id, id))
  if (!row) return null
  const suggested = row.orderId === null ? await findNamedOrder(db, row.orderText) : null
  return { ...toComplaint(row, now), enteredBy: row.enteredBy, suggestedOrderId: suggested?.id ?? null }
}

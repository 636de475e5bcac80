import { addDays, dayInWarsaw } from '../platform/calendar-day.ts'
import { workingDayFrom } from '../selling/working-day.ts'

/** Days in which a consumer may withdraw, and in which the money goes back. */
const PERIOD_DAYS = 14

/**
 * The last day on which a statement is in time. The first of the 14 days is the one after delivery; an end on a day that is
 * free from work moves to the next working day.
 */
export function lastWithdrawalDay(deliveredAt: Date): string {
  return workingDayFrom(addDays(dayInWarsaw(deliveredAt), PERIOD_DAYS))
}

/** Whether a statement was sent in time: at any hour of the last day. Before delivery it always is. */
export function isInTime({ deliveredAt, statedAt }: { deliveredAt: Date | null; statedAt: Date }): boolean {
  return deliveredAt === null || dayInWarsaw(statedAt) <= lastWithdrawalDay(deliveredAt)
}

/** The last day for the refund: 14 days after the statement, also when that day is free from work. */
export const refundDueDay = (statedAt: Date): string => addDays(dayInWarsaw(statedAt), PERIOD_DAYS)

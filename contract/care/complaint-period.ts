import { addDays, dayInWarsaw } from '../platform/calendar-day.ts'

/** Days in which a complaint is to be answered; without an answer it counts as accepted. */
const ANSWER_DAYS = 14
/** Years of liability from delivery on. */
const LIABILITY_YEARS = 2
/** Months by which a repair prolongs it. */
const REPAIR_MONTHS = 12

/** The last day for an answer: 14 days after the complaint came, also when that day is free from work. */
export const answerDueDay = (receivedAt: Date): string => addDays(dayInWarsaw(receivedAt), ANSWER_DAYS)

/** Days left at which staff are reminded; the last time when the time is over. */
const REMINDERS = [4, 1, -1] as const

/** How many reminders of an open complaint are due when there are so many days left for the answer. */
export const remindersDue = (daysLeft: number): number =>
  REMINDERS.filter((reminder) => daysLeft <= reminder).length

/** From how many days left on there is a reminder. */
export const FIRST_REMINDER = REMINDERS[0]
export const ALL_REMINDERS = REMINDERS.length

/** The same date so many months later; where that month is shorter, its last day (article 112 of the Civil Code). */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}

/** The last day on which the seller is liable for goods; a repair prolongs it once. */
export function liabilityEnd(deliveredAt: Date, { isRepaired }: { isRepaired: boolean }): string {
  return addMonths(dayInWarsaw(deliveredAt), LIABILITY_YEARS * 12 + (isRepaired ? REPAIR_MONTHS : 0))
}

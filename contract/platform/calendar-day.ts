/*
 * Days of the calendar in Warsaw, as `YYYY-MM-DD`. No zod and no clock: the browser uses this too, and the caller passes the time.
 */

import { TIME_ZONE } from './time-zone.ts'

const DAY_MS = 86_400_000

/** In Swedish a date is written as ISO 8601 has it. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE })

/** The day that it is in Warsaw at this moment. */
export const dayInWarsaw = (moment: Date): string => isoDay.format(moment)

const midnightUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** A day of the calendar has no hours, so a change of the clocks does not matter. */
export function addDays(day: string, count: number): string {
  return new Date(midnightUtc(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** From one day to another; negative: the other one is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnightUtc(to) - midnightUtc(from)) / DAY_MS)
}

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(midnightUtc(day)).getUTCDay()

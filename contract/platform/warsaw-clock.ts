/*
 * The shop's clock: what staff type as a time is a time in Poland, and days are counted there, whatever the clock of the machine says.
 */

import { TIME_ZONE } from './time-zone.ts'

const HOUR_MS = 3_600_000

/** `2026-03-29 01:59:59`, in Warsaw. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** What the clock in Warsaw shows, in milliseconds as if it were UTC. */
function shownAt(moment: Date): number {
  const seconds = Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`)
  return seconds + (((moment.getTime() % 1000) + 1000) % 1000)
}

/** Of the two moments that an hour in October has, the earlier; an hour that March leaves out stands for the one before it. */
function momentShowing(shown: number): Date {
  const [summer, winter] = [new Date(shown - 2 * HOUR_MS), new Date(shown - HOUR_MS)]
  return shownAt(summer) !== shown && shownAt(winter) === shown ? winter : summer
}

/** So many days earlier, at the same time by the clock in Warsaw. */
export function daysBefore(moment: Date, days: number): Date {
  return momentShowing(shownAt(moment) - days * 24 * HOUR_MS)
}

/** `2026-11-28T08:00`, as a field for a date and a time has it. */
export function toWarsawTime(moment: Date): string {
  return new Date(shownAt(moment)).toISOString().slice(0, 16)
}

/** The moment of `2026-11-28T08:00`; null: that is no time. */
export function fromWarsawTime(text: string): Date | null {
  const shown = Date.parse(`${text}Z`)
  return Number.isNaN(shown) || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)
    ? null
    : momentShowing(shown)
}

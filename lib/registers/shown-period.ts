import { registerPeriodSchema, type RegisterPeriod } from '@bieznik/contract/money/registers'
import { addDays } from '@bieznik/contract/platform/calendar-day'

/** As staff choose it: both days are in it. Either may be no day while it is being typed. */
export interface ShownPeriod {
  from: string
  to: string
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

function monthOf(day: string): ShownPeriod {
  const from = firstOfMonth(day)
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) }
}

const yearOf = (year: number): ShownPeriod => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** What is asked for again and again. */
export function namedPeriods(today: string) {
  const year = Number(today.slice(0, 4))
  return {
    last_month: monthOf(addDays(firstOfMonth(today), -1)),
    this_month: monthOf(today),
    this_year: yearOf(year),
    last_year: yearOf(year - 1),
  }
}

/** The period that the query of the address names; the month before today without one. */
export function shownPeriodOf(query: URLSearchParams, today: string): ShownPeriod {
  const from = query.get('from')
  const to = query.get('to')
  return from === null || to === null ? namedPeriods(today).last_month : { from, to }
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** null: that is no period, or it is longer than a year. */
export function registerPeriodOf({ from, to }: ShownPeriod): RegisterPeriod | null {
  if (!isDay(from) || !isDay(to)) return null
  const read = registerPeriodSchema.safeParse({ from, before: addDays(to, 1) })
  return read.success ? read.data : null
}

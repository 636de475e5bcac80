import { addDays, dayInWarsaw } from '@bieznik/contract/platform/calendar-day'

export interface DayOfRows<Row> {
  /** `YYYY-MM-DD` in Warsaw. */
  day: string
  rows: Row[]
}

/** Neighbours of one day in Warsaw stand together; the order of the list stays. */
export function byDay<Row>(rows: readonly Row[], momentOf: (row: Row) => string): DayOfRows<Row>[] {
  const days: DayOfRows<Row>[] = []
  for (const row of rows) {
    const day = dayInWarsaw(new Date(momentOf(row)))
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(row)
    else days.push({ day, rows: [row] })
  }
  return days
}

/** Of a day in Warsaw that a word says better than its date; null: of any other. */
export function nearnessOf(day: string, now: Date): 'today' | 'yesterday' | null {
  const today = dayInWarsaw(now)
  if (day === today) return 'today'
  return day === addDays(today, -1) ? 'yesterday' : null
}

import type { BooksPeriod } from '@bieznik/contract/money/registers'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

const midnight = (day: string): SQL => sql`(${day}::date::timestamp at time zone 'Europe/Warsaw')`

/** Whether a moment is in the period: from midnight to midnight in Warsaw, the last one not included. */
export const isWithin = (moment: SQLWrapper, { from, before }: BooksPeriod): SQL =>
  sql`${moment} >= ${midnight(from)} and ${moment} < ${midnight(before)}`

/** Whether a moment is in the period or after it. */
export const isNotBefore = (moment: SQLWrapper, { from }: BooksPeriod): SQL =>
  sql`${moment} >= ${midnight(from)}`

/** The day that a moment has in Warsaw, `YYYY-MM-DD`. */
export const dayOf = (moment: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${moment} at time zone 'Europe/Warsaw', 'YYYY-MM-DD')`

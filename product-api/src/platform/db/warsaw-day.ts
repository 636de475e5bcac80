import { TIME_ZONE } from '@bieznik/contract/platform/time-zone'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** What the clock in Warsaw shows at a moment; of what it shows (a timestamp without time zone), the moment. */
export const inWarsaw = (time: SQLWrapper): SQL => sql`(${time} at time zone ${sql.raw(`'${TIME_ZONE}'`)})`

/** The day that a moment has in Warsaw. */
export const dateOf = (moment: SQLWrapper): SQL<string> => sql<string>`${inWarsaw(moment)}::date`

/** The same as text, `YYYY-MM-DD`. */
export const dayOf = (moment: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${inWarsaw(moment)}, 'YYYY-MM-DD')`

export const today = dateOf(sql`now()`)

/** The moment at which a day begins in Warsaw. */
export const midnight = (day: string, daysLater = 0): SQL =>
  inWarsaw(sql`(${day}::date + ${daysLater}::int)::timestamp`)

import type { RegisterPeriod } from '@bieznik/contract/money/registers'
import { midnight } from '../../platform/db/warsaw-day.ts'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Whether a moment is in the period: from midnight to midnight in Warsaw, the last one not included. */
export const isWithin = (moment: SQLWrapper, { from, before }: RegisterPeriod): SQL =>
  sql`${moment} >= ${midnight(from)} and ${moment} < ${midnight(before)}`

/** Whether a moment is in the period or after it. */
export const isNotBefore = (moment: SQLWrapper, { from }: RegisterPeriod): SQL =>
  sql`${moment} >= ${midnight(from)}`

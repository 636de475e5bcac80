import type { RegisterPeriod } from '@bieznik/contract/money/registers'
import { addDays } from '@bieznik/contract/platform/calendar-day'

/** A period in the name of a file: `2026-11` of a whole month, otherwise its first and its last day. */
export function nameOfPeriod({ from, before }: RegisterPeriod): string {
  const [month, last] = [from.slice(0, 7), addDays(before, -1)]
  const isMonth = from.endsWith('-01') && before.endsWith('-01') && last.startsWith(month)
  return isMonth ? month : `${from}-${last}`
}

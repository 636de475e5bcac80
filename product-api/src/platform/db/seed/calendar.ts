/** "Today" of the seed data. Fixed, because a second run must give the same dates. */
export const SEED_DATE = '2026-11-16T18:00:00.000Z'

const MS_PER_HOUR = 3_600_000

/** The ISO time that lies so many days (and parts of a day) before `SEED_DATE`, to the minute. */
export function daysBeforeSeedDate(days: number): string {
  const hours = Math.round(days * 24 * 60) / 60
  return new Date(Date.parse(SEED_DATE) - hours * MS_PER_HOUR).toISOString()
}

import { addDays, daysBetween, weekdayOf } from '../platform/calendar-day.ts'

/** Month and day of the public holidays that have a fixed date (act of 18 January 1951 on days free from work). */
const FIXED_HOLIDAYS = new Set([
  '01-01',
  '01-06',
  '05-01',
  '05-03',
  '08-15',
  '11-01',
  '11-11',
  '12-25',
  '12-26',
])

/** The first year in which Christmas Eve is a public holiday. */
const CHRISTMAS_EVE_SINCE = 2025

/** Days from Easter Sunday: itself, Easter Monday, Pentecost, Corpus Christi. */
const MOVABLE_HOLIDAYS: readonly number[] = [0, 1, 49, 60]

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher: Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const leap = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * leap) / 451)
  const sum = epact + leap - 7 * late + 114
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${year}-${twoDigits(Math.floor(sum / 31))}-${twoDigits((sum % 31) + 1)}`
}

/** Whether a day is a public holiday in Poland. */
export function isPublicHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4))
  const date = day.slice(5)
  if (FIXED_HOLIDAYS.has(date)) return true
  if (date === '12-24') return year >= CHRISTMAS_EVE_SINCE
  return MOVABLE_HOLIDAYS.includes(daysBetween(easterSunday(year), day))
}

const isWorkingDay = (day: string): boolean => ![0, 6].includes(weekdayOf(day)) && !isPublicHoliday(day)

/** The day itself, or the next one that is neither Saturday, Sunday nor a public holiday (article 115 of the Civil Code). */
export function workingDayFrom(day: string): string {
  let candidate = day
  while (!isWorkingDay(candidate)) candidate = addDays(candidate, 1)
  return candidate
}

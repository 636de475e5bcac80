import { addDays, dayInWarsaw, weekdayOf } from '../platform/calendar-day.ts'
import { TIME_ZONE } from '../platform/time-zone.ts'
import type { Company } from '../platform/company-schema.ts'
import { isPublicHoliday, workingDayFrom } from './working-day.ts'

/** Working days from the one on which an order is taken until it is delivered at the latest; texts say "2–3 working days". */
export const LONGEST_DELIVERY = 3

/** Days to choose from. */
const PICKUP_DAYS = 15
/** How far ahead a day of pickup may be, in days; a page may have been open since yesterday. */
const MAX_DAYS_AHEAD = 60

const timeInWarsaw = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
})

/** The end of hours such as `7:30 - 15:30`, as `15:30`; without one the day ends at midnight. */
export function closingTime(hours: string): string {
  const [, hour, minute] = /(\d{1,2})[:.](\d{2})\s*$/.exec(hours) ?? []
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : '24:00'
}

const nextDay = (day: string): string => addDays(day, 1)

/** The working day on which an order placed at this moment is taken: today until the company closes, else the next one. */
function dayTaken(moment: Date, { weekdayHours }: Pick<Company, 'weekdayHours'>): string {
  const today = dayInWarsaw(moment)
  const isOpen = timeInWarsaw.format(moment) < closingTime(weekdayHours)
  return workingDayFrom(isOpen ? today : nextDay(today))
}

/** The last day on which an order that is placed at this moment is delivered, as `YYYY-MM-DD` in Warsaw. */
export const deliverBy = (moment: Date, company: Pick<Company, 'weekdayHours'>): string =>
  longestDeliveryFrom(dayTaken(moment, company))

/** The moment at which `deliverBy` gives another day: until the company closes on the day on which the order would be taken it is the same. */
export function deliverByChangesAt(moment: Date, company: Pick<Company, 'weekdayHours'>): Date {
  const day = dayTaken(moment, company)
  const closing = closingTime(company.weekdayHours)
  return closing === '24:00' ? momentInWarsaw(nextDay(day), '00:00') : momentInWarsaw(day, closing)
}

/** The moment at which clocks in Warsaw show `time`, in the summer or in the winter. */
function momentInWarsaw(day: string, time: string): Date {
  const inWinter = new Date(`${day}T${time}:00+01:00`)
  return timeInWarsaw.format(inWinter) === time ? inWinter : new Date(`${day}T${time}:00+02:00`)
}

/** `deliverBy` of an order whose money arrives at this moment: the working days count from the day after, at whatever hour it arrives. */
export const deliverByOncePaid = (moment: Date): string => longestDeliveryFrom(dayInWarsaw(moment))

function longestDeliveryFrom(taken: string): string {
  let day = taken
  for (let count = 0; count < LONGEST_DELIVERY; count++) day = workingDayFrom(nextDay(day))
  return day
}

const isOpenDay = (day: string): boolean => weekdayOf(day) !== 0 && !isPublicHoliday(day)

/** The next days on which an order can be fetched: the company is open from Monday to Saturday, and packs until tomorrow. */
export function pickupDays(moment: Date): string[] {
  const days: string[] = []
  for (let day = nextDay(dayInWarsaw(moment)); days.length < PICKUP_DAYS; day = nextDay(day))
    if (isOpenDay(day)) days.push(day)
  return days
}

/** Whether an order placed at this moment can be fetched on this day. */
export function isPickupDay(day: string, moment: Date): boolean {
  const today = dayInWarsaw(moment)
  return day >= today && day <= addDays(today, MAX_DAYS_AHEAD) && isOpenDay(day)
}

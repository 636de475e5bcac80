import { addDays } from '@bieznik/contract/platform/calendar-day'

interface PickupEvent {
  orderId: number
  /** `YYYY-MM-DD` */
  day: string
  summary: string
  place: string
  hours: string
  /** When the file is made. */
  now: Date
}

/** As a text of RFC 5545 has it. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')

const MAX_OCTETS = 75
const encoder = new TextEncoder()

/** Long lines are folded: no line has more than 75 octets, and no character is divided. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (encoder.encode(current + character).length > MAX_OCTETS) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}

const plainDay = (day: string): string => day.replaceAll('-', '')

/** A day of pickup for calendars, lasting all day, as the text of an iCalendar file (RFC 5545). */
export function pickupEvent({ orderId, day, summary, place, hours, now }: PickupEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bieżnik//Orders//PL',
    'BEGIN:VEVENT',
    `UID:order-${orderId}@bieznik`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${plainDay(day)}`,
    `DTEND;VALUE=DATE:${plainDay(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(hours)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

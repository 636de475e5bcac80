import { TIME_ZONE } from '@bieznik/contract/platform/time-zone'
import type { Language } from '@bieznik/contract/selling/order'

/** `26 listopada 2026 07:31`: date and time in Poland. */
export function momentText(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment)
}

/** A day of the calendar has no time zone. */
export function dayText(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(day))
}

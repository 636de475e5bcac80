import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { ProblemError } from '../../platform/http/problem-error.ts'

/** Today is now; of an earlier day only the day is known, and noon is on it in every time zone of Europe. Throws invalid_request. */
export function momentOf(receivedOn: string, now: Date): Date {
  const today = dayInWarsaw(now)
  if (receivedOn > today)
    throw new ProblemError('invalid_request', 'A statement cannot have come after today.', {
      fields: [{ path: 'receivedOn', message: 'in_future' }],
    })
  return receivedOn === today ? now : new Date(`${receivedOn}T11:00:00Z`)
}

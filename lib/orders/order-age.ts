export interface Age {
  value: number
  unit: 'minute' | 'hour' | 'day'
}

const MINUTE_MS = 60_000

/** How long ago a moment was, in whole minutes, hours or days, whichever is the largest that is not zero; never less than none. */
export function ageOf(moment: Date, now: Date): Age {
  const minutes = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / MINUTE_MS))
  if (minutes < 60) return { value: minutes, unit: 'minute' }
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? { value: hours, unit: 'hour' } : { value: Math.floor(hours / 24), unit: 'day' }
}

/** How patient the worker is. All times in ms. */
export type Backoff = {
  /** Between looks at the queue when no signal says that there is something in it. */
  pollMs: number
  /** For one try, whatever the other side does. */
  sendWithinMs: number
  /** For the try that is under way when the worker is stopped. */
  stopWithinMs: number
  /** A mail that failed as often is set aside. */
  maxTries: number
  /** Until the next try of a mail that has failed this often. */
  retryAfterMs: (failures: number) => number
  /** Until the next try of anything, when the way out has been closed this many times in a row. */
  pauseMs: (failures: number) => number
}

const SECOND = 1_000
const HOUR = 3_600 * SECOND

/**
 * Grows by the factor with each failure, up to the limit. A fifth more or less at random, so that mails that failed
 * together do not all come back together.
 */
export function growingDelay(
  { firstMs, factor, limitMs }: Record<'firstMs' | 'factor' | 'limitMs', number>,
  failures: number,
  random: () => number = Math.random,
): number {
  const delay = Math.min(firstMs * factor ** (failures - 1), limitMs)
  return Math.round(delay * (0.8 + 0.4 * random()))
}

/**
 * The eight tries of a mail spread over about a day: half a minute, two minutes, … twelve hours. A mail server that is
 * back is found within half a minute.
 */
export const patientBackoff: Backoff = {
  pollMs: 5 * SECOND,
  sendWithinMs: 30 * SECOND,
  stopWithinMs: 5 * SECOND,
  maxTries: 8,
  retryAfterMs: (failures) => growingDelay({ firstMs: 30 * SECOND, factor: 4, limitMs: 12 * HOUR }, failures),
  pauseMs: (failures) => growingDelay({ firstMs: SECOND, factor: 2, limitMs: 25 * SECOND }, failures),
}

/** A try, and the question whose fault it was, take less. */
export const LEASE_MS = 90 * SECOND

import type { Logger } from 'pino'
import { TOLERANCE_S } from './identity/token-age.ts'

/** Milliseconds. */
const MEASURED_EVERY_MS = 30_000
const RESPONSE_WITHIN_MS = 5_000

export interface ClockCheck {
  /** Whether tokens can be checked by the clock of this machine. True while nobody knows. */
  isRight: () => boolean
  stop: () => void
}

interface Options {
  /** Whose `Date` is compared: who issues the tokens. */
  url: string
  log: Pick<Logger, 'error' | 'info'>
}

/** Where tokens are issued. Google responds to this address with an error, which nothing on the way caches. */
export const issuerUrl = (emulatorHost: string | undefined): string =>
  emulatorHost === undefined ? 'https://identitytoolkit.googleapis.com/' : `http://${emulatorHost}/`

/** How far this clock is ahead of the other one, in seconds; null: the other one does not say. */
async function secondsAhead(url: string): Promise<number | null> {
  const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(RESPONSE_WITHIN_MS) })
  const theirs = Date.parse(response.headers.get('date') ?? '')
  return Number.isNaN(theirs) ? null : Math.round((Date.now() - theirs) / 1_000)
}

/**
 * Compares the clock with that of whoever issues the tokens, now and every half a minute. Behind by more than they tolerate, each token
 * seems to come from the future; ahead by more, it has ended before the browser asks for the next one.
 */
export function watchClock({ url, log }: Options): ClockCheck {
  let isRight = true
  async function measure(): Promise<void> {
    try {
      const ahead = await secondsAhead(url)
      if (ahead === null) return
      isRight = Math.abs(ahead) <= TOLERANCE_S
      if (!isRight)
        log.error({ seconds: Math.abs(ahead) }, `clock: this machine is ${ahead > 0 ? 'ahead' : 'behind'}`)
    } catch (error) {
      // Whoever issues the tokens is away, which says nothing about the clock.
      log.info({ err: error }, 'clock: not compared')
    }
  }
  void measure()
  const timer = setInterval(() => void measure(), MEASURED_EVERY_MS).unref()
  return { isRight: () => isRight, stop: () => clearInterval(timer) }
}

import type { Logger } from 'pino'
import { TOLERANCE_S } from './identity/token-age.ts'

/** Milliseconds. */
const MEASURED_EVERY_MS = 30_000
const RESPONSE_WITHIN_MS = 5_000

export interface ClockCheck {
  /** Whether the clock of this machine is close enough to the token issuer's. True until the first comparison succeeds. */
  isRight: () => boolean
  stop: () => void
}

interface Options {
  /** The token issuer, whose `Date` header is compared. */
  url: string
  log: Pick<Logger, 'error' | 'info'>
}

/** The token issuer's address. Google responds to it with an error, which no cache on the way stores. */
export const issuerUrl = (emulatorHost: string | undefined): string =>
  emulatorHost === undefined ? 'https://identitytoolkit.googleapis.com/' : `http://${emulatorHost}/`

/** How far this clock is ahead of the issuer's, in seconds; null: the response has no date. */
async function secondsAhead(url: string): Promise<number | null> {
  const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(RESPONSE_WITHIN_MS) })
  const theirs = Date.parse(response.headers.get('date') ?? '')
  return Number.isNaN(theirs) ? null : Math.round((Date.now() - theirs) / 1_000)
}

/**
 * Compares the clock with the token issuer's, now and every 30 seconds. Beyond the tolerance of token verification, a clock that is behind
 * rejects each token as issued in the future, and one that is ahead rejects it as expired before the browser renews it.
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
      // An unreachable issuer is no evidence of a wrong clock, so the last result stays.
      log.info({ err: error }, 'clock: not compared')
    }
  }
  void measure()
  const timer = setInterval(() => void measure(), MEASURED_EVERY_MS).unref()
  return { isRight: () => isRight, stop: () => clearInterval(timer) }
}

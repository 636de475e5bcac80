import 'server-only'
import type { ClockCheck } from '@bieznik/backend-kit/clock-check'

declare global {
  /** Of `server/run.ts`, which watches the clock from its start on; there is none in development. */
  var bieznikClock: ClockCheck | undefined
}

export const isClockRight = (): boolean => globalThis.bieznikClock?.isRight() ?? true

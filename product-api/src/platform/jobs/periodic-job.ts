import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { pause } from '../mail/wake-signal.ts'

export interface PeriodicJob {
  /** Resolves when the run that is under way has ended, at the latest after `STOP_WITHIN_MS`. */
  stop: () => Promise<void>
}

interface Settings {
  /** The component and what the job does, as the log has it: `complaints: reminding staff`. */
  name: string
  everyMs: number
  /** Milliseconds until the first run; 0: at once. */
  firstAfterMs?: number
  /** One run. Several processes may be in it at the same time; `end` is aborted when the program stops. */
  run: (end: AbortSignal) => Promise<void>
  logger: Pick<Logger, 'error'>
}

/** Every run can be cut off: what it leaves undone is due again. */
const STOP_WITHIN_MS = 3_000

/** Runs a job from time to time until it is stopped. A failure is logged, and the next run is not affected. */
export function startPeriodicJob({ name, everyMs, firstAfterMs = 0, run, logger }: Settings): PeriodicJob {
  const stopping = new AbortController()
  const end = stopping.signal

  async function loop(): Promise<void> {
    if (firstAfterMs > 0) await pause(firstAfterMs, end)
    while (!end.aborted) {
      try {
        await run(end)
      } catch (error) {
        logger.error({ err: error }, `${name} failed`)
      }
      await pause(everyMs, end)
    }
  }

  const running = loop()
  return {
    stop: async () => {
      stopping.abort()
      await Promise.race([running, sleep(STOP_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

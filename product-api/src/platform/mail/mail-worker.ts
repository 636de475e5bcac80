import { createWakeSignal, pause } from './wake-signal.ts'
import { deliverNext, type MailDeps, type Outcome } from './deliver.ts'

export type MailWorker = {
  /** Says that a mail was queued. Returns at once. */
  wakeUp: () => void
  /** Finishes the mail that is under way, or breaks it off when that takes too long, and takes no more. */
  stop: () => Promise<void>
}

/**
 * Sends what is in the outbox until it is stopped: as many mails at a time as there are connections, each after the one before it. Any number of workers may run over one
 * outbox. While mails cannot go out at all, it tries less and less often and no mail loses a try by it.
 */
export function startMailWorker(deps: MailDeps): MailWorker {
  const { logger, backoff, connections = 1 } = deps
  const wake = createWakeSignal()
  const stopping = new AbortController()
  const stopNow = new AbortController()

  async function attempt(): Promise<Outcome> {
    try {
      return await deliverNext(deps, stopNow.signal)
    } catch (error) {
      logger.error({ err: error }, 'mail: the outbox could not be read or written')
      return 'closed'
    }
  }

  async function run(): Promise<void> {
    let closedInARow = 0
    while (!stopping.signal.aborted) {
      const outcome = await attempt()
      closedInARow = outcome === 'closed' ? closedInARow + 1 : 0
      if (outcome === 'closed') await pause(backoff.pauseMs(closedInARow), stopping.signal)
      if (outcome === 'nothing due') await wake.wait(backoff.pollMs, stopping.signal)
    }
  }

  const running = Promise.all(Array.from({ length: connections }, run))
  return {
    wakeUp: wake.ring,
    stop: async () => {
      stopping.abort()
      const timer = setTimeout(() => stopNow.abort(), backoff.stopWithinMs)
      await running
      clearTimeout(timer)
    },
  }
}

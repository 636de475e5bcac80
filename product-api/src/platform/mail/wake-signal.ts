import { setTimeout as sleep } from 'node:timers/promises'

/** Lets any number wait for news, for a time, or for the end, whichever comes first. A ring while nothing waits is stored for the next. */
export function createWakeSignal() {
  let rung = Promise.withResolvers<void>()
  return {
    ring: () => rung.resolve(),
    wait: async (ms: number, end: AbortSignal) => {
      await Promise.race([rung.promise, pause(ms, end)])
      rung = Promise.withResolvers()
    },
  }
}

/** Waits; an aborted wait is over early and no failure. Alone it keeps no process alive. */
export async function pause(ms: number, end: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal: end, ref: false })
  } catch (error) {
    if (!end.aborted) throw error
  }
}

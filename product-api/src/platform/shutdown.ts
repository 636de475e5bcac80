import type { Logger } from 'pino'

/** A stop that takes longer than this is broken off. */
const STOP_WITHIN_MS = 10_000

/** On SIGTERM and SIGINT: takes nothing new, finishes what is under way, lets go of the database, ends. */
export function stopOnSignals(program: { close: () => Promise<unknown> }, logger: Logger): void {
  const stop = async (signal: NodeJS.Signals) => {
    logger.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await program.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
}

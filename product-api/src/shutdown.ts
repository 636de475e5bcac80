import type { FastifyInstance } from 'fastify'

/** A stop that takes longer than this is broken off. */
const STOP_WITHIN_MS = 10_000

/** On SIGTERM and SIGINT: takes nothing new, finishes what is under way, lets go of the database, ends. */
export function stopOnSignals(app: FastifyInstance): void {
  const stop = async (signal: NodeJS.Signals) => {
    app.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
}

import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem-error.ts'

/** Over what time lateness is measured, in ms. */
const SAMPLE_MS = 1_000

const RETRY_AFTER_S = 2

/**
 * Turns calls away (503, unavailable) while the event loop is late by more than so many milliseconds, on average over the last second;
 * 0: never. A route with a `pressureHandler` of its own decides for itself.
 */
export async function shedLoad(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  // A start keeps the process busy. What was measured then, which counts until the sample after it, says nothing of the calls that come.
  let countsFrom = Infinity
  app.addHook('onReady', async () => {
    countsFrom = performance.now() + 2 * SAMPLE_MS
  })
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: SAMPLE_MS,
    pressureHandler: async () => {
      if (performance.now() < countsFrom) return
      throw new ProblemError('unavailable', 'The server is overloaded.', { retryAfter: RETRY_AFTER_S })
    },
  })
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from './problem-error.ts'

/** Longer than a proxy takes to see that this instance is not ready any more (`deploy/Caddyfile`: a second). */
const STILL_SERVED_MS = 1_500

/**
 * What stops says first that it is not well, so that a proxy asks others, and closes its connections with their next responses,
 * so that no client sends a request into one that is about to be closed. Whatever comes all the same is served meanwhile.
 */
export function gracefulShutdown(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
    if (app.server.listening) await sleep(STILL_SERVED_MS)
  })
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (isStopping && routeOptions.url?.startsWith('/api/health/'))
      throw new ProblemError('unavailable', 'This instance is stopping.')
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}

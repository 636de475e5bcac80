import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'

/** One line and one count a request, with the pattern of its route: the address itself holds uids and names. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const answered = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
    }
    metrics.requestAnswered({ ...answered, seconds: reply.elapsedTime / 1_000 })
    request.log.info({ ...answered, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

import type { ProblemCode } from '@bieznik/contract/problem'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Why it is a refusal or a failure; null: it is none. */
    problemCode: ProblemCode | null
  }
}

/** One line and one count a request, with the pattern of its route: the address itself holds uids and names. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.decorateReply('problemCode', null)
  app.addHook('onResponse', async (request, reply) => {
    const answered = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
    }
    metrics.requestAnswered({ ...answered, seconds: reply.elapsedTime / 1_000 })
    const { problemCode: code } = reply
    request.log.info(
      { ...answered, ...(code !== null && { code }), ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
}

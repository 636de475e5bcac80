import type { Endpoint } from '@bieznik/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Caller } from '../../people/identity/caller.ts'
import { requireCaller } from './access.ts'
import { keyHeadersSchema, keyOf } from './idempotency-key.ts'
import { problemReplies } from './replies.ts'

/** What a handler of a declared endpoint is given: everything has been checked before. */
interface Input<P, Q, B, Once> {
  params: P
  query: Q
  body: B
  /** Of a call that is done once. */
  key: Once extends true ? string : undefined
  caller: Caller
  request: FastifyRequest
  response: FastifyReply
}

/** Registers the handler of an endpoint: its access, schemas and status are those of the declaration. */
export function implement<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  Once extends boolean,
>(
  app: FastifyInstance,
  { method, at, area, summary, params, query, body, isOnce, reply, status = 200 }: Endpoint<P, Q, B, R, Once>,
  handle: (input: Input<z.output<P>, z.output<Q>, z.output<B>, Once>) => Promise<z.output<R>>,
): void {
  app.route({
    method,
    url: at,
    config: { access: 'staff', ...(area && { area }) },
    schema: {
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(isOnce && { headers: keyHeadersSchema }),
      response: { [status]: reply, ...problemReplies },
    },
    handler: async (request, response) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- app.route cannot infer schemas that are type parameters; Fastify has parsed each part with exactly this schema before the handler runs
      const parsed = {
        params: params && request.params,
        query: query && request.query,
        body: body && request.body,
        key: isOnce && keyOf(request),
      } as Omit<Parameters<typeof handle>[0], 'caller' | 'request' | 'response'>
      const answer = await handle({ ...parsed, caller: requireCaller(request), request, response })
      return response.code(status).send(answer)
    },
  })
}

import type { Endpoint } from '@bieznik/contract/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Caller } from '../identity/caller.ts'
import { requireCaller } from './access.ts'
import { problemReplies } from './replies.ts'

/** What a handler of a declared endpoint is given: everything has been checked before. */
interface Input<P, Q, B> {
  params: P
  query: Q
  body: B
  caller: Caller
  request: FastifyRequest
}

/** Registers the handler of an endpoint: its access, schemas and status are those of the declaration. */
export function implement<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  { method, at, area, summary, params, query, body, reply, status = 200 }: Endpoint<P, Q, B, R>,
  handle: (input: Input<z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.output<R>>,
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
      response: { [status]: reply, ...problemReplies },
    },
    handler: async (request, response) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- app.route cannot infer schemas that are type parameters; Fastify has parsed each part with exactly this schema before the handler runs
      const parsed = {
        params: params && request.params,
        query: query && request.query,
        body: body && request.body,
      } as Pick<Input<z.output<P>, z.output<Q>, z.output<B>>, 'params' | 'query' | 'body'>
      const answer = await handle({ ...parsed, caller: requireCaller(request), request })
      return response.code(status).send(answer)
    },
  })
}

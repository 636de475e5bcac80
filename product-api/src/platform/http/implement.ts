import type { Endpoint, EndpointAccess } from '@bieznik/contract/endpoint'
import { uidSchema } from '@bieznik/contract/people/uid'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../../people/identity/caller.ts'
import { requireCaller } from './access.ts'
import { keyHeadersSchema, keyOf } from './idempotency-key.ts'
import { problemReplies, textReplies } from './replies.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** `{shop}` of the declared paths. */
    shopSegment: string
  }
}

/** What a handler of a declared endpoint is given: everything has been checked before. */
interface Input<P, Q, B, Once, Access> {
  params: P
  query: Q
  body: B
  /** Of a call that is done once. */
  key: Once extends true ? string : undefined
  /** Also the person of a path with `:userId`. */
  caller: Access extends 'anyone' ? null : Caller
  request: FastifyRequest
  response: FastifyReply
}

/** The parameters of the product API's path: the declared ones, and the caller's. */
const paramsOf = (at: string, declared: z.ZodType | undefined): z.ZodType | undefined =>
  at.includes(':userId')
    ? z.strictObject({ userId: uidSchema, ...(declared instanceof z.ZodObject && declared.shape) })
    : declared

/** Registers the handler of an endpoint: its access, schemas and status are those of the declaration. Of a file the handler returns the content. */
export function implement<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  Once extends boolean,
  Access extends EndpointAccess,
>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R, Once, Access>,
  handle: (input: Input<z.output<P>, z.output<Q>, z.output<B>, Once, Access>) => Promise<z.output<R>>,
): void {
  const { method, at, area, quota, summary, query, body, isOnce, reply, file, status = 200 } = endpoint
  const access: EndpointAccess = endpoint.access ?? 'staff'
  const params = paramsOf(at, endpoint.params)
  app.route({
    method,
    url: at.replace('{shop}', app.shopSegment),
    config: { access, ...(area && { area }), ...(quota && { limit: quota }) },
    schema: {
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(isOnce && { headers: keyHeadersSchema }),
      response: file
        ? textReplies(file.replace(/;.*/, ''), 'The file')
        : { [status]: reply, ...problemReplies },
    },
    handler: async (request, response) => {
      if (access === 'anyone' && method !== 'GET') response.header('cache-control', 'private, no-store')
      if (file) response.type(file)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- app.route cannot infer schemas that are type parameters; Fastify has parsed each part with exactly this schema before the handler runs
      const parsed = {
        params: params && request.params,
        query: query && request.query,
        body: body && request.body,
        key: isOnce && keyOf(request),
        caller: access === 'anyone' ? null : requireCaller(request),
        request,
        response,
      } as Parameters<typeof handle>[0]
      return response.code(status).send(await handle(parsed))
    },
  })
}

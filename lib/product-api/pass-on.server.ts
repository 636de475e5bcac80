import 'server-only'
import { fillPath, matchPath, roleOf, type Endpoint } from '@bieznik/contract/endpoint'
import { z } from 'zod'
import { callProductApi, streamProductApi } from './client.server'
import { env } from '@/lib/env.server'
import { requireIdempotencyKey } from '@/lib/http/idempotency-key.server'
import { ProblemError } from '@/lib/http/problem-error'
import { queryRecord } from '@/lib/http/query-record'
import { route } from '@/lib/http/route.server'

type Handler = (request: Request, context: { params: Promise<{ path: string[] }> }) => Promise<Response>

/** Refuses what the schema refuses and leaves the rest as it came, since the product API reads it again. */
const asSent = (schema: z.ZodType) =>
  z.unknown().superRefine((input, context) => {
    for (const { path, message } of schema.safeParse(input).error?.issues ?? [])
      context.addIssue({ code: 'custom', path, message })
  })

/** The product API's path, as what it takes from the call. */
const pathOf = ({ at }: Endpoint, params: unknown, uid: string | undefined): string =>
  fillPath(at.replace('{shop}', env.SHOP_SEGMENT), {
    ...z.record(z.string(), z.unknown()).parse(params),
    userId: uid,
  })

/** A picture that somebody sent can never be anything else. */
const fileOf = ({ body, headers }: Response): Response =>
  new Response(body, {
    headers: {
      'content-type': headers.get('content-type') ?? 'application/octet-stream',
      ...(headers.get('content-type')?.startsWith('image/') && {
        'content-security-policy': "default-src 'none'",
      }),
    },
  })

function handlerOf(endpoint: Endpoint) {
  const { method, path, area, limit, params, query, body, isOnce, reply, file } = endpoint
  const { status = 200, deadline = 'order' } = endpoint
  return route(
    {
      role: roleOf(endpoint),
      reply,
      params: params ?? z.unknown(),
      ...(area && { area }),
      ...(limit && { limit: { name: `${method} ${path}`, ...limit } }),
      ...(query && { query }),
      ...(body && { body: asSent(body) }),
    },
    async ({ caller, requestId, language, request, params: values, body: json }) => {
      const call = {
        ...(caller && { token: caller.token }),
        requestId,
        deadline,
        language,
        method,
        path: pathOf(endpoint, values, caller?.uid),
        query: query && queryRecord(new URL(request.url).searchParams),
        ...(isOnce && { key: requireIdempotencyKey(request) }),
      }
      if (file) return fileOf(await streamProductApi({ ...call, accept: file }))
      return { data: (await callProductApi({ ...call, json, reply })).data, status }
    },
  )
}

/** What is declared at no such path, or with another method: refused as every call is, with its request id. */
const refuse = (code: 'not_found' | 'method_not_allowed') =>
  route({ role: 'anyone', reply: z.never() }, () =>
    Promise.reject(new ProblemError(code, 'there is no such call')),
  )
const notFound = refuse('not_found')
const otherMethod = refuse('method_not_allowed')

/** The handler of a catch-all below `/api`: finds the endpoint that was declared, checks the call and passes it on. */
export function passOn(endpoints: readonly Endpoint[]): Handler {
  const handlers = endpoints.map((endpoint) => ({ endpoint, handle: handlerOf(endpoint) }))
  return async (request, context) => {
    const segments = ['api', ...(await context.params).path]
    const found = handlers.flatMap(({ endpoint, handle }) => {
      const params = matchPath(endpoint.path, segments)
      return params ? [{ method: endpoint.method, params, handle }] : []
    })
    const match = found.find(({ method }) => method === request.method)
    if (match) return match.handle(request, { params: Promise.resolve(match.params) })
    return (found.length > 0 ? otherMethod : notFound)(request, { params: Promise.resolve({}) })
  }
}

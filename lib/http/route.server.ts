import 'server-only'
import { REQUEST_ID_HEADER } from '@bieznik/contract/platform/headers'
import type { Language } from '@bieznik/contract/language'
import type { Problem } from '@bieznik/contract/problem'
import type { StaffArea } from '@bieznik/contract/people/staff'
import { z } from 'zod'
import { requireCaller, type Caller, type CallerRole } from '@/lib/session/caller.server'
import { env } from '@/lib/env.server'
import { log } from '@/lib/log/log.server'
import { preferredLocale } from '@/lib/i18n/preferred-locale'
import { countProblem } from '@/lib/metrics/problems.server'
import { clientAddress } from './client-address.server'
import { ProblemError } from './problem-error'
import { queryRecord } from './query-record'
import { limiterOf, type Limit } from './rate-limit.server'
import { mediaTypeOf, readJsonBody } from './read-body.server'
import { isSameOrigin } from './same-origin'

/** Those of a catch-all come as a list. */
type Params = Record<string, string | string[]>

/** What a handler is given: everything has been checked before. */
interface Context<Role extends CallerRole, Body, P, Query> {
  caller: Role extends 'anyone' ? null : Caller
  body: Body
  params: P
  query: Query
  request: Request
  requestId: string
  /** Of the page that calls. */
  language: Language
}

interface RouteSpec<
  Role extends CallerRole,
  Body extends z.ZodType,
  P extends z.ZodType,
  Query extends z.ZodType,
  Reply extends z.ZodType,
> {
  /** Who may call: anyone, a signed-in person, or staff. */
  role: Role
  /** Of staff, those whose work this is; not given: `DEFAULT_AREA`. */
  area?: Role extends 'staff' ? StaffArea : never
  /** How often one address, or one person, may call. */
  limit?: Role extends 'anyone' ? Limit & { by: 'address' } : Limit
  /** The body; unknown keys are refused when the schema is strict. */
  body?: Body
  /** Reads the body; not given: as JSON. */
  read?: (request: Request) => Promise<unknown>
  params?: P
  query?: Query
  /** What may leave: the reply is written through it, so what it does not name stays inside. `z.never()`: no JSON. */
  reply: Reply
}

interface Answer<T> {
  data: T
  status?: number
  headers?: Record<string, string>
}

const PERSONAL = { 'cache-control': 'private, no-store' }

/**
 * The one shape of a BFF route handler: origin, limit, caller, parameters, query and body are checked in this
 * order, then the handler runs, and only what the reply schema names is sent. What is no JSON, such as a stream, the
 * handler returns as a `Response`.
 */
export function route<
  Role extends CallerRole,
  Reply extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
  P extends z.ZodType = z.ZodUnknown,
  Query extends z.ZodType = z.ZodUnknown,
>(
  spec: RouteSpec<Role, Body, P, Query, Reply>,
  handler: (
    context: Context<Role, z.output<Body>, z.output<P>, z.output<Query>>,
  ) => Promise<Answer<z.output<Reply>> | Response>,
) {
  const { read = readJsonBody } = spec
  const limiter = spec.limit && limiterOf(spec.limit)
  return async (request: Request, { params }: { params: Promise<Params> }): Promise<Response> => {
    const requestId = crypto.randomUUID()
    try {
      requireOwnWrite(request, { takesForms: spec.read !== undefined })
      if (spec.limit?.by === 'address') await limiter?.(clientAddress(request))
      const caller = await requireCaller(spec.role, request, spec.area)
      if (spec.limit?.by === 'person' && caller) await limiter?.(caller.uid)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript cannot relate the optional schemas of a spec to its type parameters; each part is the output of the schema that its parameter stands for, or undefined where none was given
      const context = {
        caller,
        params: parse(spec.params, await params, 'params'),
        query: parse(spec.query, queryRecord(new URL(request.url).searchParams), 'query'),
        body: spec.body ? parse(spec.body, await read(request), 'body') : undefined,
        request,
        requestId,
        language: preferredLocale(request.headers.get('accept-language') ?? ''),
      } as Context<Role, z.output<Body>, z.output<P>, z.output<Query>>
      const answer = await handler(context)
      if (answer instanceof Response) return ownResponse(answer, requestId)
      const { data, status = 200, headers } = answer
      const init = { status, headers: { ...PERSONAL, ...headers, [REQUEST_ID_HEADER]: requestId } }
      return data === undefined || data === null
        ? new Response(null, { ...init, status: 204 })
        : Response.json(z.encode(spec.reply, data), init)
    } catch (error) {
      return problemResponse(error, requestId, request)
    }
  }
}

/** What a page of any site can send without being asked whether it may. */
const FORM_TYPES: readonly unknown[] = [
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
]

function requireOwnWrite(request: Request, { takesForms }: { takesForms: boolean }): void {
  if (request.method === 'GET') return
  if (!isSameOrigin(request, env.SITE_URL))
    throw new ProblemError('foreign_origin', 'writes are taken from the shop’s own pages only')
  if (!takesForms && FORM_TYPES.includes(mediaTypeOf(request)))
    throw new ProblemError('unsupported_media_type', 'no forms are taken here')
}

function ownResponse(response: Response, requestId: string): Response {
  const headers = new Headers({ ...PERSONAL, ...Object.fromEntries(response.headers) })
  headers.set(REQUEST_ID_HEADER, requestId)
  return new Response(response.body, { status: response.status, headers })
}

function parse<S extends z.ZodType>(
  schema: S | undefined,
  input: unknown,
  where: string,
): z.output<S> | undefined {
  if (!schema) return undefined
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const fields = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  throw new ProblemError('invalid_request', `the ${where} of the request cannot be used`, { fields })
}

function problemResponse(error: unknown, requestId: string, request: Request): Response {
  const known =
    error instanceof ProblemError
      ? error
      : new ProblemError('internal', 'something went wrong', { cause: error })
  const line = { requestId, code: known.code, method: request.method, path: new URL(request.url).pathname }
  countProblem(known.code)
  if (known.status >= 500) log.error({ ...line, err: known.cause ?? known }, 'request failed')
  else log.info(line, 'request refused')
  const body: Problem = {
    code: known.code,
    message: known.message,
    ...(known.fields.length > 0 && { fields: [...known.fields] }),
    requestId,
  }
  const headers: Record<string, string> = { ...PERSONAL, [REQUEST_ID_HEADER]: requestId }
  if (known.status === 503 || known.status === 429) headers['retry-after'] = String(known.retryAfter ?? 5)
  return Response.json(body, { status: known.status, headers })
}

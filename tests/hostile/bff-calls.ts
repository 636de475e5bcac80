import type { Endpoint } from '@bieznik/contract/endpoint'
import { problemSchema } from '@bieznik/contract/problem'
import { z } from 'zod'
import { mediaType, type DeclaredReplies } from './check-reply.ts'
import { jsonSchema, type JsonSchema } from './json-schema.ts'
import { listCalls } from '../../e2e/bff-routes.ts'
import { nameOf, type Operation } from './requests.ts'

/** What a handler of the BFF was made with, of which the schemas are of use here. */
export interface Spec {
  body?: z.ZodType | undefined
  params?: z.ZodType | undefined
  query?: z.ZodType | undefined
  reply: z.ZodType
  /** The media type of a declared file. */
  file?: string | undefined
}

export type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>

export interface BffCall {
  operation: Operation
  replies: DeclaredReplies
  handler: Handler
}

/** The modules of routes by their paths, such as `/api/cart/route.ts`. */
export type RouteModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const isHandler = (value: unknown): value is Handler => typeof value === 'function'

/** Files and streams go out past the schema of the reply. */
const PASSED_ON = [
  'text/csv',
  'application/pdf',
  'application/xml',
  'image/webp',
  'application/x-ndjson',
  'text/event-stream',
  'application/json',
]

/** What is no JSON, a handler reads by itself. */
const FILES: Readonly<Record<string, string>> = {
  'POST /api/admin/import': 'text/csv',
  'POST /api/admin/import/dry-run': 'text/csv',
  'POST /api/admin/bank-statements': 'text/csv',
  'POST /api/admin/pictures': 'multipart/form-data; boundary=b',
  'POST /api/withdrawal': 'application/x-www-form-urlencoded',
  'POST /api/withdrawal/confirmation': 'application/x-www-form-urlencoded',
  'POST /api/complaint': 'multipart/form-data; boundary=b',
  'POST /api/opinion-photos': 'multipart/form-data; boundary=b',
  'POST /api/unsubscribe': 'application/x-www-form-urlencoded',
  'POST /api/stock-notices': 'application/x-www-form-urlencoded',
}

const inputOf = (schema: z.ZodType): JsonSchema =>
  jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

function parametersOf(schema: z.ZodType | undefined, where: 'path' | 'query'): Operation['parameters'] {
  const { properties = {} } = schema ? inputOf(schema) : {}
  return Object.entries(properties).map(([name, property]) => ({ name, in: where, schema: property }))
}

function bodyOf(name: string, body: z.ZodType | undefined): Operation['body'] {
  const contentType = FILES[name]
  if (contentType !== undefined) return { contentType, schema: { type: 'string' } }
  return body && { contentType: 'application/json', schema: inputOf(body) }
}

const IDEMPOTENCY_KEY = {
  name: 'idempotency-key',
  in: 'header',
  schema: { type: 'string', format: 'uuid' },
} as const

function operationOf(method: string, path: string, { params, query, body }: Spec): Operation {
  const declared = parametersOf(params, 'path')
  const undeclared = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
    .filter((name) => !declared.some((parameter) => parameter.name === name))
    .map((name) => ({ name, in: 'path' as const, schema: { type: 'string' } }))
  return {
    method,
    path,
    parameters: [
      ...declared,
      ...undeclared,
      ...parametersOf(query, 'query'),
      ...(method === 'POST' ? [IDEMPOTENCY_KEY] : []),
    ],
    body: bodyOf(`${method} ${path}`, body),
  }
}

const nothing = { '': z.literal('') }

/** What a browser without scripts sends is answered with the way to a page, or with a document that has all of it again. */
const formReplies: DeclaredReplies = {
  303: nothing,
  '4XX': { 'application/json': problemSchema, 'text/html': z.string() },
}

const isForm = (name: string): boolean =>
  FILES[name] === 'application/x-www-form-urlencoded' ||
  name === 'POST /api/complaint' ||
  name === 'GET /api/unsubscribe'

/** `z.never()` stands for an answer that is not the handler's own JSON. */
function successOf({ reply, file }: Spec): Record<string, z.ZodType> {
  if (file !== undefined) return { [mediaType(file)]: z.unknown() }
  if (reply instanceof z.ZodNever) return Object.fromEntries(PASSED_ON.map((type) => [type, z.unknown()]))
  return { 'application/json': reply }
}

function repliesOf(name: string, spec: Spec): DeclaredReplies {
  const success = successOf(spec)
  return {
    200: success,
    201: success,
    204: nothing,
    '4XX': { 'application/json': problemSchema },
    // Too long a head, which nobody reads to its end.
    431: nothing,
    ...(isForm(name) && formReplies),
  }
}

const pathOf = (file: string): string => file.replace(/\/route\.tsx?$/, '').replaceAll(/\[(\w+)\]/g, '{$1}')

type CatchAll = (request: Request, context: { params: Promise<{ path: string[] }> }) => Promise<Response>

/** Every declared call, as the catch-all handles it. */
export function listPassedOn(endpoints: readonly Endpoint[], catchAll: CatchAll): BffCall[] {
  return endpoints.map(({ method, path: pattern, ...spec }) => {
    const path = pattern.replaceAll(/:(\w+)/g, '{$1}')
    return {
      operation: operationOf(method, path, spec),
      replies: repliesOf(`${method} ${path}`, spec),
      handler: async (request, context) => {
        const values = await context.params
        const parts = pattern.split('/').slice(2)
        const segments = parts.map((part) => (part.startsWith(':') ? (values[part.slice(1)] ?? '') : part))
        return catchAll(request, { params: Promise.resolve({ path: segments }) })
      },
    }
  })
}

/** Every call that is made by `route`; `specOf` knows with what. */
export function listBffCalls(
  modules: RouteModules,
  specOf: (handler: Handler) => Spec | undefined,
): BffCall[] {
  return Object.entries(modules).flatMap(([file, exported]) =>
    METHODS.flatMap((method) => {
      const handler = exported[method]
      const spec = isHandler(handler) ? specOf(handler) : undefined
      if (!isHandler(handler) || !spec) return []
      const path = pathOf(file)
      const replies = repliesOf(`${method} ${path}`, spec)
      return [{ operation: operationOf(method, path, spec), replies, handler }]
    }),
  )
}

/** The names of the calls of the BFF that are not among these. */
export function listLeftOut(calls: readonly BffCall[]): string[] {
  const names = new Set(calls.map(({ operation }) => nameOf(operation)))
  const there = listCalls().map((call) => call.replaceAll(/\[(\w+)\]/g, '{$1}'))
  return there.filter((call) => !names.has(call)).toSorted()
}

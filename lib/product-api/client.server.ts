import 'server-only'
import { REQUEST_ID_HEADER } from '@bieznik/contract/headers'
import { problemSchema } from '@bieznik/contract/problem'
import type { z } from 'zod'
import { env } from '@/lib/env.server'
import { ProblemError } from '@/lib/http/problem-error'

/** How long the product API may take, in milliseconds. */
const DEADLINES = { catalogue: 2000, cart: 3000, order: 8000, payment: 30_000, import: 90_000 } as const

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base address, with its leading slash. */
  path: string
  /** Another host than the product API's. */
  baseUrl?: string | undefined
  /** The media type that is asked for; JSON when it is not given. */
  accept?: string
  query?: Record<string, string | number | undefined>
  headers?: Record<string, string>
  token?: string
  requestId?: string
  deadline: keyof typeof DEADLINES
}

interface Call<Reply extends z.ZodType> extends Request {
  json?: unknown
  /** JSON that is passed on to the letter. */
  jsonText?: string
  form?: Record<string, string>
  /** The answer is plain text and no JSON; a refusal is JSON all the same. */
  isText?: boolean
  /** What is expected back; an empty answer (204) is read as null. */
  reply: Reply
}

interface ApiAnswer<T> {
  data: T
  headers: Headers
}

/** The one place that talks to the product API. Its refusals come out as `ProblemError`s with its own codes. */
export async function callProductApi<Reply extends z.ZodType>(
  call: Call<Reply>,
): Promise<ApiAnswer<z.output<Reply>>> {
  const { response, text } = await send(call)
  const isText = call.isText && response.ok
  const body: unknown = text === '' ? null : isText ? text : parseJson(text)
  if (!response.ok) throw refusal(body, response.status)
  const reply = call.reply.safeParse(body)
  if (!reply.success)
    throw new ProblemError('upstream_failed', 'the product API answered something unexpected', {
      cause: reply.error,
    })
  return { data: reply.data, headers: response.headers }
}

/** A call whose answer is passed on as it comes; the deadline is for all of it. Refusals come out as `ProblemError`s. */
export async function streamProductApi(
  call: Request & { file?: Uint8Array<ArrayBuffer> },
): Promise<Response> {
  try {
    const response = await request(
      call,
      call.file ?? null,
      new Headers(call.file && { 'content-type': 'text/csv' }),
    )
    if (response.ok) return response
    throw refusal(parseJson(await response.text()), response.status)
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause
    throw new ProblemError('unavailable', 'the product API does not answer', { cause })
  }
}

/** An answer that breaks off or takes too long is none. */
async function send<Reply extends z.ZodType>(
  call: Call<Reply>,
): Promise<{ response: Response; text: string }> {
  const { form, json, jsonText = json === undefined ? undefined : JSON.stringify(json) } = call
  const body = form ? new URLSearchParams(form) : (jsonText ?? null)
  const headers = new Headers(jsonText === undefined ? {} : { 'content-type': 'application/json' })
  try {
    const response = await request(call, body, headers)
    return { response, text: await response.text() }
  } catch (cause) {
    throw new ProblemError('unavailable', 'the product API does not answer', { cause })
  }
}

async function request(call: Request, body: BodyInit | null, headers: Headers): Promise<Response> {
  const url = new URL(call.path, call.baseUrl ?? env.PRODUCT_API_URL)
  for (const [key, value] of Object.entries(call.query ?? {}))
    if (value !== undefined) url.searchParams.set(key, String(value))
  for (const [name, value] of Object.entries(call.headers ?? {})) headers.set(name, value)
  headers.set('accept', call.accept ?? 'application/json')
  if (call.token) headers.set('authorization', `Bearer ${call.token}`)
  if (call.requestId) headers.set(REQUEST_ID_HEADER, call.requestId)
  return fetch(url, {
    method: call.method ?? 'GET',
    headers,
    body,
    signal: AbortSignal.timeout(DEADLINES[call.deadline]),
    redirect: 'error',
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new ProblemError('upstream_failed', 'the product API answered no JSON', { cause })
  }
}

function refusal(json: unknown, status: number): ProblemError {
  const problem = problemSchema.safeParse(json)
  if (!problem.success) return new ProblemError('upstream_failed', `the product API answered ${status}`)
  const { code, message, fields } = problem.data
  return new ProblemError(code, message, { fields })
}

import 'server-only'
import { REQUEST_ID_HEADER } from '@bieznik/contract/headers'
import { problemSchema } from '@bieznik/contract/problem'
import type { z } from 'zod'
import { env } from '@/lib/env.server'
import { ProblemError } from '@/lib/http/problem-error'

/** How long the product API may take, in milliseconds. */
const DEADLINES = { catalogue: 2000, cart: 3000, order: 8000 } as const

interface Call<Reply extends z.ZodType> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base address, with its leading slash. */
  path: string
  /** Another host than the product API's. */
  baseUrl?: string | undefined
  /** The media type that is asked for; JSON when it is not given. */
  accept?: string
  query?: Record<string, string | number | undefined>
  json?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
  token?: string
  requestId?: string
  deadline: keyof typeof DEADLINES
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
  const json: unknown = text === '' ? null : parseJson(text)
  if (!response.ok) throw refusal(json, response.status)
  const reply = call.reply.safeParse(json)
  if (!reply.success)
    throw new ProblemError('upstream_failed', 'the product API answered something unexpected', {
      cause: reply.error,
    })
  return { data: reply.data, headers: response.headers }
}

/** An answer that breaks off or takes too long is none. */
async function send<Reply extends z.ZodType>(
  call: Call<Reply>,
): Promise<{ response: Response; text: string }> {
  const url = new URL(call.path, call.baseUrl ?? env.PRODUCT_API_URL)
  for (const [key, value] of Object.entries(call.query ?? {}))
    if (value !== undefined) url.searchParams.set(key, String(value))
  const headers = new Headers(call.headers)
  headers.set('accept', call.accept ?? 'application/json')
  if (call.token) headers.set('authorization', `Bearer ${call.token}`)
  if (call.requestId) headers.set(REQUEST_ID_HEADER, call.requestId)
  if (call.json !== undefined) headers.set('content-type', 'application/json')
  try {
    const response = await fetch(url, {
      method: call.method ?? 'GET',
      headers,
      body: call.form
        ? new URLSearchParams(call.form)
        : call.json === undefined
          ? null
          : JSON.stringify(call.json),
      signal: AbortSignal.timeout(DEADLINES[call.deadline]),
      redirect: 'error',
    })
    return { response, text: await response.text() }
  } catch (cause) {
    throw new ProblemError('unavailable', 'the product API does not answer', { cause })
  }
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

import 'server-only'
import type { Language } from '@bieznik/contract/language'
import { keyHeader, REQUEST_ID_HEADER } from '@bieznik/contract/platform/headers'
import { problemSchema } from '@bieznik/contract/problem'
import { STATUS_CODES } from 'node:http'
import type { z } from 'zod'
import { env } from '@/lib/env.server'
import { ProblemError } from '@/lib/http/problem-error'
import { addToQuery, type QueryValue } from '@/lib/http/query-record'
import { readReply } from '@/lib/http/read-reply'
import { DEADLINES } from './upstream-figures'
import { upstreamOf } from './upstream.server'

/** A file that is sent as a body. */
export interface File {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A response as it came. */
export interface RawResponse {
  isOk: boolean
  status: number
  headers: Headers
  text: string
}

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base address, with its leading slash. */
  path: string
  /** Another host than the product API's. */
  baseUrl?: string | undefined
  /** The media type that is asked for; JSON when it is not given. */
  accept?: string
  query?: Record<string, QueryValue> | undefined
  headers?: Record<string, string>
  /** Done once for this key, however often it is sent. */
  key?: string | undefined
  token?: string
  requestId?: string
  /** The reader's; not given: Polish. */
  language?: Language | undefined
  deadline: keyof typeof DEADLINES
}

export interface Call<Reply extends z.ZodType> extends Request {
  json?: unknown
  /** JSON that is passed on to the letter. */
  jsonText?: string
  form?: Record<string, string>
  /** Bytes of this media type. */
  file?: File
  /** The response is plain text and no JSON; a refusal is JSON all the same. */
  isText?: boolean
  /** What is expected back; an empty response (204) is read as null. */
  reply: Reply
}

export interface ApiResponse<T> {
  data: T
  headers: Headers
}

/** The one place that talks to the product API. Its refusals come out as `ProblemError`s with its own codes. */
export async function callProductApi<Reply extends z.ZodType>(
  call: Call<Reply>,
): Promise<ApiResponse<z.output<Reply>>> {
  return readResponse(call, await askProductApi(call))
}

/** What a response states. Throws what `callProductApi` throws. */
export function readResponse<Reply extends z.ZodType>(
  { reply, isText }: Pick<Call<Reply>, 'reply' | 'isText'>,
  { isOk, status, headers, text }: RawResponse,
): ApiResponse<z.output<Reply>> {
  const body: unknown = text === '' ? null : isText && isOk ? text : parseJson(text)
  if (!isOk) throw refusal(body, status)
  const read = readReply(reply, body)
  if (!read.success)
    throw new ProblemError('upstream_failed', 'the product API answered something unexpected', {
      cause: read.error,
    })
  return { data: read.data, headers }
}

/** A call whose response is passed on as it comes; the deadline is for all of it. Refusals come out as `ProblemError`s. */
export async function streamProductApi(call: Request & { file?: File }): Promise<Response> {
  const whole = AbortSignal.timeout(DEADLINES[call.deadline])
  const response = await throughBreaker(call, (signal) =>
    request(
      call,
      call.file?.bytes ?? null,
      new Headers(call.file && { 'content-type': call.file.type }),
      AbortSignal.any([signal, whole]),
    ),
  )
  if (response.ok) return response
  try {
    throw refusal(parseJson(await response.text()), response.status)
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause
    throw unavailable(cause)
  }
}

/** A response that breaks off or takes too long is none. */
export async function askProductApi(call: Call<z.ZodType>): Promise<RawResponse> {
  const { form, file, json, jsonText = json === undefined ? undefined : JSON.stringify(json) } = call
  const body = form ? new URLSearchParams(form) : (file?.bytes ?? jsonText ?? null)
  const type = jsonText === undefined ? file?.type : 'application/json'
  const headers = type === undefined ? null : { 'content-type': type }
  return throughBreaker(call, async (signal) => {
    const response = await request(call, body, new Headers(headers ?? {}), signal)
    const { ok: isOk, status } = response
    return { isOk, status, headers: response.headers, text: await response.text() }
  })
}

/** A second try is for what changes nothing, or is done once however often it is sent. */
async function throughBreaker<T>(call: Request, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const isRepeatable = (call.method ?? 'GET') === 'GET' || call.key !== undefined
  try {
    const deadline = DEADLINES[call.deadline]
    return await upstreamOf(addressOf(call), deadline).breaker.run(work, { deadline, isRepeatable })
  } catch (cause) {
    throw unavailable(cause)
  }
}

const unavailable = (cause: unknown): ProblemError =>
  new ProblemError('unavailable', 'the product API does not answer', { cause })

function addressOf(call: Request): URL {
  const url = new URL(call.path, call.baseUrl ?? env.PRODUCT_API_URL)
  addToQuery(url.searchParams, call.query ?? {})
  return url
}

/** What a proxy returns when nothing behind it responds; the product API itself always returns JSON. */
const isGateways = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !headers.get('content-type')?.includes('json')

async function request(
  call: Request,
  body: BodyInit | null,
  headers: Headers,
  signal: AbortSignal,
): Promise<Response> {
  const url = addressOf(call)
  for (const [name, value] of Object.entries({ ...call.headers, ...keyHeader(call.key) }))
    headers.set(name, value)
  headers.set('accept', call.accept ?? 'application/json')
  if (call.language) headers.set('accept-language', call.language)
  if (call.token) headers.set('authorization', `Bearer ${call.token}`)
  if (call.requestId) headers.set(REQUEST_ID_HEADER, call.requestId)
  const { dispatcher } = upstreamOf(url, DEADLINES[call.deadline])
  const init = { method: call.method ?? 'GET', headers, body, signal, redirect: 'error', dispatcher } as const
  const response = await fetch(url, init)
  if (isGateways(response)) throw new Error(`a gateway answered ${response.status}`)
  return response
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new ProblemError('upstream_failed', 'the product API answered no JSON', { cause })
  }
}

/** Its text ends with the status of the response, for the log. */
function refusal(json: unknown, status: number): ProblemError {
  const answered = `Status: ${status} ${STATUS_CODES[status] ?? ''}`.trimEnd()
  const problem = readReply(problemSchema, json)
  if (!problem.success) return new ProblemError('upstream_failed', `the product API failed. ${answered}`)
  const { code, message, fields } = problem.data
  return new ProblemError(code, `${message}. ${answered}`, { fields })
}

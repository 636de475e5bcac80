import { keyHeader } from '@bieznik/contract/platform/headers'
import { problemSchema } from '@bieznik/contract/problem'
import type { z } from 'zod'
import { ProblemError } from './problem-error'
import { readReply } from './read-reply'

/** How long a person waits for a call before it counts as failed, in milliseconds. */
const DEADLINE_MS = 15_000

export interface JsonRequest<Reply> {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  json?: unknown
  /** Done once for this key, however often it is sent. */
  key?: string | undefined
  token?: string | undefined
  signal?: AbortSignal | undefined
  reply: z.ZodType<Reply>
}

/** One call of the browser to the BFF. An empty response is null; every failure comes out as a `ProblemError`. */
export async function requestJson<Reply>(
  path: string,
  { method = 'GET', json, key, token, signal, reply }: JsonRequest<Reply>,
): Promise<Reply> {
  const deadline = AbortSignal.timeout(DEADLINE_MS)
  const answer = await send(path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      // That of the page and not of the browser: what is shown stands on it.
      ...pageLanguage(),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...keyHeader(key),
    },
    body: json === undefined ? null : JSON.stringify(json),
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  })
  return readResponse(answer, reply)
}

function pageLanguage(): Record<string, string> {
  const lang = globalThis.document?.documentElement.lang
  return lang ? { 'accept-language': lang } : {}
}

/** What a browser's call brought back. */
export interface ReceivedResponse {
  ok: boolean
  text: string
}

/** What the BFF returned; throws the `ProblemError` that it reported. */
export function readResponse<Reply>({ ok, text }: ReceivedResponse, reply: z.ZodType<Reply>): Reply {
  const body = parseJson(text)
  if (!ok) throw refusal(body)
  const parsed = readReply(reply, body)
  if (!parsed.success) throw new ProblemError('internal', 'unexpected answer', { cause: parsed.error })
  return parsed.data
}

export interface StreamRequest {
  method?: 'GET' | 'POST'
  /** A file to send, of this media type. */
  file?: { type: string; content: Blob } | undefined
  token?: string | undefined
  signal?: AbortSignal | undefined
}

/** One call of the browser to the BFF whose response is read as it comes. A refusal comes out as a `ProblemError`. */
export async function requestStream(
  path: string,
  { method = 'GET', file, token, signal }: StreamRequest,
): Promise<Response> {
  const response = await fetchOf(path, {
    method,
    credentials: 'same-origin',
    headers: {
      ...(file && { 'content-type': file.type }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: file?.content ?? null,
    signal: signal ?? null,
  })
  if (!response.ok) throw refusal(parseJson(await response.text()))
  return response
}

async function fetchOf(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch (cause) {
    throw new ProblemError('unavailable', 'the shop does not answer', { cause })
  }
}

/** A response that breaks off or takes too long is none. */
async function send(path: string, init: RequestInit): Promise<ReceivedResponse> {
  try {
    const response = await fetch(path, init)
    return { ok: response.ok, text: await response.text() }
  } catch (cause) {
    if (init.signal?.aborted && cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new ProblemError('unavailable', 'the shop does not answer', { cause })
  }
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : (JSON.parse(text) as unknown)
  } catch (cause) {
    throw new ProblemError('internal', 'the answer is no JSON', { cause })
  }
}

function refusal(body: unknown): ProblemError {
  const { data: problem } = readReply(problemSchema, body)
  if (!problem) return new ProblemError('internal', 'the call failed')
  const { code, message, fields, requestId } = problem
  return new ProblemError(code, message, { fields, requestId })
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { z } from 'zod'
import { Refusal, type Issue } from './refusal.ts'

/** A call, as far as routes look at it. */
export type Call = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  /** The text of the body. */
  body: string
  /** The address of the stand-in, for links. */
  base: string
}

export async function readCall(request: IncomingMessage): Promise<Call> {
  const base = `http://${request.headers.host}`
  const { pathname, searchParams } = new URL(request.url ?? '/', base)
  const { method = 'GET', headers } = request
  return { method, path: pathname, query: searchParams, headers, body: await text(request), base }
}

function parse(body: string): unknown {
  try {
    return body === '' ? {} : JSON.parse(body)
  } catch {
    throw new Refusal('INVALID_REQUEST', 'MALFORMED_REQUEST_JSON')
  }
}

function issueOf({ code, input, ...issue }: z.core.$ZodIssue): Issue {
  if (input === undefined && code !== 'unrecognized_keys') return 'MISSING_REQUIRED_PARAMETER'
  if (code === 'invalid_value') return 'INVALID_PARAMETER_VALUE'
  const isOfLength = (code === 'too_big' || code === 'too_small') && 'origin' in issue
  return isOfLength && issue.origin === 'string' ? 'INVALID_STRING_LENGTH' : 'INVALID_PARAMETER_SYNTAX'
}

/** Throws a Refusal as PayPal does for what cannot be read. */
export function readJson<Schema extends z.ZodType>({ body }: Call, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(parse(body), { reportInput: true })
  if (read.success) return read.data
  const [first] = read.error.issues
  if (!first) throw new Error('what cannot be read has an issue')
  throw new Refusal('INVALID_REQUEST', issueOf(first), `/${first.path.join('/')}`)
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { z } from 'zod'
import { Refusal } from './refusal.ts'

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

/** Throws a Refusal as PayPal does for what cannot be read. */
export function readJson<Schema extends z.ZodType>({ body }: Call, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(body === '' ? {} : JSON.parse(body))
  } catch {
    throw new Refusal('INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX')
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

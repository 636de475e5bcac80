import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { matches } from '../lib/http/entity-tag.ts'
import { sendBytes } from './encoded-body.ts'
import { encode, encodingFor } from './encoding.ts'
import type { RenderedPage } from './render-page.ts'

export type Headers = Readonly<OutgoingHttpHeaders>

/** What no cache may store: it concerns one person, or may be different in a moment. */
export const NO_STORE = { 'cache-control': 'private, no-store', 'cdn-cache-control': 'no-store' }

export function sendEmpty(response: ServerResponse, status: number): void {
  setHeaders(response, NO_STORE)
  response.writeHead(status, { 'content-length': 0 }).end()
}

export function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value)
}

export const isHtml = (headers: Headers): boolean => String(headers['content-type']).startsWith('text/html')

/** Whether a body is text, and not compressed already. */
export const isCompressible = (headers: Headers): boolean =>
  headers['content-encoding'] === undefined &&
  /^(?:text\/|application\/(?:xml|json)|image\/svg)/.test(String(headers['content-type']))

/** Sends what Next.js rendered for this request alone, as it is. */
export function sendRendered(response: ServerResponse, { status, headers, body }: RenderedPage): void {
  setHeaders(response, headers)
  response.writeHead(status).end(body)
}

/** The same, compressed. */
export async function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<void> {
  response.appendHeader('vary', 'Accept-Encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  sendBytes(response, encoding ? await encode(body, encoding) : body, encoding)
}

/** Whether the client has the response with this tag; then it has been sent as 304. */
export function sendNotModified(request: IncomingMessage, response: ServerResponse, etag: string): boolean {
  if (!matches(request.headers['if-none-match'], etag)) return false
  response.removeHeader('content-length')
  response.writeHead(304).end()
  return true
}

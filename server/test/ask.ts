import inject from 'light-my-request'
import type { OutgoingHttpHeaders } from 'node:http'
import { compose, type Handler, type Middleware } from '../middleware.ts'

/** What a client gets from these middlewares in front of `handler`. */
export async function ask(
  middlewares: readonly Middleware[],
  handler: Handler,
  path: string,
  headers: Record<string, string> = {},
) {
  const respond = compose(middlewares, handler)
  const reply = await inject(respond, {
    method: 'GET',
    url: path,
    headers: { host: 'shop.example', ...headers },
  })
  return { status: reply.statusCode, headers: reply.headers, body: reply.payload, bytes: reply.rawPayload }
}

/** A handler that responds as Next.js does with a document. */
export const html =
  (status: number, body: string, headers: OutgoingHttpHeaders = {}): Handler =>
  (_request, response) => {
    response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', vary: 'rsc', ...headers })
      .end(body)
  }

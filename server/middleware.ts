import type { IncomingMessage, ServerResponse } from 'node:http'

/** Responds to the request, or calls `next` for the middleware after it. One that waits handles its own errors. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void | Promise<void>

/** Where every request ends that no middleware has responded to. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Runs the middlewares in this order, and then the handler. */
export function compose(middlewares: readonly Middleware[], handler: Handler): Handler {
  return middlewares.reduceRight<Handler>(
    (next, middleware) => (request, response) =>
      void middleware(request, response, () => next(request, response)),
    handler,
  )
}

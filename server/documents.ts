import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorPages } from './error-pages.ts'
import type { Handler, Middleware } from './middleware.ts'
import { isDocumentRequest } from './request.ts'
import { renderPage } from './render-page.ts'
import { isCompressible, sendCompressed, sendRendered, setHeaders } from './send.ts'

interface Options {
  next: Handler
  errorPages: ErrorPages
}

/** Renders documents that are not cached, and sends an error page in place of one that is missing or failed. */
export function documents(options: Options): Middleware {
  return (request, response, next) => {
    if (isDocumentRequest(request)) void respond(options, request, response)
    else next()
  }
}

async function respond({ next, errorPages }: Options, request: IncomingMessage, response: ServerResponse) {
  try {
    const page = await renderPage(next, request.url ?? '/', request.headers)
    const { status, headers, body } = page
    if (status >= 400) return await errorPages.send(request, response, page)
    if (status !== 200 || !isCompressible(headers)) return sendRendered(response, page)
    setHeaders(response, headers)
    await sendCompressed(request, response, body)
  } catch (error) {
    await errorPages.sendFailure(request, response, error)
  }
}

import type { IncomingMessage } from 'node:http'
import { entranceOfStaffPage, roleForStrictDocument } from '../contract/pages.ts'
import { isStrictDocument, parseLocalizedPath } from '../contract/routes.ts'
import type { ErrorPages } from './error-pages.ts'
import type { Handler, Middleware } from './middleware.ts'
import { isDocumentRequest, pathOf } from './request.ts'
import { renderPage } from './render-page.ts'
import { sendToSignIn } from './sign-in-redirect.ts'

interface Options {
  next: Handler
  errorPages: ErrorPages
}

/**
 * Decides 403, 404 and the way to sign-in of documents for signed-in people before they are rendered: Next.js has sent the head of a
 * page when the page refuses, and then only scripts lead on. The pages check by themselves as well.
 */
export function accessCheck({ next: render, errorPages }: Options): Middleware {
  return async (request, response, next) => {
    const path = pathOf(request)
    if (!isDocumentRequest(request) || !isStrictDocument(path)) return next()
    try {
      const status = await refusalOf(render, request, path)
      if (status === null) next()
      else if (status === 401) sendToSignIn(request, response)
      else await errorPages.send(request, response, { status, failure: null })
    } catch (error) {
      await errorPages.sendFailure(request, response, error)
    }
  }
}

/** The status with which a document is refused; null: its page may be rendered. */
async function refusalOf(
  render: Handler,
  request: IncomingMessage,
  path: string,
): Promise<401 | 403 | 404 | null> {
  const page = parseLocalizedPath(path).path
  const role = roleForStrictDocument(page)
  if (role === null) return 404
  if (role === 'anyone') return null
  const query = role === 'staff' ? `?area=${entranceOfStaffPage(page)}` : ''
  const { status } = await renderPage(render, `/api/session${query}`, request.headers)
  return status === 401 || status === 403 ? status : null
}

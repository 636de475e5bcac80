import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPrefixed, isPublicPage } from '../contract/routes.ts'
import { recordUncached } from '../lib/cache/render-record.ts'
import type { CriticalCss } from './critical-css/critical-css.ts'
import { EncodedBody } from './encoded-body.ts'
import { encodingFor } from './encoding.ts'
import type { ErrorPages } from './error-pages.ts'
import { log } from './log.ts'
import type { Handler, Middleware } from './middleware.ts'
import { pageVariantOf, type PageVariant } from './page-variant.ts'
import { isDocumentRequest, isPageRequest, pathOf } from './request.ts'
import { renderPage, type RenderedPage } from './render-page.ts'
import { CachedResponse, ResponseCache } from './response-cache.ts'
import { isHtml, sendCompressed, sendNotModified, setHeaders, type Headers } from './send.ts'

/** Of all cached responses. */
const MAX_BYTES = 128 * 1024 * 1024

/** By these an address without a language shows its page or redirects to another language. */
const CHOOSES_LANGUAGE = 'Accept-Language, Cookie'

interface Options {
  next: Handler
  errorPages: ErrorPages
  criticalCss: CriticalCss
  /** Whether next.config.ts or middleware.ts may respond with something else than the page. */
  mayRedirect: (request: IncomingMessage) => boolean
  maxBytes?: number
}

type Rendered = CachedResponse | RenderedPage

/**
 * Responds with cached public pages, and renders those that are missing, stale or invalidated, each once however many ask. While
 * a page cannot be rendered the stale one is sent, for up to a day (docs/caching.md).
 */
export function pageCache(options: Options): Middleware {
  const cache = new ResponseCache(options.maxBytes ?? MAX_BYTES)
  const running = new Map<string, Promise<Rendered>>()

  return (request, response, next) => {
    if (!isPageRequest(request) || !isPublicPage(pathOf(request))) return next()
    const variant = options.mayRedirect(request) ? null : pageVariantOf(request)
    const cached = variant ? cache.get(variant.key) : undefined
    // A page does not read any other query, but a route handler may: only what is cached already is known to be a page.
    if (!variant || (!cached && variant.isDocument && !isAlone(request, variant)))
      return recordUncached(pathOf(request), response, next)
    if (cached?.isFresh()) void respond(request, response, cached)
    else void respond(request, response, renderOnce(variant, cached))
  }

  async function respond(
    request: IncomingMessage,
    response: ServerResponse,
    rendered: Rendered | Promise<Rendered>,
  ): Promise<void> {
    try {
      const found = rendered instanceof CachedResponse ? rendered : await rendered
      if (found instanceof CachedResponse) await sendCached(request, response, found)
      else if (found.status >= 400 && isDocumentRequest(request))
        await options.errorPages.send(request, response, found)
      else await sendUncached(request, response, found)
    } catch (error) {
      await options.errorPages.sendFailure(request, response, error)
    }
  }

  function renderOnce(variant: PageVariant, cached: CachedResponse | undefined): Promise<Rendered> {
    const known = running.get(variant.key)
    if (known) return known
    const render = renderAndStore(variant, cached).finally(() => running.delete(variant.key))
    running.set(variant.key, render)
    return render
  }

  async function renderAndStore(variant: PageVariant, cached: CachedResponse | undefined): Promise<Rendered> {
    const page = await renderPage(options.next, variant.url, variant.headers)
    if (page.status >= 500 && cached?.isUsableOnError()) {
      log.warn(
        { path: variant.path, status: page.status },
        'page cache: stale page sent, it cannot be rendered',
      )
      cached.postponeRetry()
      return cached
    }
    const entry = await toEntry(variant, page)
    if (entry) cache.set(variant, entry)
    return entry ?? page
  }

  async function toEntry(
    { path, isDocument }: PageVariant,
    page: RenderedPage,
  ): Promise<CachedResponse | null> {
    if (isDocument && page.status === 404) return new CachedResponse(options.errorPages.notFound(path), page)
    if (page.status !== 200 || isHtml(page.headers) !== isDocument) return null
    const body = await EncodedBody.compress(
      isDocument ? options.criticalCss.inline(path, page.body) : page.body,
    )
    return new CachedResponse({ status: 200, headers: headersOf(path, page), body }, page)
  }
}

/** Whether nothing is asked that the variant does not say. */
const isAlone = ({ url }: IncomingMessage, variant: PageVariant): boolean =>
  url === variant.path || variant.url !== variant.path

function headersOf(path: string, { headers }: RenderedPage): Headers {
  const vary = [headers.vary, 'Accept-Encoding', ...(isPrefixed(path) ? [] : [CHOOSES_LANGUAGE])]
  return { ...headers, vary: vary.filter(Boolean).join(', ') }
}

async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
): Promise<void> {
  const { status, headers, body } = cached.content
  setHeaders(response, headers)
  response.statusCode = status
  if (status === 200) {
    response.setHeader('etag', body.etag)
    if (sendNotModified(request, response, body.etag)) return
  }
  await body.send(response, encodingFor(request.headers['accept-encoding']))
}

/** A redirect, or data for a navigation that cannot be cached. */
async function sendUncached(
  request: IncomingMessage,
  response: ServerResponse,
  page: RenderedPage,
): Promise<void> {
  setHeaders(response, page.headers)
  response.statusCode = page.status
  await sendCompressed(request, response, page.body)
}

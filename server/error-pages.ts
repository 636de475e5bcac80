import type { IncomingMessage, ServerResponse } from 'node:http'
import { languages, type Language } from '../contract/language.ts'
import { parseLocalizedPath, type LocalizedPath } from '../contract/routes.ts'
import type { CriticalCss } from './critical-css/critical-css.ts'
import { EncodedBody } from './encoded-body.ts'
import { encodingFor } from './encoding.ts'
import { log } from './log.ts'
import type { Handler, Middleware } from './middleware.ts'
import { DOCUMENT_HEADERS } from './page-variant.ts'
import { pathOf } from './request.ts'
import { renderPage, type RenderedPage } from './render-page.ts'
import { NO_STORE, sendCompressed, setHeaders, type Headers } from './send.ts'

/** The pages below `/problem` of each language, which are rendered for this file alone. */
const names = [
  'not-found',
  'news-not-found',
  'forbidden',
  'failure',
  'tires',
  'wheels',
  'spacers',
  'product',
  'wheel',
  'spacer',
  'news',
  'news-item',
] as const

type Name = (typeof names)[number]

const OWN_ADDRESS = /^\/problem(?:\/|$)/

/** First segment of a path → what could not be shown there. */
const failures = new Map<string, Name>(
  Object.entries({
    '': 'tires',
    tires: 'tires',
    wheels: 'wheels',
    spacer: 'spacers',
    tireDetail: 'product',
    wheelDetail: 'wheel',
    spacerDetail: 'spacer',
    allnews: 'news',
    news: 'news-item',
  } as const),
)

/** Digests of `ProblemError`s with which a page fails because the product API does. */
const UPSTREAM_FAILURES = ['problem:unavailable', 'problem:upstream_failed']

/** When to try again, in seconds. */
const RETRY_AFTER = 5

/** In place of the number of a product, in the title of a page that could not be shown. */
const ID_PLACEHOLDER = '__id__'

/** Why a page cannot be shown: the status of its response, and the digest of the error behind it. */
export type Failure = Pick<RenderedPage, 'status' | 'failure'>

interface ErrorPage {
  headers: Headers
  body: EncodedBody
  /** Whether the number of a product has to be filled in. */
  hasId: boolean
}

/** Sends a rendered page in place of a document that is missing, refused or failed. */
export class ErrorPages {
  readonly #pages: ReadonlyMap<string, ErrorPage>

  private constructor(pages: ReadonlyMap<string, ErrorPage>) {
    this.#pages = pages
  }

  /** Renders every error page in every language, so that nothing has to work when one is needed. Throws if one fails. */
  static async render(next: Handler, criticalCss: CriticalCss): Promise<ErrorPages> {
    const pages = new Map<string, ErrorPage>()
    for (const language of languages)
      for (const name of names)
        pages.set(`${language} ${name}`, await renderErrorPage(next, criticalCss, language, name))
    return new ErrorPages(pages)
  }

  /** The content of a path at which there is no page. */
  notFound(path: string): Pick<ErrorPage, 'headers' | 'body'> & { status: 404 } {
    const place = parseLocalizedPath(path)
    const { headers, body } = this.#find(place, missingAt(place))
    return { status: 404, headers, body }
  }

  /** Responds to an error of the server itself. Never fails: a response that has begun is broken off. */
  async sendFailure(request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> {
    log.error({ err: error, path: pathOf(request) }, 'server: response failed')
    try {
      if (response.headersSent) response.destroy()
      else await this.send(request, response, { status: 500, failure: null })
    } catch (cause) {
      log.error({ err: cause }, 'error pages: response failed')
      response.destroy()
    }
  }

  /** Makes the error pages no pages of their own. */
  readonly middleware: Middleware = (request, response, next) => {
    if (!OWN_ADDRESS.test(parseLocalizedPath(pathOf(request)).path)) return next()
    this.send(request, response, { status: 404, failure: null }).catch((error: unknown) =>
      this.sendFailure(request, response, error),
    )
  }

  async send(request: IncomingMessage, response: ServerResponse, failure: Failure): Promise<void> {
    const place = parseLocalizedPath(pathOf(request))
    const { status, name } = choose(failure, place)
    const { headers, body, hasId } = this.#find(place, name)
    setHeaders(response, headers)
    if (status === 503) response.setHeader('retry-after', RETRY_AFTER)
    response.statusCode = status
    if (!hasId) return body.send(response, encodingFor(request.headers['accept-encoding']))
    const id = /\d+$/.exec(place.path)?.[0] ?? ''
    await sendCompressed(
      request,
      response,
      Buffer.from(body.plain().toString().replaceAll(ID_PLACEHOLDER, id)),
    )
  }

  #find({ language }: { language: Language }, name: Name): ErrorPage {
    const page = this.#pages.get(`${language} ${name}`)
    if (!page) throw new Error(`error pages: no page ${name} in ${language}`)
    return page
  }
}

async function renderErrorPage(
  next: Handler,
  criticalCss: CriticalCss,
  language: Language,
  name: Name,
): Promise<ErrorPage> {
  const path = `/${language}/problem/${name}`
  const { status, headers, body } = await renderPage(next, path, DOCUMENT_HEADERS)
  if (status !== 200) throw new Error(`error pages: ${path} responded with ${status}`)
  const document = criticalCss.inline(path, body)
  return {
    headers: { ...NO_STORE, 'content-type': headers['content-type'], vary: 'Accept-Encoding' },
    body: await EncodedBody.compress(document),
    hasId: document.includes(ID_PLACEHOLDER),
  }
}

/** A status of Next.js, or 503 where the product API is what failed, and the page that says so. */
function choose({ status, failure }: Failure, place: LocalizedPath): { status: number; name: Name } {
  if (status === 403) return { status, name: 'forbidden' }
  if (status < 500) return { status, name: missingAt(place) }
  const isUpstreams = failure !== null && UPSTREAM_FAILURES.includes(failure)
  return { status: isUpstreams ? 503 : 500, name: failures.get(firstSegment(place)) ?? 'failure' }
}

const firstSegment = ({ path }: LocalizedPath): string => path.split('/', 2)[1] ?? ''

const missingAt = (place: LocalizedPath): Name =>
  firstSegment(place) === 'news' ? 'news-not-found' : 'not-found'

import inject from 'light-my-request'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import onHeaders from 'on-headers'
import { now } from '../lib/cache/invalidated-tags.ts'
import { recordRender, type CachedData } from '../lib/cache/render-record.ts'
import type { Handler } from './middleware.ts'

/** What Next.js responded to one request, whole, and what that depends on. */
export interface RenderedPage {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** What it may show. */
  reads: ReadonlySet<CachedData>
  /** When the render started and when its data become stale, by the clock of `now`. */
  renderedAt: number
  staleAt: number
  /** The digest of the error with which it failed; null: it did not. */
  failure: string | null
}

/** Of one response, or of how it was sent. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']

/** Has Next.js render `url` without a connection, so that status and content are known before anything is sent. */
export async function renderPage(
  next: Handler,
  url: string,
  headers: IncomingHttpHeaders,
): Promise<RenderedPage> {
  const renderedAt = now()
  let status = 200
  const respond: Handler = (request, response) => {
    // A page that is refused after its head would have been sent still changes the status.
    onHeaders(response, () => (status = response.statusCode))
    next(request, response)
  }
  const [path = url] = url.split('?', 1)
  const { result, record } = await recordRender(path, async () => {
    const request = { method: 'GET', url, headers: withoutEncoding(headers) } as const
    const injected = await inject(respond, { ...request, payloadAsStream: true })
    return { headers: injected.headers, body: await buffer(injected.stream()) }
  })
  const kept = Object.entries(result?.headers ?? {}).filter(([name]) => !HOP_BY_HOP.includes(name))
  return {
    status: result ? status : 500,
    headers: Object.fromEntries(kept),
    body: result?.body ?? Buffer.of(),
    reads: record.reads,
    renderedAt,
    staleAt: record.staleAt,
    failure: record.failure,
  }
}

/** The server compresses by itself, once. */
function withoutEncoding({ 'accept-encoding': _, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers
}

/*
 * The storefront as people reach it: Next.js behind a server of our own, which draws the documents of what is not there or
 * failed, tells Next.js a caller's true address, and ends without losing a request. It serves what `npm run build` made;
 * `npm run dev` uses the server of Next.js.
 *
 *   NODE_ENV=production node scripts/storefront/main.ts [--ignore-env-files]
 */
import compression from 'compression'
import next from 'next'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { isStrictDocument, securityHeaders, sourcesOf } from '../../lib/http/security-headers.ts'
import { environment, root } from '../env.mjs'
import { readSettings } from '../settings.mjs'
import { answerWith } from './answer.ts'
import { clientAddress } from './client-address.ts'
import { prepareClosing } from './closing.ts'
import { readFirstPaint } from './first-paint.ts'
import { holdRefusal } from './held-refusal.ts'
import { log } from './log.ts'
import { countRequests } from './metrics.ts'
import { readMatcher } from './middleware-matcher.ts'
import { isPageForEveryone, pathOf } from './page-for-everyone.ts'
import { PreparedPages } from './prepared.ts'
import { drawDocuments } from './problem-documents.ts'
import { hasTwoHosts, refuseUnreadable } from './refuse-unreadable.ts'
import { isReadable, originForm } from './request-target.ts'
import { readRouteNames } from './route-names.ts'
import { isRouterState } from './router-state.ts'
import { serveMetrics } from './serve-metrics.ts'
import { BUILT, PUBLIC, staticFiles } from './static-files.ts'
import { leaveUnreadBodies, requestsWith } from './unread-bodies.ts'

// Next.js decodes pictures of other hosts, and would do so with AVIF (HEIF) as well.
sharp.block({ operation: ['VipsForeignLoadHeif'] })

const { host, ports, trustedProxyHops, metrics } = readSettings(process.argv.slice(2))
const storefront = next({ dir: root, hostname: host, port: ports.storefront })
await storefront.prepare()
const headers = securityHeaders(sourcesOf(environment()))
const handle = storefront.getRequestHandler()

/** Bytes of what was made of pages. */
const PREPARED = 100_000_000

const built = join(root, '.next/static')
const pages = new PreparedPages(PREPARED, await readFirstPaint(built))
const documents = await drawDocuments((request, answer) => void handle(request, answer))
const Answer = answerWith(documents, headers, pages)
const Request = requestsWith()
const isForMiddleware = await readMatcher(root)
const answersForFile = await staticFiles([
  { ...BUILT, path: built },
  { ...PUBLIC, path: join(root, 'public') },
])
const compress = compression()

const server = createServer({ IncomingMessage: Request, ServerResponse: Answer }, (request, answer) => {
  if (hasTwoHosts(request)) return sendBare(answer, 400)
  const { headers: said, socket } = request
  const forwarded = said['x-forwarded-for']
  said['x-forwarded-for'] = clientAddress({
    socket: socket.remoteAddress,
    forwarded: Array.isArray(forwarded) ? forwarded.join() : forwarded,
    trustedHops: trustedProxyHops,
  })
  // Next.js would take a nonce from it and write it into pages that are kept for everyone; the middleware alone says one.
  delete said['content-security-policy']
  delete said['content-security-policy-report-only']
  const routerState = said['next-router-state-tree']
  if (routerState !== undefined && !isRouterState(routerState)) delete said['next-router-state-tree']
  // The same as GET, and Node.js leaves the body out; Next.js would not say why a page failed.
  if (request.method === 'HEAD') request.method = 'GET'
  const url = (request.url = originForm(request.url ?? '/'))
  if (answersForFile(request, answer)) return
  if (!isReadable(url)) return sendBare(answer, 404)
  if (!isTaken(request)) {
    answer.setHeader('allow', 'GET, HEAD')
    return sendBare(answer, 405)
  }
  if (isClosing() && url.startsWith('/api/health/')) return void answer.writeHead(503).end()
  // The answer itself packs pages for everyone, once each; what is made for one request is packed on its way.
  if (isPageForEveryone(url) && said.rsc === undefined) {
    if (!isForMiddleware(request) && answer.repeats()) return
    delete said['accept-encoding']
  } else {
    compress(request, answer, () => undefined)
    if (isStrictDocument(pathOf(url)) && said.rsc === undefined)
      holdRefusal(answer, (status) => answer.refuse(status))
  }
  handle(request, answer).catch((error: unknown) => {
    log.error({ err: error }, 'a request could not be handed to Next.js')
    sendBare(answer, 500)
  })
})

/** Calls have their own methods. A page is only read: what a form sends to it, Next.js would take apart as an action. */
function isTaken({ method, url = '/' }: IncomingMessage): boolean {
  return method === 'GET' || url.startsWith('/api/')
}

/** The answer itself puts a document in its place. */
function sendBare(answer: ServerResponse, status: number): void {
  answer.statusCode = status
  answer.setHeader('content-type', 'text/html; charset=utf-8')
  answer.end()
}

refuseUnreadable(server, headers)
leaveUnreadBodies(server)
// Longer than proxies and browsers keep a connection that is not used: whoever closes first must not be the one who is asked.
server.keepAliveTimeout = 75_000
const { close, isClosing } = prepareClosing(server)
if (metrics) {
  countRequests(server, await readRouteNames(root))
  await serveMetrics(metrics)
}
server.listen(ports.storefront, host)
await once(server, 'listening')

const ended = await Promise.race(
  (['SIGTERM', 'SIGINT'] as const).map((signal) => once(process, signal).then(() => signal)),
)
log.info({ signal: ended }, 'stopping')
await close()
await storefront.close()
process.exit(0)

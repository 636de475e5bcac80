import type { IncomingMessage, Server } from 'node:http'
import { isInternalPath } from '../contract/routes.ts'
import type { ErrorPages } from './error-pages.ts'
import type { Middleware } from './middleware.ts'
import { isRouterState } from './next-internals.ts'
import { sendEmpty } from './send.ts'

/** Of a path, in characters as they are sent. The longest address of the shop is a search of 100 letters, each escaped to six or nine. */
const MAX_PATH_LENGTH = 2_000

/** Refuses what no program behind this one could read alike, and takes out headers that only the shop's own code may set. */
export function malformedRequests(errorPages: ErrorPages): Middleware {
  return (request, response, next) => {
    if (hasTwoHosts(request)) return sendEmpty(response, 400)
    request.url = originForm(request.url ?? '/')
    if (!isAddress(request.url))
      return void errorPages
        .send(request, response, { status: 404, failure: null })
        .catch((error: unknown) => errorPages.sendFailure(request, response, error))
    // The same as GET, and Node.js leaves the body out; Next.js would not report why a page failed.
    if (request.method === 'HEAD') request.method = 'GET'
    // A page is only read: Next.js would parse a form that is sent to it as an action.
    if (request.method !== 'GET' && !request.url.startsWith('/api/')) {
      response.setHeader('allow', 'GET, HEAD')
      return sendEmpty(response, 405)
    }
    dropForgedHeaders(request)
    next()
  }
}

/**
 * Next.js takes a nonce from the policy in a request and writes it into the page, which may be cached: only the middleware sets
 * one. And it fails with 500 on a router state that it cannot parse.
 */
function dropForgedHeaders({ headers }: IncomingMessage): void {
  delete headers['content-security-policy']
  delete headers['content-security-policy-report-only']
  const state = headers['next-router-state-tree']
  if (state !== undefined && !isRouterState(state)) delete headers['next-router-state-tree']
}

/** A proxy and this server would each take another of two hosts (RFC 9112, 3.2); Node.js takes the first. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1
}

/** The path and query of a request target: clients that speak to a proxy send the whole address (RFC 9112, 3.2.2). */
function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const url = URL.parse(target)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.pathname + url.search : target
}

/** Whether the path is no longer than any address of the shop, its escapes are UTF-8, and it is not one that only the middleware makes. */
function isAddress(target: string): boolean {
  const path = target.split('?', 1)[0] ?? ''
  if (path.length > MAX_PATH_LENGTH) return false
  try {
    return !isInternalPath(decodeURIComponent(path))
  } catch {
    return false
  }
}

const STATUS_LINES = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
])

/** Responds to what the HTTP parser refuses, which no middleware gets to see, with these headers. */
export function respondToParserErrors(server: Server, headers: Readonly<Record<string, string>>): void {
  const lines = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    socket.end(`HTTP/1.1 ${STATUS_LINES.get(error.code ?? '') ?? '400 Bad Request'}\r\n${head}\r\n`)
  })
}

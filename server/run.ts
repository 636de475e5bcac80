import closeWithGrace from 'close-with-grace'
import compression from 'compression'
import next from 'next'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { issuerUrl, watchClock } from '../backend-kit/clock-check.ts'
import { securityHeaders, sourcesOf } from '../lib/http/security-headers.ts'
import { accessCheck } from './access-check.ts'
import { drainBodies, drainingRequests } from './body-draining.ts'
import { CriticalCss, readSheets } from './critical-css/critical-css.ts'
import { documents } from './documents.ts'
import { definedVariables, env, readConfigWithoutCompiler, root } from './env.ts'
import { ErrorPages } from './error-pages.ts'
import { gracefulShutdown } from './graceful-shutdown.ts'
import { log } from './log.ts'
import { malformedRequests, respondToParserErrors } from './malformed-requests.ts'
import { requestMetrics } from './metrics.ts'
import { compose } from './middleware.ts'
import { readRoutePatterns, REWRITE_HOST } from './next-internals.ts'
import { pageCache } from './page-cache.ts'
import { proxyTrust } from './proxy-trust.ts'
import { readMayRedirect } from './redirects.ts'
import { responseHeaders } from './response-headers.ts'
import { routeNames } from './route-names.ts'
import { serveMetrics } from './serve-metrics.ts'
import { startWarnings } from './start-warnings.ts'
import { staticFiles } from './static-files.ts'

/** Opens the storefront. */
export async function run(): Promise<void> {
  // Next.js decodes pictures of other hosts; AVIF (HEIF) is not accepted from there.
  sharp.block({ operation: ['VipsForeignLoadHeif'] })

  const headers = securityHeaders(sourcesOf(definedVariables()))
  const nameOf = routeNames(await readRoutePatterns(root))

  readConfigWithoutCompiler()
  const storefront = next({ dir: root, hostname: REWRITE_HOST, port: env.PORT })
  await storefront.prepare()
  const handle = storefront.getRequestHandler()
  const handler = (request: IncomingMessage, response: ServerResponse) =>
    void handle(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'next: request failed')
      response.writeHead(500).end()
    })

  const built = join(root, '.next/static')
  const sheets = env.CRITICAL_CSS === 'off' ? new Map<string, string>() : await readSheets(built)
  const criticalCss = new CriticalCss(sheets, (path) => nameOf(path).route)
  const errorPages = await ErrorPages.render(handler, criticalCss)
  const shutdown = gracefulShutdown()

  const respond = compose(
    [
      ...(env.METRICS_PORT === undefined ? [] : [requestMetrics(nameOf)]),
      responseHeaders(headers),
      shutdown.middleware,
      malformedRequests(errorPages),
      errorPages.middleware,
      proxyTrust(env.TRUSTED_PROXY_HOPS),
      await staticFiles([
        { path: built, address: '/_next/static/', maxAge: '1y', isImmutable: true },
        { path: join(root, 'public'), address: '/', maxAge: '1d', isImmutable: false },
      ]),
      accessCheck({ next: handler, errorPages }),
      pageCache({ next: handler, errorPages, criticalCss, mayRedirect: await readMayRedirect(root) }),
      documents({ next: handler, errorPages }),
      compression(),
    ],
    handler,
  )

  const server = createServer({ IncomingMessage: drainingRequests() }, respond)
  respondToParserErrors(server, headers)
  drainBodies(server)
  // Longer than proxies and browsers keep an idle connection, so that they close it first and no request meets a closed one.
  server.keepAliveTimeout = 75_000
  if (env.METRICS_PORT !== undefined) await serveMetrics({ host: env.METRICS_HOST, port: env.METRICS_PORT })
  for (const warning of await startWarnings(root, definedVariables(), new Date())) log.warn(warning)
  globalThis.bieznikClock = watchClock({ url: issuerUrl(env.FIREBASE_AUTH_EMULATOR_HOST), log })
  server.listen(env.PORT, env.HOST)
  await once(server, 'listening')

  closeWithGrace(
    { delay: 15_000, skip: ['uncaughtException', 'unhandledRejection'], logger: false },
    async ({ signal }) => {
      log.info({ signal }, 'stopping')
      await shutdown.close(server)
      await storefront.close()
    },
  )
}

import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { matchHas } from 'next/dist/shared/lib/router/utils/prepare-destination.js'
import { z } from 'zod'
import { pathOf } from './request.ts'

/*
 * Everything that the shop relies on and Next.js does not document, for the version in package.json. Reading a manifest fails with its
 * name when a new version writes it differently, and `server/start.test.ts` holds the rest to a build.
 *
 * 1. `.next/routes-manifest.json`: patterns of redirects with their conditions, and of pages (for the names of metrics).
 * 2. `.next/server/middleware-manifest.json`: when Next.js calls the middleware.
 * 3. `matchHas`: how it evaluates the conditions of both.
 * 4. `parseAndValidateFlightRouterState`: which `next-router-state-tree` headers it can parse; it fails with 500 on the others.
 * 5. A user agent that `htmlLimitedBots` names gets a document that is rendered in one pass and not stored by Next.js.
 * 6. The data that a static page sends to a navigation (`rsc`) depend on the two prefetch headers and on no other.
 * 7. Requests that need the same entry of `use cache` at the same time share one call of its function, and those that join it end
 *    after it is written; the cache handler is called for the first of them alone (lib/cache/render-record.ts).
 * 8. Requests for the data of one path share one render while it runs, whatever kind of data they want (`e2e/upstream-calls.heavy.test.ts`).
 *    One that joins reads nothing by itself, so its record takes over what was read before (lib/cache/render-record.ts).
 * 9. A rewrite of the middleware stays within the process only when its host is the one that `next()` was given (`REWRITE_HOST`).
 *    `e2e/facets.test.ts` fails otherwise: the rewritten addresses are 404 when they come as requests.
 * 10. A variable by which Node.js itself reads `next.config.ts` (`readConfigWithoutCompiler` in `env.ts`). Were it no more, the compiler would be loaded
 *    as before.
 */

/** Next.js writes loopback addresses as `localhost` in the URLs of the middleware; with another name it would fetch each rewrite over HTTP. */
export const REWRITE_HOST = 'localhost'

const pattern = z.string().transform((text) => new RegExp(text))

type Conditions = Parameters<typeof matchHas>[2]

const condition = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['header', 'cookie', 'query']), key: z.string(), value: z.string().optional() }),
  z.object({ type: z.literal('host'), key: z.undefined().optional(), value: z.string() }),
])
const conditions = z.array(condition).optional()

const routesManifest = z.object({
  redirects: z.array(
    z.object({ regex: pattern, has: conditions, missing: conditions, internal: z.boolean().optional() }),
  ),
  staticRoutes: z.array(z.object({ page: z.string(), regex: pattern })),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: pattern })),
})

const middlewareManifest = z.object({
  middleware: z.object({
    '/': z
      .object({ matchers: z.array(z.object({ regexp: pattern, has: conditions, missing: conditions })) })
      .optional(),
  }),
})

/** Reads a manifest; throws with its name when this version of Next.js writes it differently. */
async function readManifest<Schema extends z.ZodType>(root: string, name: string, schema: Schema) {
  const parsed = schema.safeParse(JSON.parse(await readFile(join(root, '.next', name), 'utf8')))
  if (parsed.success) return parsed.data
  throw new Error(`next-internals: ${name} has changed. ${z.prettifyError(parsed.error)}`)
}

/** Whether a redirect of next.config.ts applies to a request. */
export async function readRedirects(root: string): Promise<(request: IncomingMessage) => boolean> {
  const { redirects } = await readManifest(root, 'routes-manifest.json', routesManifest)
  return (request) =>
    redirects.some(({ regex, has, missing }) => regex.test(pathOf(request)) && isMet(request, has, missing))
}

/** Whether Next.js calls middleware.ts for a request. */
export async function readMiddlewareMatcher(root: string): Promise<(request: IncomingMessage) => boolean> {
  const { middleware } = await readManifest(root, 'server/middleware-manifest.json', middlewareManifest)
  const matchers = middleware['/']?.matchers ?? []
  return (request) =>
    matchers.some(({ regexp, has, missing }) => regexp.test(pathOf(request)) && isMet(request, has, missing))
}

function isMet(request: IncomingMessage, has: Conditions, missing: Conditions): boolean {
  const query = Object.fromEntries(new URL(request.url ?? '/', 'http://localhost').searchParams)
  return matchHas(request, query, has, missing) !== false
}

export interface RoutePattern {
  page: string
  regex: RegExp
}

/** The routes of the build in the order in which they are tried, without those of Next.js itself. */
export async function readRoutePatterns(root: string): Promise<RoutePattern[]> {
  const { staticRoutes, dynamicRoutes } = await readManifest(root, 'routes-manifest.json', routesManifest)
  return [...staticRoutes, ...dynamicRoutes].filter(({ page }) => !page.startsWith('/_'))
}

/** Whether Next.js can parse the header `next-router-state-tree`. */
export function isRouterState(header: string | string[]): boolean {
  try {
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}

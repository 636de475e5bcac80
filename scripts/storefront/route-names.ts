import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { placeOf } from './problem.ts'

export interface RouteName {
  kind: 'api' | 'page' | 'file'
  /** The pattern, of which there are as many as routes: never what stands in an address. */
  route: string
}

const routeSchema = z.object({ page: z.string(), regex: z.string().transform((text) => new RegExp(text)) })

/** Of the manifest that `next build` writes; routes of each list in the order in which they are tried. */
const manifestSchema = z.object({
  staticRoutes: z.array(routeSchema),
  dynamicRoutes: z.array(routeSchema),
})

const UNKNOWN = 'unknown'

/** @internal */
export function routeNames(manifest: unknown): (url: string) => RouteName {
  const { staticRoutes, dynamicRoutes } = manifestSchema.parse(manifest)
  // Pages that begin with an underscore are Next.js’s own.
  const routes = [...staticRoutes, ...dynamicRoutes].filter(({ page }) => !page.startsWith('/_'))
  const find = (path: string) => routes.find(({ regex }) => regex.test(path))?.page ?? UNKNOWN
  return (url) => {
    const { language, path } = placeOf(url)
    if (/^\/api(?:\/|$)/.test(path)) {
      const route = find(path)
      return { kind: 'api', route: route.startsWith('/api') ? route : UNKNOWN }
    }
    if (path.startsWith('/_next/')) return { kind: 'file', route: '/_next' }
    const own = find(path)
    // A file of the root, unless it is a page without its language.
    if (!own.startsWith('/[locale]') && own !== UNKNOWN) return { kind: 'file', route: own }
    return { kind: 'page', route: find(path === '/' ? `/${language}` : `/${language}${path}`) }
  }
}

/** Names by the routes of the build that is being served. */
export async function readRouteNames(root: string): Promise<(url: string) => RouteName> {
  const text = await readFile(join(root, '.next/routes-manifest.json'), 'utf8')
  return routeNames(JSON.parse(text))
}

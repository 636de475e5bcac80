import { parseLocalizedPath } from '../contract/routes.ts'
import type { RoutePattern } from './next-internals.ts'

export interface RouteName {
  kind: 'api' | 'page' | 'file'
  /** The pattern, of which there are as many as routes: never what stands in an address. */
  route: string
}

const UNKNOWN = 'unknown'

/** Names addresses by the routes of the build. */
export function routeNames(routes: readonly RoutePattern[]): (url: string) => RouteName {
  const find = (path: string) => routes.find(({ regex }) => regex.test(path))?.page ?? UNKNOWN
  return (url) => {
    const { language, path } = parseLocalizedPath(url.split('?', 1)[0] ?? '/')
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

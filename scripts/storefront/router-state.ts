import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'

/**
 * Whether Next.js can read the header `next-router-state-tree`, in which the script of a page tells it where in the shop it
 * is. Of one that it cannot read, it would say that it has failed itself.
 */
export function isRouterState(header: string | string[]): boolean {
  try {
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}

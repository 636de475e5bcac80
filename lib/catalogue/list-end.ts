import { decodeSegment } from './segment'
import { pagePath, parsePage } from './page-path'

/** What stands behind the path of a list: by what it is narrowed (the query of its address), and its page. */
export interface ListEnd {
  /** Empty: by nothing. */
  by: string
  page: number
}

/** Whether a list is narrowed or paged: its products then come before the filter. */
export const isLookedAt = ({ by, page }: ListEnd): boolean => by !== '' || page > 1

/** Reads the end of a list's path within the storefront: `/page/2`, `/by/sort%3Dnewest/page/2`. Null: no such page can be. */
export function parseListEnd(end: readonly string[] = []): ListEnd | null {
  const [word, segment, ...rest] = end
  const hasFacets = word === 'by' && segment !== undefined
  const by = hasFacets ? decodeSegment(segment) : ''
  const page = parsePage(hasFacets ? rest : end)
  return by === null || page === null ? null : { by, page }
}

/** The address of a page of a list, without a language. */
export function listPath(path: string, { by, page }: ListEnd): string {
  return pagePath(path, page) + (by === '' ? '' : `?${by}`)
}

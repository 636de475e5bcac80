import { FITS_KEY, KIND_KEY, LIST_PATH } from '@bieznik/contract/catalogue/facet-path'
import { listKinds, type ListKind } from '@bieznik/contract/catalogue/facets'
import { languages } from '@bieznik/contract/language'

/** The list that an address shows, as far as a car can narrow it. */
export interface FitList {
  kind: ListKind
  /** What the address says of a car; null: nothing. */
  fits: string | null
  /** Not the first page of it. */
  isFurtherPage: boolean
  /** The first page of the list with this car in the address. */
  addressWith: (fits: string) => string
  /** Where the number of results of that is asked for. */
  countPath: (fits: string, lang: string) => string
}

const PREFIX = new RegExp(`^/(?:${languages.join('|')})(?=/)`)
const LIST = new RegExp(String.raw`^(${LIST_PATH})(/page/\d+)?$`)
const kindOfPath: Record<string, ListKind> = { tires: 'tires', wheels: 'wheels', spacer: 'spacers' }

/** @param shown of what kind all products on the page are. Null: the address is of no list, or of one with several kinds. */
export function fitListAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  shown: ListKind | null,
): FitList | null {
  const [, path, page] = LIST.exec(pathname.replace(PREFIX, '')) ?? []
  if (path === undefined) return null
  const asked = new URLSearchParams(search)
  const [, first = '', , segment = ''] = path.split('/')
  const kind = kindOfPath[first] ?? listKinds.find((each) => each === asked.get(KIND_KEY)) ?? shown
  if (kind === null) return null
  const isSearch = kindOfPath[first] === undefined
  const whole = page === undefined ? pathname : pathname.slice(0, -page.length)
  const queryWith = (fits: string): URLSearchParams => {
    const next = new URLSearchParams(search)
    if (isSearch) next.set(KIND_KEY, kind)
    next.set(FITS_KEY, fits)
    return next
  }
  return {
    kind,
    fits: asked.get(FITS_KEY),
    isFurtherPage: page !== undefined,
    addressWith: (fits) => `${whole}?${queryWith(fits)}`,
    countPath: (fits, lang) => {
      const query = new URLSearchParams({ lang, by: queryWith(fits).toString() })
      if (isSearch) query.set('text', textOf(segment))
      else query.set('segment', segment)
      return `/api/narrowed/${kind}?${query}`
    },
  }
}

function textOf(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray % that somebody typed into the address stands for itself.
    return segment
  }
}

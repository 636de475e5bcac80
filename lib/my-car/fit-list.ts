import { FITS_KEY, KIND_KEY } from '@bieznik/contract/catalogue/facet-path'
import type { ListKind } from '@bieznik/contract/catalogue/facets'
import { splitPage } from '@bieznik/contract/catalogue/split-page'
import { parseLocalizedPath } from '@bieznik/contract/routes'
import { searchTextOf } from '@/lib/catalogue/search-path'

/** A list that a car can narrow. */
export interface FitList {
  kind: ListKind
  /** The value of `FITS_KEY` in the address; null: there is none. */
  fits: string | null
  /** Not the first page of it. */
  isFurtherPage: boolean
  /** The first page of the list with this car in the address. */
  addressWith: (fits: string) => string
  /** Where the number of results of that is asked for. */
  countPath: (fits: string) => string
}

interface ListAddress {
  pathname: string
  kind: ListKind
  /** By what the list is narrowed, the query of its address. */
  by: string
}

export function fitListOf({ pathname, kind, by }: ListAddress): FitList {
  const { list, page } = splitPage(pathname)
  const { language, path } = parseLocalizedPath(list)
  const text = searchTextOf(path)
  const queryWith = (fits: string): URLSearchParams => {
    const next = new URLSearchParams(by)
    if (text !== '') next.set(KIND_KEY, kind)
    next.set(FITS_KEY, fits)
    return next
  }
  return {
    kind,
    fits: new URLSearchParams(by).get(FITS_KEY),
    isFurtherPage: page !== '',
    addressWith: (fits) => `${list}?${queryWith(fits)}`,
    countPath: (fits) => {
      const [, , , segment = ''] = path.split('/')
      const query = new URLSearchParams({ lang: language, by: queryWith(fits).toString() })
      if (text === '') query.set('segment', segment)
      else query.set('text', text)
      return `/api/narrowed/${kind}?${query}`
    },
  }
}

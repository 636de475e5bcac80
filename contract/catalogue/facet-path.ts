import { languages } from '../language.ts'
import { splitPage } from './split-page.ts'

/*
 * Where the storefront shows a narrowed list, and where a visitor sees it. Without the table of facets, since the header of every page
 * imports it.
 */

/** In the address of a search by words: the kind whose facets and orders the results have. */
export const KIND_KEY = 'kind'

/** In the address of a list: the car of which only what fits is shown. */
export const FITS_KEY = 'fits'

/** In its place: everything is shown, also what does not fit. */
export const FITS_ALL = 'all'

/** Paths of the lists that can be narrowed, without a language: of a kind, of its filter, and of a search by words. */
export const LIST_PATH = '/(?:(?:tires|wheels|spacer)(?:/filter/[^/]+)?|products/title/[^/]+)'

/** The path at which the storefront shows a narrowed list. */
export function facetPath(path: string, query: string): string {
  const { list, page } = splitPage(path)
  return `${list}/by/${encodeURIComponent(query)}${page}`
}

const LIST = new RegExp(String.raw`^(?:/(?:${languages.join('|')}))?${LIST_PATH}(?:/page/\d+)?$`)

/** Whether `path`, with or without a language, is that of a list. */
export const isListPath = (path: string): boolean => LIST.test(path)

const NARROWED = new RegExp(`^((?:/(?:${languages.join('|')}))?${LIST_PATH})/by/[^/]+`)

/** The path of the address at which a visitor sees what the storefront shows at `path`; without the query. */
export const visitedPath = (path: string): string => path.replace(NARROWED, '$1')

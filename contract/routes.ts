import { LIST_PATH } from './catalogue/facet-path.ts'
import { languages, type Language } from './language.ts'
import { strictScreens } from './pages.ts'

/* What an address of the storefront is (`pages.ts` has the pages). No zod: the middleware and the browser import it. */

/** First segments below which there are no pages. */
export const folders = ['api', '_next', 'sitemaps', 'pictures', 'drawings', '.well-known'] as const

const PREFIX = `(?:/(?:${languages.join('|')}))?`
const STRICT = new RegExp(`^${PREFIX}/(?:${strictScreens.join('|')})(?:/|$)`)
const OPEN_ENDED = new RegExp(`^${PREFIX}/(?:products/title|compare|(?:tires|wheels|spacer)/(?:filter|by))/`)
const INTERNAL = new RegExp(`^${PREFIX}${LIST_PATH}/by(?:/|$)`)
const FOLDER = new RegExp(`^/(?:${folders.map((folder) => folder.replace('.', '[.]')).join('|')})(?:/|$)`)
/** `robots.txt` */
const ROOT_FILE = /^\/[^/]*\.[^/]*$/
/** Drawn, for previews of links: `/pl/share/shop.png`. */
const SHARE_PICTURE = new RegExp(`^/(?:${languages.join('|')})/share/`)

/** Whether the document at `path` carries the strict policy, and so has to be entered by a full page load. */
export const isStrictDocument = (path: string): boolean => STRICT.test(path)

/** Whether a visitor can make up addresses like this one without end: searches, filters and comparisons. */
export const isOpenEnded = (path: string): boolean => OPEN_ENDED.test(path)

/** Whether only the middleware may make addresses like this one (`narrowed-query.ts`): a visitor's would be another key of the same page. */
export const isInternalPath = (path: string): boolean => INTERNAL.test(path)

/** Whether `path` is below a folder without pages. */
export const isInFolder = (path: string): boolean => FOLDER.test(path) || SHARE_PICTURE.test(path)

/** Whether `path` is that of a page which is the same for everyone, and so may be cached. */
export const isPublicPage = (path: string): boolean =>
  !isInFolder(path) && !ROOT_FILE.test(path) && !isStrictDocument(path)

/** An address without its language: `/en/tires` is `/tires` in English. */
export interface LocalizedPath {
  language: Language
  path: string
}

export function parseLocalizedPath(pathname: string): LocalizedPath {
  const language = languages.find((each) => pathname === `/${each}` || pathname.startsWith(`/${each}/`))
  if (language === undefined) return { language: 'pl', path: pathname }
  return { language, path: pathname.slice(language.length + 1) || '/' }
}

/** Whether an address carries its language, so that the page does not depend on the visitor's choice. */
export const isPrefixed = (pathname: string): boolean =>
  new RegExp(`^/(?:${languages.join('|')})(?:/|$)`).test(pathname)

import { languages, type Language } from '../../contract/order.ts'

/** The pages below `/problem` of each language; nobody but the server asks for them. */
export const problems = [
  'not-found',
  'news-not-found',
  'forbidden',
  'failure',
  'tires',
  'wheels',
  'spacers',
  'product',
  'wheel',
  'spacer',
  'news',
  'news-item',
] as const

export type Problem = (typeof problems)[number]

/** First segment of a path → what could not be shown there. */
const failures = new Map<string, Problem>(
  Object.entries({
    '': 'tires',
    tires: 'tires',
    wheels: 'wheels',
    spacer: 'spacers',
    tireDetail: 'product',
    wheelDetail: 'wheel',
    spacerDetail: 'spacer',
    allnews: 'news',
    news: 'news-item',
  }),
)

/** Failures of the product API, by which a page fails that is all right itself. */
const PASSING = /"digest\\?":\\?"problem:(?:unavailable|upstream_failed)\\?"/

export interface Place {
  language: Language
  /** Without the language: `/tires`. */
  path: string
}

/** `url` as it stands in a request; `/` where it cannot be read. */
export function placeOf(url: string): Place {
  const pathname = URL.parse(url, 'http://storefront')?.pathname ?? '/'
  const language = languages.find((each) => pathname === `/${each}` || pathname.startsWith(`/${each}/`))
  if (language === undefined) return { language: 'pl', path: pathname }
  return { language, path: pathname.slice(language.length + 1) || '/' }
}

/** Whether this is the address of one of the documents, which are no pages for people. */
export const isProblemPage = ({ path }: Place): boolean => /^\/problem(?:\/|$)/.test(path)

const firstSegment = ({ path }: Place): string => path.split('/', 2)[1] ?? ''

export const missingAt = (place: Place): Problem =>
  firstSegment(place) === 'news' ? 'news-not-found' : 'not-found'

export const failureAt = (place: Place): Problem => failures.get(firstSegment(place)) ?? 'failure'

/** Whether the failure that a bare document of Next.js tells of is likely to be over soon. */
export const isPassing = (bareDocument: string): boolean => PASSING.test(bareDocument)

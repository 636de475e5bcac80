import type { Metadata } from 'next'
import { getPathname } from './navigation'
import { routing, type Locale } from './routing'

/** The canonical address of a page and the same page in the other languages; Polish for everyone else. */
export function languageAlternates(href: string, locale: Locale): NonNullable<Metadata['alternates']> {
  const languages = Object.fromEntries(
    routing.locales.map((other) => [other, getPathname({ href, locale: other })]),
  )
  return {
    canonical: getPathname({ href, locale }),
    languages: { ...languages, 'x-default': getPathname({ href, locale: routing.defaultLocale }) },
  }
}

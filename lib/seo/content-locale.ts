import { routing, type Locale } from '@/lib/i18n/routing'

/** The texts of news are written in one language. */
export const NEWS_LANGUAGES: readonly Locale[] = [routing.defaultLocale]

/** The language in which a page shows what exists in these languages. */
export const contentLocale = (locale: Locale, languages: readonly Locale[]): Locale =>
  languages.includes(locale) ? locale : routing.defaultLocale

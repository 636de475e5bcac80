import { routing, type Locale } from '@/lib/i18n/routing'

/** The languages that a news item is written in; a host of news that does not say has Polish ones. */
export const newsLanguages = (languages: readonly Locale[] | undefined): readonly Locale[] =>
  languages ?? [routing.defaultLocale]

/** The language in which a page shows what exists in these languages. */
export const contentLocale = (locale: Locale, languages: readonly Locale[]): Locale =>
  languages.includes(locale) ? locale : routing.defaultLocale

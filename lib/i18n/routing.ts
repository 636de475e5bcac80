import { defineRouting } from 'next-intl/routing'
import { languages } from '@bieznik/contract/language'

/** Polish has no prefix, each other language has its own: /en. */
export const routing = defineRouting({
  locales: languages,
  defaultLocale: 'pl',
  localePrefix: 'as-needed',
  localeCookie: false,
  localeDetection: false,
})

export type Locale = (typeof routing.locales)[number]

import { useLocale } from 'next-intl'
import type { Locale } from './routing'

/** The language of titles, descriptions and news where it is not that of the page: they exist in Polish only. */
export const contentLanguage = (locale: Locale): 'pl' | undefined => (locale === 'pl' ? undefined : 'pl')

/** For `lang` of the element around such a text. */
export const useContentLanguage = (): 'pl' | undefined => contentLanguage(useLocale())

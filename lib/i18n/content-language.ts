import type { Language } from '@bieznik/contract/language'
import { useLocale } from 'next-intl'
import type { Locale } from './routing'

/** For `lang` of an element around a text in a language; undefined: it is the language of the page. */
export const otherLanguage = (language: Language | undefined, locale: Locale): Language | undefined =>
  language === locale ? undefined : language

/** The same on the page where it is used. */
export const useOtherLanguage = (language: Language | undefined): Language | undefined =>
  otherLanguage(language, useLocale())

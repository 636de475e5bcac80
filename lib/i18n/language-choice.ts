import { hasLocale } from 'next-intl'
import { readLocal, writeLocal } from '@/lib/storage/local-storage'
import { routing, type Locale } from './routing'

/** Local storage key and cookie name of the choice made in the header. */
const LANGUAGE_KEY = 'language'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/** Saved for the browser in local storage, and in a cookie so that the server knows it. */
export function saveLanguage(locale: Locale): void {
  writeLocal(LANGUAGE_KEY, locale)
  writeCookie(locale)
}

/** Cookies are lost sooner than local storage; the choice is not. */
export function restoreLanguageCookie(): void {
  const saved = readLocal(LANGUAGE_KEY)
  if (hasLocale(routing.locales, saved) && !hasCookie()) writeCookie(saved)
}

function hasCookie(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE_KEY}=`))
}

function writeCookie(locale: Locale): void {
  document.cookie = `${LANGUAGE_KEY}=${locale}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`
}

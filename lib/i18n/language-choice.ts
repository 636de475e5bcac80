import { hasLocale } from 'next-intl'
import { readLocal, writeLocal } from '@/lib/storage/stored-text'
import { routing, type Locale } from './routing'

/** Local storage key and cookie name of the choice made in the header. */
const LANGUAGE_KEY = 'language'

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/** Saved for the browser in local storage, and in a cookie so that the server knows it. */
export function saveLanguage(locale: Locale): void {
  writeLocal(LANGUAGE_KEY, locale)
  writeCookie(locale)
}

/**
 * Cookies are lost sooner than local storage; the choice is not. Returns the saved language where the server, without the cookie, showed
 * another one by the browser's preference; null: the page stays, since it is in that language or was asked for by its prefix.
 */
export function restoreLanguage(shown: Locale): Locale | null {
  const saved = readLocal(LANGUAGE_KEY)
  if (!hasLocale(routing.locales, saved) || readCookie() === saved) return null
  writeCookie(saved)
  const isByPrefix = shown !== routing.defaultLocale && !isRedirected()
  return saved === shown || isByPrefix || readCookie() !== saved ? null : saved
}

/** Whether this page was reached through a redirect, as the language of the browser is. */
function isRedirected(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'redirectCount' in entry && entry.redirectCount !== 0
}

function readCookie(): string | undefined {
  const named = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${LANGUAGE_KEY}=`))
  return named?.slice(LANGUAGE_KEY.length + 1)
}

function writeCookie(locale: Locale): void {
  document.cookie = `${LANGUAGE_KEY}=${locale}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`
}

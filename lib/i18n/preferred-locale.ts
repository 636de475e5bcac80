import { languages, type Language } from '@bieznik/contract/language'
import Negotiator from 'negotiator'

/** The best of our languages for an `Accept-Language` header; Polish when none fits. */
export function preferredLocale(acceptLanguage: string): Language {
  const [preferred] = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages([
    ...languages,
  ])
  return languages.find((language) => language === preferred) ?? languages[0]
}

/** The language in which an address without one is shown: that of the saved choice, else what the browser prefers. */
export const requestedLanguage = (saved: string | undefined, acceptLanguage: string | undefined): Language =>
  languages.find((language) => language === saved) ?? preferredLocale(acceptLanguage ?? '')

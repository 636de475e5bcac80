import Negotiator from 'negotiator'
import { routing, type Locale } from './routing'

/** The best of our languages for an `Accept-Language` header; Polish when none fits. */
export function preferredLocale(acceptLanguage: string): Locale {
  const preferred = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages([
    ...routing.locales,
  ])
  return routing.locales.find((locale) => locale === preferred[0]) ?? routing.defaultLocale
}

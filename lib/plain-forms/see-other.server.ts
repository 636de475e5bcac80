import 'server-only'
import { routing, type Locale } from '@/lib/i18n/routing'

/** Redirects a sent form to a page (303); a relative address, because behind a proxy only the browser knows the right host. */
export function seeOther(locale: Locale, path: string, query: Record<string, string>): Response {
  const prefix = locale === routing.defaultLocale ? '' : `/${locale}`
  const location = `${prefix}${path}?${new URLSearchParams(query).toString()}`
  return new Response(null, { status: 303, headers: { location } })
}

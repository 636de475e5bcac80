import 'server-only'
import { env } from '@/lib/env.server'
import { getPathname } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'

/** A path on our own host, or an address that is whole already, as other programs need it. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href
}

/** The address of a page in a language; `href` is its path without the prefix. */
export function pageUrl(href: string, locale: Locale): string {
  return absoluteUrl(getPathname({ href, locale }))
}

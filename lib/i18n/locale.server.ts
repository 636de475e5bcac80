import 'server-only'
import { hasLocale } from 'next-intl'
import { notFound } from 'next/navigation'
import * as rootParams from 'next/root-params'
import { routing, type Locale } from './routing'

/**
 * The build prerenders every route once under this locale, which no one asks for and which is not found. So it needs
 * no product API, and each real page is made, whole, at its first request and kept.
 */
export const PLACEHOLDER_LOCALE = '_'

/** The language of this page; anything that is no language of ours is not found. */
export async function requireLocale(): Promise<Locale> {
  const locale = await rootParams.locale()
  if (!hasLocale(routing.locales, locale)) notFound()
  return locale
}

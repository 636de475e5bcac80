import 'server-only'
import type { Metadata } from 'next'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getPathname } from '@/lib/i18n/navigation'
import { routing, type Locale } from '@/lib/i18n/routing'
import { contentLocale } from './content-locale'

/** What a page for everybody says of itself; `components/seo/page-tags.tsx` says it to networks. */
export interface PageHead {
  title: string
  /** Not given: that of the shop. */
  description?: string
  /** The address to keep, as a path without language prefix. */
  href: string
  isIndexed?: boolean
  /** The languages that what is read here exists in; not given: all. Others show it in the shop's own language, and name that page as the one to keep. */
  languages?: readonly Locale[]
  /** The product that the picture shows; not given: the shop. */
  picture?: { productId: number; alt: string }
}

/** What browsers read as well, after a navigation too. */
export async function pageMetadata({
  title,
  description,
  href,
  isIndexed = true,
  languages = routing.locales,
}: PageHead): Promise<Metadata> {
  const locale = contentLocale(await requireLocale(), languages)
  return {
    title,
    ...(description && { description }),
    alternates: { canonical: getPathname({ href, locale }) },
    ...(!isIndexed && { robots: { index: false } }),
  }
}

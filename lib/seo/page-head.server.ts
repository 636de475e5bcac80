import 'server-only'
import type { Metadata } from 'next'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getPathname } from '@/lib/i18n/navigation'

/** What a page for everybody says of itself; `components/seo/page-tags.tsx` says it to networks. */
export interface PageHead {
  title: string
  /** Not given: that of the shop. */
  description?: string
  /** The address to keep, as a path without language prefix. */
  href: string
  isIndexed?: boolean
  /** The product that the picture shows; not given: the shop. */
  picture?: { productId: number; alt: string }
}

/** What browsers read as well, after a navigation too. */
export async function pageMetadata({
  title,
  description,
  href,
  isIndexed = true,
}: PageHead): Promise<Metadata> {
  const locale = await requireLocale()
  return {
    title,
    ...(description && { description }),
    alternates: { canonical: getPathname({ href, locale }) },
    ...(!isIndexed && { robots: { index: false } }),
  }
}

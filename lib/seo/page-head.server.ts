import 'server-only'
import { locales } from '@bieznik/contract/locales'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { routing, type Locale } from '@/lib/i18n/routing'
import { contentLocale } from './content-locale'
import { SHARE_PICTURE, sharePicturePath } from './share-picture'
import { absoluteUrl, pageUrl } from './site-address.server'

/** What a page for everybody says of itself. */
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

/** Title, description, the page's other languages, and Open Graph (https://ogp.me). */
export async function pageMetadata(head: PageHead): Promise<Metadata> {
  const { title, description, href, isIndexed = true, languages = routing.locales } = head
  const locale = contentLocale(await requireLocale(), languages)
  const addresses = Object.fromEntries(languages.map((language) => [language, pageUrl(href, language)]))
  return {
    title,
    ...(description && { description }),
    alternates: {
      canonical: pageUrl(href, locale),
      languages: { ...addresses, 'x-default': pageUrl(href, routing.defaultLocale) },
    },
    openGraph: await openGraph(head, locale),
    ...(!isIndexed && { robots: { index: false } }),
  }
}

async function openGraph(
  { title, description, href, languages = routing.locales, picture }: PageHead,
  shown: Locale,
): Promise<Metadata['openGraph']> {
  const locale = await requireLocale()
  const t = await getTranslations()
  const others = languages.filter((language) => language !== shown)
  return {
    type: 'website',
    siteName: t('meta.site_name'),
    title,
    ...(description && { description }),
    url: pageUrl(href, shown),
    locale: locales[shown].openGraph,
    alternateLocale: others.map((language) => locales[language].openGraph),
    images: [
      {
        ...SHARE_PICTURE,
        url: absoluteUrl(sharePicturePath(locale, picture?.productId)),
        alt: picture?.alt ?? t('seo.picture_shop_alt'),
      },
    ],
  }
}

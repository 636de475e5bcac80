import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getPathname } from '@/lib/i18n/navigation'
import { routing, type Locale } from '@/lib/i18n/routing'
import { ogLocales } from './og-locales'
import { SHARE_PICTURE, sharePicturePath } from './share-picture'

interface Shared {
  locale: Locale
  /** The page's path without language prefix. Not given: a page that inherits this from the layout. */
  href?: string
}

/** What a network shows when a page is shared; that of a product has its own. Title and description are taken from the page's own. */
export async function openGraph({ locale, href }: Shared): Promise<Pick<Metadata, 'openGraph' | 'twitter'>> {
  const t = await getTranslations({ locale })
  const picture = {
    ...SHARE_PICTURE,
    url: sharePicturePath(locale),
    alt: t('seo.picture_shop_alt'),
  }
  return {
    openGraph: {
      type: 'website',
      siteName: t('meta.site_name'),
      locale: ogLocales[locale],
      alternateLocale: routing.locales.filter((other) => other !== locale).map((other) => ogLocales[other]),
      ...(href && { url: getPathname({ href, locale }) }),
      images: [picture],
    },
    // Its kind and its size are Open Graph's alone.
    twitter: { card: 'summary_large_image', images: [{ url: picture.url, alt: picture.alt }] },
  }
}

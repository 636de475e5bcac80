import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getPathname } from '@/lib/i18n/navigation'
import { routing, type Locale } from '@/lib/i18n/routing'
import { SHARE_PICTURE, sharePicturePath } from './share-picture'

/** As Open Graph writes languages: with the country whose way of writing is meant. */
const ogLocales: Record<Locale, string> = { pl: 'pl_PL', en: 'en_GB', ru: 'ru_RU' }

interface Shared {
  locale: Locale
  /** The page's path without language prefix. Not given: a page that inherits this from the layout. */
  href?: string
  /** The product that is drawn; not given: the shop. */
  product?: { id: number; alt: string }
}

/** What a network shows when a page is shared. Title and description are taken from the page's own. */
export async function openGraph({
  locale,
  href,
  product,
}: Shared): Promise<Pick<Metadata, 'openGraph' | 'twitter'>> {
  const t = await getTranslations({ locale })
  const picture = {
    ...SHARE_PICTURE,
    url: sharePicturePath(locale, product?.id),
    alt: product?.alt ?? t('seo.picture_shop_alt'),
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

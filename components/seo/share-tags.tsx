import type { Locale } from '@/lib/i18n/routing'
import { routing } from '@/lib/i18n/routing'
import { ogLocales } from '@/lib/seo/og-locales'
import { SHARE_PICTURE } from '@/lib/seo/share-picture'

interface ShareTagsProps {
  locale: Locale
  siteName: string
  title: string
  description: string
  /** Absolute addresses. */
  url: string
  picture: string
  pictureAlt: string
}

/**
 * What networks show of a page (https://ogp.me); React puts them into the head. X has a name of its own for the kind of its card, and reads
 * the rest here.
 */
export function ShareTags({
  locale,
  siteName,
  title,
  description,
  url,
  picture,
  pictureAlt,
}: ShareTagsProps) {
  const tags = {
    title,
    description,
    url,
    site_name: siteName,
    locale: ogLocales[locale],
    image: picture,
    'image:type': SHARE_PICTURE.type,
    'image:width': SHARE_PICTURE.width,
    'image:height': SHARE_PICTURE.height,
    'image:alt': pictureAlt,
    type: 'website',
  }
  const others = routing.locales.filter((other) => other !== locale)
  return (
    <>
      {Object.entries(tags).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={String(content)} />
      ))}
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={ogLocales[other]} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

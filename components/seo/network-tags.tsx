'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { getPathname } from '@/lib/i18n/navigation'
import { routing, type Locale } from '@/lib/i18n/routing'
import { contentLocale } from '@/lib/seo/content-locale'
import { SHARE_PICTURE, sharePicturePath } from '@/lib/seo/share-picture'

/** As Open Graph writes languages: with the country whose way of writing is meant. */
const ogLocales: Record<Locale, string> = { pl: 'pl_PL', en: 'en_US', ru: 'ru_RU' }

interface NetworkTagsProps {
  title: string
  description: string | undefined
  /** The page's path without language prefix. */
  href: string
  /** Those that what is read here exists in. */
  languages: readonly Locale[]
  /** Of a product; without its id, of the shop. */
  picture: { productId?: number; alt: string }
  /** Address of the site's root. */
  site: string
  siteName: string
}

/**
 * Open Graph (https://ogp.me) and the page's other languages. Who reads them reads documents: as metadata of Next.js they would be in
 * the page's data once more. X takes from Open Graph all but the kind of its card.
 */
export function NetworkTags(props: NetworkTagsProps) {
  const locale = useLocale()
  useEffect(() => removeTags, [])
  return typeof window === 'undefined' ? <Tags {...props} locale={locale} /> : null
}

/** With the page that the document was made for: a browser that shares the next one would show this one. */
function removeTags() {
  const tags = document.head.querySelectorAll('[property^="og:"], [rel="alternate"][hreflang]')
  for (const tag of tags) tag.remove()
}

function Tags({
  title,
  description,
  href,
  languages,
  picture: { productId, alt },
  site,
  siteName,
  locale,
}: NetworkTagsProps & { locale: Locale }) {
  const urlOf = (path: string) => new URL(path, site).href
  const urlIn = (language: Locale) => urlOf(getPathname({ href, locale: language }))
  const shown = contentLocale(locale, languages)
  const others = languages.filter((language) => language !== shown)
  return (
    <>
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(routing.defaultLocale)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={urlIn(shown)} />
      <meta property="og:locale" content={ogLocales[shown]} />
      {others.map((language) => (
        <meta key={language} property="og:locale:alternate" content={ogLocales[language]} />
      ))}
      <meta property="og:image" content={urlOf(sharePicturePath(locale, productId))} />
      <meta property="og:image:type" content={SHARE_PICTURE.type} />
      <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
      <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

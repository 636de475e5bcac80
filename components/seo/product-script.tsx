'use client'

import type { Product } from '@bieznik/contract/product'
import { useLocale } from 'next-intl'
import { detailPath } from '@/lib/catalogue/detail-path'
import { getPathname } from '@/lib/i18n/navigation'
import type { Locale } from '@/lib/i18n/routing'
import { companyId } from '@/lib/seo/company-json-ld'
import { productJsonLd } from '@/lib/seo/product-json-ld'
import { sharePicturePath } from '@/lib/seo/share-picture'
import { JsonLd } from './json-ld'
import { ShareTags } from './share-tags'

interface ProductScriptProps {
  product: Product
  description: string
  /** What the drawn picture shows. */
  pictureAlt: string
  /** Address of the site's root. */
  site: string
  siteName: string
}

/** Both stand in the document alone: the tags that Next.js writes of a page's metadata are in its data as well. */
export function ProductScript(props: ProductScriptProps) {
  const locale = useLocale()
  const facts = typeof window === 'undefined' ? factsOf(props, locale) : null
  return (
    <>
      {facts && <ShareTags locale={locale} {...facts.shared} />}
      <JsonLd data={facts && facts.data} />
    </>
  )
}

/** Without a photograph the drawn picture is its image. */
function factsOf({ product, description, pictureAlt, site, siteName }: ProductScriptProps, locale: Locale) {
  const absoluteUrl = (path: string) => new URL(path, site).href
  const url = absoluteUrl(getPathname({ href: detailPath(product), locale }))
  const picture = absoluteUrl(sharePicturePath(locale, product.id))
  const photographs = [product.url, ...(product.productType === 'Tire' ? product.urls : [])]
  const images = photographs.flatMap((address) => (address ? [absoluteUrl(address)] : []))
  return {
    shared: { siteName, title: product.title, description, url, picture, pictureAlt },
    data: productJsonLd(product, {
      url,
      images: images.length > 0 ? images : [picture],
      description,
      sellerId: companyId(site),
    }),
  }
}

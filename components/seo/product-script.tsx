'use client'

import type { Product } from '@bieznik/contract/product'
import { useLocale } from 'next-intl'
import { detailPath } from '@/lib/catalogue/detail-path'
import { getPathname } from '@/lib/i18n/navigation'
import { routing, type Locale } from '@/lib/i18n/routing'
import { companyId } from '@/lib/seo/company-json-ld'
import { productJsonLd } from '@/lib/seo/product-json-ld'
import { sharePicturePath } from '@/lib/seo/share-picture'
import { JsonLd } from './json-ld'
import { NetworkTags } from './network-tags'

interface ProductScriptProps {
  product: Product
  description: string
  pictureAlt: string
  deliveryCountries: readonly string[]
  /** Address of the site's root. */
  site: string
  siteName: string
}

/** The tags for networks too, which say what is here anyway. */
export function ProductScript(props: ProductScriptProps) {
  const locale = useLocale()
  const { product, description, pictureAlt, site, siteName } = props
  return (
    <>
      <NetworkTags
        title={product.title}
        description={description}
        href={detailPath(product)}
        languages={routing.locales}
        picture={{ productId: product.id, alt: pictureAlt }}
        site={site}
        siteName={siteName}
      />
      <JsonLd data={typeof window === 'undefined' ? describe(props, locale) : null} />
    </>
  )
}

/** Without a photograph the drawn picture is its image. */
function describe({ product, description, deliveryCountries, site }: ProductScriptProps, locale: Locale) {
  const absoluteUrl = (path: string) => new URL(path, site).href
  const photographs = [product.url, ...(product.productType === 'Tire' ? product.urls : [])]
  const images = photographs.flatMap((url) => (url ? [absoluteUrl(url)] : []))
  return productJsonLd(product, {
    url: absoluteUrl(getPathname({ href: detailPath(product), locale })),
    images: images.length > 0 ? images : [absoluteUrl(sharePicturePath(locale, product.id))],
    description,
    sellerId: companyId(site),
    deliveryCountries,
  })
}

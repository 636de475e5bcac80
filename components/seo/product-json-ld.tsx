import type { Manufacturer } from '@bieznik/contract/catalogue/manufacturer'
import type { ProductOpinions } from '@bieznik/contract/care/opinion'
import type { Product } from '@bieznik/contract/catalogue/product'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import { drawingAddress } from '@/lib/drawings/drawing-address'
import { env } from '@/lib/env.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { companyId } from '@/lib/seo/company-json-ld'
import { opinionsJsonLd } from '@/lib/seo/opinions-json-ld'
import { productHead } from '@/lib/seo/product-head.server'
import { productJsonLd } from '@/lib/seo/product-json-ld'
import { absoluteUrl, pageUrl } from '@/lib/seo/site-address.server'
import { JsonLd } from './json-ld'

interface ProductJsonLdProps {
  product: Product
  maker: Manufacturer | null
  opinions: ProductOpinions
}

/** What a product's page says to search engines. Without a photograph the drawing is its image, which has no price in it. */
export async function ProductJsonLd({ product, maker, opinions }: ProductJsonLdProps) {
  const locale = await requireLocale()
  const { description = product.title } = await productHead(product)
  const photographs = [product.url, ...(product.productType === 'Tire' ? product.urls : [])]
  const images = photographs.flatMap((url) => (url ? [absoluteUrl(url)] : []))
  const data = productJsonLd(product, {
    url: pageUrl(detailPath(product), locale),
    images: images.length > 0 ? images : [absoluteUrl(drawingAddress(product))],
    description,
    maker,
    sellerId: companyId(absoluteUrl('/')),
    deliveryCountries: env.DELIVERY_COUNTRIES,
  })
  return <JsonLd data={{ ...data, ...opinionsJsonLd(opinions) }} />
}

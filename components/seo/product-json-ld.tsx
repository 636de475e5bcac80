import type { Product } from '@bieznik/contract/product'
import { detailPath } from '@/lib/catalogue/detail-path'
import { requireLocale } from '@/lib/i18n/locale.server'
import { companyId } from '@/lib/seo/company-json-ld'
import { describeProduct } from '@/lib/seo/describe-product.server'
import { productJsonLd } from '@/lib/seo/product-json-ld'
import { sharePicturePath } from '@/lib/seo/share-picture'
import { absoluteUrl, pageUrl } from '@/lib/seo/site-address.server'
import { JsonLd } from './json-ld'

/** What a product's page says to search engines. Without a photograph the drawn picture is its image. */
export async function ProductJsonLd({ product }: { product: Product }) {
  const locale = await requireLocale()
  const photographs = [product.url, ...(product.productType === 'Tire' ? product.urls : [])]
  const images = photographs.flatMap((url) => (url ? [absoluteUrl(url)] : []))
  const data = productJsonLd(product, {
    url: pageUrl(detailPath(product), locale),
    images: images.length > 0 ? images : [absoluteUrl(sharePicturePath(locale, product.id))],
    description: await describeProduct(product, locale),
    sellerId: companyId(absoluteUrl('/')),
  })
  return <JsonLd data={data} />
}

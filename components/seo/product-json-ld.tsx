import type { Product } from '@bieznik/contract/product'
import { requireLocale } from '@/lib/i18n/locale.server'
import { describeProduct } from '@/lib/seo/describe-product.server'
import { absoluteUrl } from '@/lib/seo/site-address.server'
import { ProductScript } from './product-script'

/** What a product's page says to search engines. */
export async function ProductJsonLd({ product }: { product: Product }) {
  const description = await describeProduct(product, await requireLocale())
  return <ProductScript product={product} description={description} site={absoluteUrl('/')} />
}

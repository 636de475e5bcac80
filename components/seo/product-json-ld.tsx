import type { Product } from '@bieznik/contract/product'
import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env.server'
import { productHead } from '@/lib/seo/product-head.server'
import { absoluteUrl } from '@/lib/seo/site-address.server'
import { ProductScript } from './product-script'

/** What a product's page says to search engines and networks. */
export async function ProductJsonLd({ product }: { product: Product }) {
  const { description = product.title, picture } = await productHead(product)
  const t = await getTranslations('meta')
  return (
    <ProductScript
      product={product}
      description={description}
      pictureAlt={picture.alt}
      deliveryCountries={env.DELIVERY_COUNTRIES}
      site={absoluteUrl('/')}
      siteName={t('site_name')}
    />
  )
}

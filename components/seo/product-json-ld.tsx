import type { Product } from '@bieznik/contract/product'
import { getTranslations } from 'next-intl/server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { describeProduct } from '@/lib/seo/describe-product.server'
import { priceText } from '@/lib/seo/price-text.server'
import { absoluteUrl } from '@/lib/seo/site-address.server'
import { ProductScript } from './product-script'

/** What a product's page says to search engines and to networks. */
export async function ProductJsonLd({ product }: { product: Product }) {
  const locale = await requireLocale()
  const t = await getTranslations()
  const price = await priceText(product.price, locale)
  return (
    <ProductScript
      product={product}
      description={await describeProduct(product, locale)}
      pictureAlt={t('seo.picture_alt', { title: product.title, price })}
      site={absoluteUrl('/')}
      siteName={t('meta.site_name')}
    />
  )
}

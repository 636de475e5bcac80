import 'server-only'
import type { Product } from '@bieznik/contract/catalogue/product'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import { requireLocale } from '@/lib/i18n/locale.server'
import { describeProduct } from './describe-product.server'
import type { PageHead } from './page-head.server'
import { priceText } from '@bieznik/contract/money/price-text'

/** The head of a product's page, made once for it. An archived product is not indexed, and its price is not stated. */
export const productHead = cache(async (product: Product) => {
  const locale = await requireLocale()
  const t = await getTranslations({ locale, namespace: 'seo' })
  const { id, title, inArchive } = product
  const alt = inArchive ? title : t('picture_alt', { title, price: priceText(product.price, locale) })
  return {
    title,
    ...(!inArchive && { description: await describeProduct(product, locale) }),
    href: detailPath(product),
    isIndexed: !inArchive,
    picture: { productId: id, alt },
  } satisfies PageHead
})

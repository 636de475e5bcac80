import 'server-only'
import type { Product } from '@bieznik/contract/product'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { detailPath } from '@/lib/catalogue/detail-path'
import { languageAlternates } from '@/lib/i18n/alternates'
import { requireLocale } from '@/lib/i18n/locale.server'
import { describeProduct } from './describe-product.server'
import { openGraph } from './open-graph.server'
import { priceText } from './price-text.server'

/** The head of a product's page. An archived product is not indexed. */
export async function productMetadata(product: Product): Promise<Metadata> {
  const locale = await requireLocale()
  const t = await getTranslations({ locale, namespace: 'seo' })
  const { id, title, inArchive } = product
  const href = detailPath(product)
  const alt = t('picture_alt', { title, price: await priceText(product.price, locale) })
  return {
    title,
    description: await describeProduct(product, locale),
    alternates: languageAlternates(href, locale),
    robots: inArchive ? { index: false } : undefined,
    ...(await openGraph({ locale, href, product: { id, alt } })),
  }
}

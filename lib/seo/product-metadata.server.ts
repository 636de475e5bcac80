import 'server-only'
import type { Product } from '@bieznik/contract/product'
import type { Metadata } from 'next'
import { detailPath } from '@/lib/catalogue/detail-path'
import { languageAlternates } from '@/lib/i18n/alternates'
import { requireLocale } from '@/lib/i18n/locale.server'
import { describeProduct } from './describe-product.server'

/** The head of a product's page, but for what networks read (`ProductJsonLd`). An archived product is not indexed. */
export async function productMetadata(product: Product): Promise<Metadata> {
  const locale = await requireLocale()
  return {
    title: product.title,
    description: await describeProduct(product, locale),
    alternates: languageAlternates(detailPath(product), locale),
    robots: product.inArchive ? { index: false } : undefined,
    openGraph: null,
    twitter: null,
  }
}

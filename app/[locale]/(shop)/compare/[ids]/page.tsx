import type { Product } from '@bieznik/contract/catalogue/product'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { comparePath } from '@/lib/catalogue/compare-path'
import { readComparedIds } from '@/lib/catalogue/compared-ids'
import { decodeSegment } from '@/lib/catalogue/segment'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getProduct } from '@/lib/product-api/products.server'
import { pageMetadata } from '@/lib/seo/page-head.server'
import { sameFit } from '../../same-fit.server'
import { CompareTable } from './compare-table'
import { MoreToCompare } from './more-to-compare'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ ids: '0' }]
}

type Props = PageProps<'/[locale]/compare/[ids]'>

interface Compared {
  products: [Product, ...Product[]]
  /** How many are of another kind than the first, or gone. */
  leftOut: number
}

/** Once for the head and the page. */
const readCompared = cache(async (segment: string): Promise<Compared> => {
  const locale = await requireLocale()
  const ids = readComparedIds(decodeSegment(segment) ?? '') ?? notFound()
  const found = await Promise.all(ids.map((id) => getProduct(locale, id)))
  const [first, ...others] = found.filter((product) => product !== null)
  if (!first) notFound()
  const alike = others.filter(({ productType }) => productType === first.productType)
  return { products: [first, ...alike], leftOut: ids.length - alike.length - 1 }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { ids } = await params
  const { products } = await readCompared(ids)
  const t = await getTranslations('compare')
  const href = comparePath(products.map(({ id }) => id))
  return pageMetadata({ title: t(`titles.${products[0].productType}`), href, isIndexed: false })
}

export default async function ComparePage({ params }: Props) {
  const { ids } = await params
  const { products, leftOut } = await readCompared(ids)
  const [t, fit] = await Promise.all([getTranslations('compare'), sameFit(products[0])])
  return (
    <>
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t(`titles.${products[0].productType}`)}</h1>
        {products.length > 1 && <p className="text-quiet">{t('legend')}</p>}
        {leftOut > 0 && <p role="status">{t('left_out', { count: leftOut })}</p>}
        <p>
          <TextLink href={fit.href} prefetch={false}>
            {t('all_of_fit', { name: fit.name })}
          </TextLink>
        </p>
      </header>
      <CompareTable products={products} />
      <MoreToCompare compared={products} fit={fit} />
    </>
  )
}

import { productIdParamSchema, type Spacer } from '@bieznik/contract/product'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Stock } from '@/components/catalogue/stock'
import { ProductLayout } from '@/components/product/product-layout'
import { BreadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld'
import { ProductJsonLd } from '@/components/seo/product-json-ld'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { formatSpacerSearch } from '@/lib/catalogue/spacer-filter-segment'
import { contentLanguage } from '@/lib/i18n/content-language'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getSpacer } from '@/lib/product-api/spacers.server'
import { pageMetadata } from '@/lib/seo/page-head.server'
import { productHead } from '@/lib/seo/product-head.server'
import { ProductAction } from '../../product-action'
import { spacerSpecification } from '../../product-specification'
import { SimilarProducts } from '../../similar-products'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ spacerId: '0' }]
}

type Props = PageProps<'/[locale]/spacerDetail/[spacerId]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireLocale()
  return pageMetadata(await productHead(await requireSpacer(params)))
}

export default async function SpacerPage({ params }: Props) {
  const locale = await requireLocale()
  const spacer = await requireSpacer(params)
  const t = await getTranslations('spacer')
  const { boltDistance } = spacer
  const trail = [
    { label: t('all'), href: '/spacer' },
    { label: boltDistance, href: `/spacer/filter/${formatSpacerSearch({ boltDistance })}` },
    { label: spacer.title, lang: contentLanguage(locale) },
  ]
  return (
    <>
      <ProductJsonLd product={spacer} />
      <BreadcrumbJsonLd items={trail} />
      <Breadcrumbs items={trail} />
      <ProductLayout
        product={spacer}
        stock={<Stock quantity={spacer.quantityInStock} />}
        action={
          <ProductAction
            product={spacer}
            archived={t('archived')}
            similar={<SimilarProducts product={spacer} />}
          />
        }
        specification={spacerSpecification(t, spacer)}
      />
    </>
  )
}

async function requireSpacer(params: Props['params']): Promise<Spacer> {
  const id = productIdParamSchema.safeParse((await params).spacerId)
  return (id.success ? await getSpacer(id.data) : null) ?? notFound()
}

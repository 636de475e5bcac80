import { productIdParamSchema, type Wheel } from '@bieznik/contract/product'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Stock } from '@/components/catalogue/stock'
import { ProductLayout } from '@/components/product/product-layout'
import { BreadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld'
import { ProductJsonLd } from '@/components/seo/product-json-ld'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { formatWheelSearch } from '@/lib/catalogue/wheel-filter-segment'
import { contentLanguage } from '@/lib/i18n/content-language'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getWheel } from '@/lib/product-api/wheels.server'
import { pageMetadata } from '@/lib/seo/page-head.server'
import { productHead } from '@/lib/seo/product-head.server'
import { ProductAction } from '../../product-action'
import { wheelSpecification } from '../../product-specification'
import { SimilarProducts } from '../../similar-products'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ wheelId: '0' }]
}

type Props = PageProps<'/[locale]/wheelDetail/[wheelId]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireLocale()
  return pageMetadata(await productHead(await requireWheel(params)))
}

export default async function WheelPage({ params }: Props) {
  const locale = await requireLocale()
  const wheel = await requireWheel(params)
  const t = await getTranslations('wheel')
  const { diameter, boltSpacing } = wheel
  const search = formatWheelSearch({ diameter, boltSpacing })
  const trail = [
    { label: t('all'), href: '/wheels' },
    { label: t('size', { diameter, boltSpacing }), href: `/wheels/filter/${search}` },
    { label: wheel.title, lang: contentLanguage(locale) },
  ]
  return (
    <>
      <ProductJsonLd product={wheel} />
      <BreadcrumbJsonLd items={trail} />
      <Breadcrumbs items={trail} />
      <ProductLayout
        product={wheel}
        stock={<Stock quantity={wheel.quantityInStock} />}
        action={
          <ProductAction
            product={wheel}
            archived={t('archived')}
            similar={<SimilarProducts product={wheel} />}
          />
        }
        specification={wheelSpecification(t, wheel)}
      />
    </>
  )
}

async function requireWheel(params: Props['params']): Promise<Wheel> {
  const id = productIdParamSchema.safeParse((await params).wheelId)
  return (id.success ? await getWheel(id.data) : null) ?? notFound()
}

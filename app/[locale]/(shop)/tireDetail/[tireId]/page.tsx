import { productIdParamSchema, type Tire } from '@bieznik/contract/product'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Stock } from '@/components/catalogue/stock'
import { ProductLayout } from '@/components/product/product-layout'
import { BreadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld'
import { ProductJsonLd } from '@/components/seo/product-json-ld'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { tireSizePath } from '@/lib/catalogue/tire-size-path'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getTire } from '@/lib/product-api/tires.server'
import { pageMetadata } from '@/lib/seo/page-head.server'
import { productHead } from '@/lib/seo/product-head.server'
import { formatTireSize } from '@bieznik/contract/tire-size'
import { ProductAction } from '../../product-action'
import { tireSpecification } from '../../product-specification'
import { SimilarProducts } from '../../similar-products'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ tireId: '0' }]
}

type Props = PageProps<'/[locale]/tireDetail/[tireId]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireLocale()
  return pageMetadata(await productHead(await requireTire(params)))
}

export default async function TirePage({ params }: Props) {
  await requireLocale()
  const tire = await requireTire(params)
  const t = await getTranslations('tire')
  const trail = [
    { label: t('all'), href: '/tires' },
    { label: formatTireSize(tire), href: tireSizePath(tire) },
    { label: tire.title },
  ]
  return (
    <>
      <ProductJsonLd product={tire} />
      <BreadcrumbJsonLd items={trail} />
      <Breadcrumbs items={trail} />
      <ProductLayout
        product={tire}
        stock={<Stock quantity={tire.quantityInStock} />}
        action={
          <ProductAction
            product={tire}
            archived={t('archived')}
            similar={<SimilarProducts product={tire} />}
          />
        }
        specification={tireSpecification(t, tire)}
      />
    </>
  )
}

async function requireTire(params: Props['params']): Promise<Tire> {
  const id = productIdParamSchema.safeParse((await params).tireId)
  return (id.success ? await getTire(id.data) : null) ?? notFound()
}

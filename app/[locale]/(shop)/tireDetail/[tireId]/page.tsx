import { productIdParamSchema, type Tire } from '@bieznik/contract/product'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { AddToCartButton } from '@/components/cart/add-to-cart-button'
import { Stock } from '@/components/catalogue/stock'
import { ProductGallery } from '@/components/product/product-gallery'
import { ProductLayout } from '@/components/product/product-layout'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { defaultTireSearch } from '@/lib/catalogue/tire-filter-defaults'
import { formatTireSearch } from '@/lib/catalogue/tire-filter-segment'
import { languageAlternates } from '@/lib/i18n/alternates'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getTire } from '@/lib/product-api/tires.server'
import { formatTireSize } from '@bieznik/contract/tire-size'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ tireId: '0' }]
}

type Props = PageProps<'/[locale]/tireDetail/[tireId]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await requireLocale()
  const tire = await requireTire(params)
  return {
    title: tire.title,
    description: tire.inf,
    alternates: languageAlternates(`/tireDetail/${tire.id}`, locale),
    robots: tire.inArchive ? { index: false } : undefined,
  }
}

export default async function TirePage({ params }: Props) {
  await requireLocale()
  const tire = await requireTire(params)
  const t = await getTranslations('tire')
  const size = formatTireSize(tire)
  const { width, profile, diameter } = tire
  const sizeSearch = formatTireSearch({ ...defaultTireSearch, width, profile, diameter })
  return (
    <>
      <Breadcrumbs
        items={[
          { label: t('all'), href: '/tires' },
          { label: size, href: `/tires/filter/${sizeSearch}` },
          { label: tire.title },
        ]}
      />
      <ProductLayout
        title={tire.title}
        price={tire.price}
        gallery={<ProductGallery product={tire} />}
        stock={<Stock quantity={tire.quantityInStock} />}
        action={
          tire.inArchive ? (
            <p className="font-semibold">{t('archived')}</p>
          ) : (
            <AddToCartButton productId={tire.id} title={tire.title} quantityInStock={tire.quantityInStock} />
          )
        }
        specification={await specificationOf(tire)}
        description={tire.inf}
      />
    </>
  )
}

async function specificationOf(tire: Tire) {
  const t = await getTranslations('tire')
  return [
    { name: t('name'), value: `${tire.manufacturer} ${t(`types.${tire.typeOfTire}`)}` },
    { name: t('size'), value: formatTireSize(tire) },
    { name: t('width'), value: tire.width },
    { name: t('profile'), value: tire.profile },
    { name: t('diameter'), value: tire.diameter },
    { name: t('ic_vc'), value: tire.icVc },
    { name: t('protector'), value: tire.protector },
    { name: t('season'), value: t(`seasons.${tire.season}`) },
    { name: t('stock'), value: <Stock quantity={tire.quantityInStock} /> },
  ]
}

async function requireTire(params: Props['params']): Promise<Tire> {
  const id = productIdParamSchema.safeParse((await params).tireId)
  return (id.success ? await getTire(id.data) : null) ?? notFound()
}

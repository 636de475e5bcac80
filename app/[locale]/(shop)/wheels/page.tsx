import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { languageAlternates } from '@/lib/i18n/alternates'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listWheels } from '@/lib/product-api/wheels.server'
import { CatalogueHome, HOME_SIZE } from '../catalogue-home'
import { WheelFilterPanel } from '../wheel-filter-panel'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await requireLocale()
  const t = await getTranslations('wheel')
  return {
    title: t('title'),
    description: t('description'),
    alternates: languageAlternates('/wheels', locale),
  }
}

export default async function WheelsPage() {
  await requireLocale()
  const t = await getTranslations('wheel')
  const { products } = await listWheels({}, 1, HOME_SIZE)
  return (
    <CatalogueHome
      title={t('title')}
      lead={t('lead')}
      filter={<WheelFilterPanel />}
      listTitle={t('in_stock')}
      products={products}
    />
  )
}

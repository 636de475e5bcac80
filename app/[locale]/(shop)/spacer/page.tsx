import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { languageAlternates } from '@/lib/i18n/alternates'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listSpacers } from '@/lib/product-api/spacers.server'
import { CatalogueHome, HOME_SIZE } from '../catalogue-home'
import { SpacerFilterPanel } from '../spacer-filter-panel'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await requireLocale()
  const t = await getTranslations('spacer')
  return {
    title: t('title'),
    description: t('description'),
    alternates: languageAlternates('/spacer', locale),
  }
}

export default async function SpacersPage() {
  await requireLocale()
  const t = await getTranslations('spacer')
  const { products } = await listSpacers({}, 1, HOME_SIZE)
  return (
    <CatalogueHome
      title={t('title')}
      lead={t('lead')}
      filter={<SpacerFilterPanel />}
      listTitle={t('in_stock')}
      products={products}
    />
  )
}

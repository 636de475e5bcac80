import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyJsonLd } from '@/components/seo/company-json-ld'
import { languageAlternates } from '@/lib/i18n/alternates'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listTires } from '@/lib/product-api/tires.server'
import { openGraph } from '@/lib/seo/open-graph.server'
import { CatalogueHome, HOME_SIZE } from './catalogue-home'
import { TireFilterPanel } from './tire-filter-panel'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await requireLocale()
  const t = await getTranslations()
  return {
    title: t('home.title'),
    description: t('seo.home'),
    alternates: languageAlternates('/', locale),
    ...(await openGraph({ locale, href: '/' })),
  }
}

/** `/` and `/tires`: the tire filter and the first tires. */
export async function TireHome() {
  await requireLocale()
  const t = await getTranslations('home')
  const { products } = await listTires({}, 1, HOME_SIZE)
  return (
    <>
      <CompanyJsonLd />
      <CatalogueHome
        title={t('title')}
        lead={t('lead')}
        filter={<TireFilterPanel />}
        listTitle={t('in_stock')}
        products={products}
      />
    </>
  )
}

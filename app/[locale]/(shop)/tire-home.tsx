import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyJsonLd } from '@/components/seo/company-json-ld'
import { PAGE_SIZE, pagePath } from '@/lib/catalogue/page-path'
import { languageAlternates } from '@/lib/i18n/alternates'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listTires } from '@/lib/product-api/tires.server'
import { openGraph } from '@/lib/seo/open-graph.server'
import { pagedTitle } from '@/lib/seo/paged-title.server'
import { CatalogueHome } from './catalogue-home'
import { requireProducts } from './require-page'
import { TireFilterPanel } from './tire-filter-panel'

const PATH = '/tires'

export async function tireHomeMetadata(page: number): Promise<Metadata> {
  const locale = await requireLocale()
  const t = await getTranslations()
  const href = page === 1 ? '/' : pagePath(PATH, page)
  return {
    title: await pagedTitle(t('home.title'), page),
    description: t('seo.home'),
    alternates: languageAlternates(href, locale),
    ...(await openGraph({ locale, href })),
  }
}

/** `/` and `/tires`: the tire filter and all tires, page by page. */
export async function TireHome({ page }: { page: number }) {
  await requireLocale()
  const t = await getTranslations('home')
  const found = requireProducts(await listTires({}, page, PAGE_SIZE), page)
  return (
    <>
      {page === 1 && <CompanyJsonLd />}
      <CatalogueHome
        title={t('title')}
        lead={t('lead')}
        filter={<TireFilterPanel />}
        listTitle={t('in_stock')}
        found={found}
        page={page}
        path={PATH}
      />
    </>
  )
}

import { getTranslations } from 'next-intl/server'
import { CompanyJsonLd } from '@/components/seo/company-json-ld'
import { PageTags } from '@/components/seo/page-tags'
import { PAGE_SIZE, pagePath } from '@/lib/catalogue/page-path'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listTires } from '@/lib/product-api/tires.server'
import { pageMetadata, type PageHead } from '@/lib/seo/page-head.server'
import { pagedTitle } from '@/lib/seo/paged-title.server'
import { CatalogueHome } from './catalogue-home'
import { requireProducts } from './require-page'
import { TireFilterPanel } from './tire-filter-panel'

const PATH = '/tires'

export const tireHomeMetadata = async (page: number) => pageMetadata(await describe(page))

async function describe(page: number): Promise<PageHead> {
  await requireLocale()
  const t = await getTranslations()
  return {
    title: await pagedTitle(t('home.title'), page),
    description: t('seo.home'),
    href: page === 1 ? '/' : pagePath(PATH, page),
  }
}

/** `/` and `/tires`: the tire filter and all tires, page by page. */
export async function TireHome({ page }: { page: number }) {
  await requireLocale()
  const t = await getTranslations('home')
  const found = requireProducts(await listTires({}, page, PAGE_SIZE), page)
  return (
    <>
      <PageTags head={await describe(page)} />
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

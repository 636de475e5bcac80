import { getTranslations } from 'next-intl/server'
import { PageTags } from '@/components/seo/page-tags'
import { PAGE_SIZE, pagePath } from '@/lib/catalogue/page-path'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listSpacers } from '@/lib/product-api/spacers.server'
import { pageMetadata, type PageHead } from '@/lib/seo/page-head.server'
import { pagedTitle } from '@/lib/seo/paged-title.server'
import { CatalogueHome } from '../../catalogue-home'
import { requirePage, requireProducts } from '../../require-page'
import { SpacerFilterPanel } from '../../spacer-filter-panel'

export const ensureStatic = 'navigation'

const PATH = '/spacer'

export function generateStaticParams() {
  return [{ page: ['_'] }]
}

type Props = PageProps<'/[locale]/spacer/[[...page]]'>

export const generateMetadata = async ({ params }: Props) => pageMetadata(await describe(params))

async function describe(params: Props['params']): Promise<PageHead> {
  await requireLocale()
  const page = requirePage((await params).page)
  const t = await getTranslations('spacer')
  return {
    title: await pagedTitle(t('title'), page),
    description: t('description'),
    href: pagePath(PATH, page),
  }
}

export default async function SpacersPage({ params }: Props) {
  await requireLocale()
  const page = requirePage((await params).page)
  const t = await getTranslations('spacer')
  const found = requireProducts(await listSpacers({}, page, PAGE_SIZE), page)
  return (
    <>
      <PageTags head={await describe(params)} />
      <CatalogueHome
        title={t('title')}
        lead={t('lead')}
        filter={<SpacerFilterPanel />}
        listTitle={t('in_stock')}
        found={found}
        page={page}
        path={PATH}
      />
    </>
  )
}

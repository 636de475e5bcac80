import { formatTireSize } from '@bieznik/contract/tire-size'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { CatalogueColumns } from '@/components/catalogue/catalogue-columns'
import { ResultsHeading } from '@/components/catalogue/results-heading'
import { SizeFacts } from '@/components/catalogue/size-facts'
import { PageTags } from '@/components/seo/page-tags'
import { PAGE_SIZE } from '@/lib/catalogue/page-path'
import { parseTireSearch, type TireSearch } from '@/lib/catalogue/tire-filter-segment'
import { tireSearchPath } from '@/lib/catalogue/tire-size-path'
import { parseTypedSize } from '@/lib/catalogue/typed-size'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listTireSizes } from '@/lib/product-api/tire-sizes.server'
import { listTires } from '@/lib/product-api/tires.server'
import { pageMetadata, type PageHead } from '@/lib/seo/page-head.server'
import { sizeHead } from '@/lib/seo/size-head.server'
import { PagedProducts } from '../../../../paged-products'
import { requirePage, requireProducts } from '../../../../require-page'
import { TireFilterPanel } from '../../../../tire-filter-panel'
import { NoTires } from './no-tires'
import { UnreadSize, unreadSizeHead } from './unread-size'

export const ensureStatic = 'navigation'

export function generateStaticParams() {
  return [{ query: '_', page: ['_'] }]
}

type Props = PageProps<'/[locale]/tires/filter/[query]/[[...page]]'>

export const generateMetadata = async ({ params }: Props) => pageMetadata(await describe(params))

async function describe(params: Props['params']): Promise<PageHead> {
  await requireLocale()
  const { search, page } = await requireAddress(params)
  if (typeof search === 'string') return unreadSizeHead(search)
  return sizeHead({ search, page, first: await listTires(search, 1, PAGE_SIZE) })
}

export default async function TireResultsPage({ params }: Props) {
  await requireLocale()
  const { search, page } = await requireAddress(params)
  if (typeof search === 'string') return <UnreadSize text={search} />
  const t = await getTranslations('tire_filter')
  const [listed, sizes] = await Promise.all([listTires(search, page, PAGE_SIZE), listTireSizes()])
  const found = requireProducts(listed, page)
  const size = () => <span className="figures">{formatTireSize(search)}</span>
  return (
    <>
      <PageTags head={await describe(params)} />
      <ResultsHeading
        title={t.rich('results_heading', { size })}
        count={t('results_count', { count: found.total })}
      />
      <CatalogueColumns filter={<TireFilterPanel search={search} />}>
        {found.total > 0 ? (
          <PagedProducts found={found} page={page} path={tireSearchPath(search)} heading="h2" />
        ) : (
          <NoTires search={search} />
        )}
      </CatalogueColumns>
      <SizeFacts size={search} sizes={sizes} />
    </>
  )
}

/** `search` is a text where it was typed as a size and cannot be searched for. */
async function requireAddress(
  params: Props['params'],
): Promise<{ search: TireSearch | string; page: number }> {
  const { query, page } = await params
  const search = parseTireSearch(query) ?? parseTypedSize(query) ?? notFound()
  return { search, page: requirePage(page) }
}

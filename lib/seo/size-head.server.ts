import 'server-only'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import { getTranslations } from 'next-intl/server'
import { sizeFacts } from '@/lib/catalogue/size-facts'
import type { TireSearch } from '@/lib/catalogue/tire-filter-segment'
import { tireSearchPath, tireSizePath } from '@/lib/catalogue/tire-size-path'
import type { FacetedPage } from '@/lib/product-api/faceted-lists.server'
import type { PageHead } from './page-head.server'
import { resultsHead } from './results-head.server'

interface SizeResults {
  search: TireSearch
  page: number
  found: Pick<FacetedPage, 'total' | 'lowestPrice' | 'facets'>
}

/**
 * The head of the page of a tire size, whose tires in stock come first, cheapest first. However the search is narrowed, the address to keep
 * is that of the size alone; a further page of a search has only its own.
 */
export async function sizeHead({ search, page, found }: SizeResults): Promise<PageHead> {
  const t = await getTranslations('tire_filter')
  const choice = formatTireSize(search)
  return resultsHead({
    kind: 'size',
    choice,
    title: t('results_title', { size: choice }),
    path: page === 1 ? tireSizePath(search) : tireSearchPath(search),
    page,
    found,
    values: { diameter: sizeFacts(search).diameter, condition: commonCondition(found.facets) },
  })
}

/** What all tires of a list are; `any`: some are new and some are not, or it is not stated. */
function commonCondition(facets: FacetedPage['facets']): string {
  const counts = facets?.values['condition'] ?? []
  const [one, ...others] = counts.filter(({ count }) => count > 0)
  return one && others.length === 0 ? one.value : 'any'
}

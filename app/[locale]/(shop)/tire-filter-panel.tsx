import type { TireSizeOnSale } from '@bieznik/contract/catalogue/on-sale'
import { TireFilter } from '@/components/catalogue/tire-filter'
import { carriedFacets } from '@/lib/catalogue/carried-facets'
import { filterOptions, tireFits } from '@/lib/catalogue/filter-options'
import { defaultTireSearch } from '@/lib/catalogue/tire-filter-defaults'
import { tireFilterValues, type TireSearch } from '@/lib/catalogue/tire-filter-segment'
import { tireRanges } from './tire-ranges'

interface TireFilterPanelProps {
  /** What is on sale; null: it could not be had. */
  sizes: readonly TireSizeOnSale[] | null
  /** On a page of results what was searched for. */
  search?: TireSearch | undefined
  /** The list is narrowed, or it is a further page of it. */
  isFolded?: boolean | undefined
  /** By what the list is narrowed, the query of its address. */
  by?: string
}

export async function TireFilterPanel({ sizes, search, isFolded, by = '' }: TireFilterPanelProps) {
  const initial = tireFilterValues(search ?? defaultTireSearch)
  return (
    <TireFilter
      key={JSON.stringify(initial)}
      initial={initial}
      options={filterOptions('tire', sizes && tireFits(sizes), initial)}
      isOnResults={search !== undefined}
      isFolded={isFolded}
      carried={carriedFacets('tire', by)}
      {...await tireRanges(sizes, search)}
    />
  )
}

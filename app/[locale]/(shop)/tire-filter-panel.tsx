import type { TireSizeOnSale } from '@bieznik/contract/catalogue/on-sale'
import { seasons } from '@bieznik/contract/catalogue/tire-codes'
import { getTranslations } from 'next-intl/server'
import { TireFilter } from '@/components/catalogue/tire-filter'
import { carriedFacets } from '@/lib/catalogue/carried-facets'
import { drawingFile } from '@/lib/drawings/drawing-address'
import { filterOptions, inOrder, tireFits } from '@/lib/catalogue/filter-options'
import { defaultTireSearch } from '@/lib/catalogue/tire-filter-defaults'
import { tireFilterValues, type TireSearch } from '@/lib/catalogue/tire-filter-segment'

interface TireFilterPanelProps {
  /** What is on sale; null: it could not be had. */
  sizes: readonly TireSizeOnSale[] | null
  /** On a page of results what was searched for. */
  search?: TireSearch | undefined
  /** The list is narrowed, or it is a further page of it. */
  isFolded?: boolean | undefined
  /** By what the list is narrowed, the query of its address. */
  by?: string
  isHome?: boolean
}

export async function TireFilterPanel({ sizes, search, isFolded, by = '', isHome }: TireFilterPanelProps) {
  const t = await getTranslations('tire_filter.seasons')
  const initial = tireFilterValues(search ?? defaultTireSearch)
  const manufacturers = inOrder((sizes ?? []).flatMap((size) => size.manufacturers))
  const seasonsOnSale = seasons.filter((season) => sizes?.some((size) => size.seasons[season] > 0))
  return (
    <TireFilter
      key={JSON.stringify(initial)}
      initial={initial}
      options={filterOptions('tire', sizes && tireFits(sizes), initial)}
      isOnResults={search !== undefined}
      isFolded={isFolded}
      sidewall={isHome ? drawingFile('plate-sidewall') : undefined}
      carried={carriedFacets('tire', by)}
      manufacturers={withChosen(manufacturers, search?.manufacturer)}
      seasons={withChosen(seasonsOnSale, search?.season).map((season) => ({
        value: season,
        name: t(season),
      }))}
    />
  )
}

/** What is searched for is always shown, also where no tire on sale has it. */
function withChosen<Value>(values: readonly Value[], chosen: Value | undefined): readonly Value[] {
  return chosen === undefined || values.includes(chosen) ? values : [...values, chosen]
}

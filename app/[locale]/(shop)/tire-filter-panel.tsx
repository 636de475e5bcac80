import { getTranslations } from 'next-intl/server'
import { TireFilter } from '@/components/catalogue/tire-filter'
import { defaultTireSearch } from '@/lib/catalogue/tire-filter-defaults'
import { tireFilterValues, type TireSearch } from '@/lib/catalogue/tire-filter-segment'
import { listFilterOptions, listTireRange } from '@/lib/product-api/filter-options.server'

/** The tire filter, on a page of results with what was searched for. */
export async function TireFilterPanel({ search }: { search?: TireSearch }) {
  const t = await getTranslations('tire_filter.seasons')
  const shown = search ?? defaultTireSearch
  const [options, { manufacturers, seasons }] = await Promise.all([
    listFilterOptions('tire', shown),
    listTireRange(),
  ])
  return (
    <TireFilter
      key={JSON.stringify(shown)}
      initial={tireFilterValues(shown)}
      options={options}
      isOnResults={search !== undefined}
      manufacturers={withChosen(manufacturers, search?.manufacturer)}
      seasons={withChosen(seasons, search?.season).map((season) => ({ value: season, name: t(season) }))}
    />
  )
}

/** What is searched for is always shown, also where no tire on sale has it. */
function withChosen<Value>(values: readonly Value[], chosen: Value | undefined): readonly Value[] {
  return chosen === undefined || values.includes(chosen) ? values : [...values, chosen]
}

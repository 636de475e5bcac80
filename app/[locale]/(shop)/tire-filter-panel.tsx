import { getTranslations } from 'next-intl/server'
import { TireFilter } from '@/components/catalogue/tire-filter'
import { defaultTireSearch } from '@/lib/catalogue/tire-filter-defaults'
import { tireFilterValues, type TireSearch } from '@/lib/catalogue/tire-filter-segment'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { listFilterOptions, listTireRange } from '@/lib/product-api/filter-options.server'

const FILTER_MESSAGES = [
  'catalogue.choose',
  'catalogue.any',
  'tire_filter.heading',
  'tire_filter.width',
  'tire_filter.profile',
  'tire_filter.diameter',
  'tire_filter.protector',
  'tire_filter.price_from',
  'tire_filter.price_to',
  'tire_filter.price_from_thumb',
  'tire_filter.price_to_thumb',
  'tire_filter.manufacturer',
  'tire_filter.season',
  'tire_filter.submit',
  'tire_filter.chosen',
  'tire_filter.none_chosen',
  'tire_filter.change',
  'tire_filter.hint',
  'tire_filter.failed',
  'size_box',
] as const

/** The tire filter, on a page of results with what was searched for. */
export async function TireFilterPanel({ search }: { search?: TireSearch }) {
  const t = await getTranslations('tire_filter.seasons')
  const shown = search ?? defaultTireSearch
  const [options, { manufacturers, seasons }] = await Promise.all([
    listFilterOptions('tire', shown),
    listTireRange(),
  ])
  return (
    <ClientMessages namespaces={FILTER_MESSAGES}>
      <TireFilter
        key={JSON.stringify(shown)}
        initial={tireFilterValues(shown)}
        options={options}
        isOnResults={search !== undefined}
        manufacturers={manufacturers}
        seasons={seasons.map((season) => ({ value: season, name: t(season) }))}
      />
    </ClientMessages>
  )
}

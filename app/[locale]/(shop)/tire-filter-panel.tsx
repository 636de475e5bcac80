import { formatTireSize } from '@bieznik/contract/tire-size'
import { getTranslations } from 'next-intl/server'
import { FilterPanel } from '@/components/catalogue/filter-panel'
import { TireFilter } from '@/components/catalogue/tire-filter'
import type { TireSearch } from '@/lib/catalogue/tire-filter-segment'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { getTireFilterOptions } from '@/lib/product-api/tire-filter.server'
import { getTireRange } from '@/lib/product-api/tires.server'

/** The tire filter: beside the list from 1024 px, above it and collapsed to one line on a phone. */
export async function TireFilterPanel({ search }: { search: TireSearch }) {
  const t = await getTranslations('tire_filter')
  const [options, range] = await Promise.all([getTireFilterOptions(search), getTireRange()])
  const size = formatTireSize(search)
  return (
    <ClientMessages namespaces={['ui', 'tire_filter']}>
      <FilterPanel heading={t('heading')} chosen={t('chosen', { size })} change={t('change')}>
        <TireFilter key={JSON.stringify(search)} initial={search} options={options} {...range} />
      </FilterPanel>
    </ClientMessages>
  )
}

import { SpacerFilter } from '@/components/catalogue/spacer-filter'
import { spacerFilterValues, type SpacerSearch } from '@/lib/catalogue/spacer-filter-segment'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { listFilterOptions } from '@/lib/product-api/filter-options.server'

/** The spacer filter, on a page of results with what was searched for. */
export async function SpacerFilterPanel({ search }: { search?: SpacerSearch }) {
  const options = await listFilterOptions('spacer', search ?? {})
  return (
    <ClientMessages namespaces={['spacer_filter']}>
      <SpacerFilter
        key={JSON.stringify(search)}
        initial={search ? spacerFilterValues(search) : {}}
        options={options}
        isOnResults={search !== undefined}
      />
    </ClientMessages>
  )
}

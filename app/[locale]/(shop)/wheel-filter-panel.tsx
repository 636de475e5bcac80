import { WheelFilter } from '@/components/catalogue/wheel-filter'
import { wheelFilterValues, type WheelSearch } from '@/lib/catalogue/wheel-filter-segment'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { listFilterOptions } from '@/lib/product-api/filter-options.server'

/** The wheel filter, on a page of results with what was searched for. */
export async function WheelFilterPanel({ search }: { search?: WheelSearch }) {
  const options = await listFilterOptions('wheel', search ?? {})
  return (
    <ClientMessages namespaces={['wheel_filter']}>
      <WheelFilter
        key={JSON.stringify(search)}
        initial={search ? wheelFilterValues(search) : {}}
        options={options}
        isOnResults={search !== undefined}
      />
    </ClientMessages>
  )
}

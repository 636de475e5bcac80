import { WheelFilter } from '@/components/catalogue/wheel-filter'
import { wheelFilterValues, type WheelSearch } from '@/lib/catalogue/wheel-filter-segment'
import { listFilterOptions } from '@/lib/product-api/filter-options.server'

/** The wheel filter, on a page of results with what was searched for. */
export async function WheelFilterPanel({ search }: { search?: WheelSearch }) {
  const options = await listFilterOptions('wheel', search ?? {})
  return (
    <WheelFilter
      key={JSON.stringify(search)}
      initial={search ? wheelFilterValues(search) : {}}
      options={options}
      isOnResults={search !== undefined}
    />
  )
}

import type { WheelFit } from '@bieznik/contract/catalogue/on-sale'
import { WheelFilter } from '@/components/catalogue/wheel-filter'
import { carriedFacets } from '@/lib/catalogue/carried-facets'
import { filterOptions } from '@/lib/catalogue/filter-options'
import { wheelFilterValues, type WheelSearch } from '@/lib/catalogue/wheel-filter-segment'
import { ClientMessages } from '@/lib/i18n/client-messages'

interface WheelFilterPanelProps {
  /** What is on sale; null: it could not be had. */
  fits: readonly WheelFit[] | null
  /** On a page of results what was searched for. */
  search?: WheelSearch | undefined
  /** The list is narrowed, or it is a further page of it. */
  isFolded?: boolean | undefined
  /** By what the list is narrowed, the query of its address. */
  by?: string
}

export function WheelFilterPanel({ fits, search, isFolded, by = '' }: WheelFilterPanelProps) {
  const initial = search ? wheelFilterValues(search) : {}
  return (
    <ClientMessages namespaces={['wheel_filter']}>
      <WheelFilter
        key={JSON.stringify(search)}
        initial={initial}
        options={filterOptions('wheel', fits, initial)}
        isOnResults={search !== undefined}
        isFolded={isFolded}
        carried={carriedFacets('wheel', by)}
      />
    </ClientMessages>
  )
}

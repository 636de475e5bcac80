import type { SpacerFit } from '@bieznik/contract/catalogue/on-sale'
import { SpacerFilter } from '@/components/catalogue/spacer-filter'
import { carriedFacets } from '@/lib/catalogue/carried-facets'
import { filterOptions } from '@/lib/catalogue/filter-options'
import { spacerFilterValues, type SpacerSearch } from '@/lib/catalogue/spacer-filter-segment'
import { ClientMessages } from '@/lib/i18n/client-messages'

interface SpacerFilterPanelProps {
  /** What is on sale; null: it could not be had. */
  fits: readonly SpacerFit[] | null
  /** On a page of results what was searched for. */
  search?: SpacerSearch | undefined
  /** The list is narrowed, or it is a further page of it. */
  isFolded?: boolean | undefined
  /** By what the list is narrowed, the query of its address. */
  by?: string
}

export function SpacerFilterPanel({ fits, search, isFolded, by = '' }: SpacerFilterPanelProps) {
  const initial = search ? spacerFilterValues(search) : {}
  return (
    <ClientMessages namespaces={['spacer_filter']}>
      <SpacerFilter
        key={JSON.stringify(search)}
        initial={initial}
        options={filterOptions('spacer', fits, initial)}
        isOnResults={search !== undefined}
        isFolded={isFolded}
        carried={carriedFacets('spacer', by)}
      />
    </ClientMessages>
  )
}

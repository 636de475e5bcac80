import { SpacerFilter } from '@/components/catalogue/spacer-filter'
import { spacerFilterValues, type SpacerSearch } from '@/lib/catalogue/spacer-filter-segment'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { fitFilter, type FitPanelProps } from './fit-filter'

export function SpacerFilterPanel(props: FitPanelProps<SpacerSearch>) {
  return (
    <ClientMessages namespaces={['spacer_filter']}>
      <SpacerFilter key={JSON.stringify(props.search)} {...fitFilter('spacer', spacerFilterValues, props)} />
    </ClientMessages>
  )
}

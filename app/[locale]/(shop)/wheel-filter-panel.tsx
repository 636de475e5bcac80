import { WheelFilter } from '@/components/catalogue/wheel-filter'
import { wheelFilterValues, type WheelSearch } from '@/lib/catalogue/wheel-filter-segment'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { fitFilter, type FitPanelProps } from './fit-filter'

export function WheelFilterPanel(props: FitPanelProps<WheelSearch>) {
  return (
    <ClientMessages namespaces={['wheel_filter']}>
      <WheelFilter key={JSON.stringify(props.search)} {...fitFilter('wheel', wheelFilterValues, props)} />
    </ClientMessages>
  )
}

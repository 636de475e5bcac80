import { orderStatuses, type OrderStatus } from '@bieznik/contract/order-status'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'

interface AdminOrdersFilterProps {
  search: string
  onSearch: (text: string) => void
  /** undefined: all */
  status: OrderStatus | undefined
  onStatus: (status: OrderStatus | undefined) => void
}

export function AdminOrdersFilter({ search, onSearch, status, onStatus }: AdminOrdersFilterProps) {
  const t = useTranslations('admin')
  const statusName = useTranslations('status')
  return (
    <search className="grid gap-3 sm:grid-cols-[14rem_1fr]">
      <Field label={t('status_filter')}>
        {({ required: _required, ...control }) => (
          <Select
            {...control}
            value={status ?? ''}
            onChange={(event) => onStatus(orderStatuses.find((known) => known === event.target.value))}
          >
            <option value="">{statusName('all')}</option>
            {orderStatuses.map((known) => (
              <option key={known} value={known}>
                {statusName(known)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('search')}>
        {({ required: _required, ...control }) => (
          <Input
            {...control}
            type="search"
            placeholder={t('search_placeholder')}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
          />
        )}
      </Field>
    </search>
  )
}

import { orderStatuses, type OrderStatus } from '@bieznik/contract/order-status'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'

interface OrdersFilterProps {
  search: string
  onSearch: (text: string) => void
  /** null: all */
  status: OrderStatus | null
  onStatus: (status: OrderStatus | null) => void
}

export function OrdersFilter({ search, onSearch, status, onStatus }: OrdersFilterProps) {
  const t = useTranslations('orders')
  const statusName = useTranslations('status')
  return (
    <search className="grid gap-4 sm:grid-cols-[1fr_14rem]">
      <Field label={t('search')}>
        {({ required: _required, ...control }) => (
          <Input
            {...control}
            type="search"
            placeholder={t('search_hint')}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('status_filter')}>
        {({ required: _required, ...control }) => (
          <Select
            {...control}
            value={status ?? ''}
            onChange={(event) =>
              onStatus(orderStatuses.find((known) => known === event.target.value) ?? null)
            }
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
    </search>
  )
}

'use client'

import { orderStatuses } from '@bieznik/contract/order-status'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { orderListOf } from '@/lib/orders/order-list-state'
import { changeQueryState, useQueryState } from '@/lib/url-state/url-state'

/** Searches and filters over all pages; both stand in the address. */
export function OrdersFilter() {
  const t = useTranslations('orders')
  const statusName = useTranslations('status')
  const query = useQueryState()
  const change = (changes: Record<string, string>) =>
    changeQueryState('replace', { page: null, ...withoutEmpty(changes) })

  return (
    <search className="grid gap-4 sm:grid-cols-[1fr_14rem]">
      <Field label={t('search')}>
        {({ required: _required, ...control }) => (
          <Input
            {...control}
            type="search"
            placeholder={t('search_hint')}
            value={query.get('search') ?? ''}
            maxLength={100}
            onChange={(event) => change({ search: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('status_filter')}>
        {({ required: _required, ...control }) => (
          <Select
            {...control}
            value={orderListOf(query).status ?? ''}
            onChange={(event) => change({ status: event.target.value })}
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

/** Nothing chosen is nothing in the address. */
function withoutEmpty(changes: Record<string, string>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, value || null]))
}

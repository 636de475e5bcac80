'use client'

import { orderStatuses } from '@bieznik/contract/selling/order-status'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Options, Select } from '@/components/ui/select'
import { orderListOf } from '@/lib/orders/order-list-state'
import { changeQueryState, useQueryState } from '@/lib/url-state'

interface OrderListFilterProps {
  labels: { search: string; searchHint: string; status: string }
}

/** Searches and filters a list of orders over all its pages. Both stand in the address, where the list reads them. */
export function OrderListFilter({ labels }: OrderListFilterProps) {
  const statusName = useTranslations('status')
  const query = useQueryState()
  /** Nothing chosen is nothing in the address, and what is found begins on the first page. */
  const change = (key: 'search' | 'status', value: string) =>
    changeQueryState('replace', { page: null, [key]: value || null })

  return (
    <search className="grid gap-3 sm:grid-cols-[1fr_14rem]">
      <Field label={labels.search}>
        <Input
          required={false}
          type="search"
          placeholder={labels.searchHint}
          value={query.get('search') ?? ''}
          maxLength={100}
          onChange={(event) => change('search', event.target.value)}
        />
      </Field>
      <Field label={labels.status}>
        <Select
          required={false}
          value={orderListOf(query).status ?? ''}
          onChange={(event) => change('status', event.target.value)}
        >
          <option value="">{statusName('all')}</option>
          <Options of={orderStatuses} nameOf={(known) => statusName(known)} />
        </Select>
      </Field>
    </search>
  )
}

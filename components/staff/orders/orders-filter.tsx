'use client'

import { lateStates, orderStockStates, paidStates } from '@bieznik/contract/selling/order-list'
import { deliveryMethods } from '@bieznik/contract/selling/order'
import { orderStatuses } from '@bieznik/contract/selling/order-status'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useAuth } from '@/lib/auth/use-auth'
import { tagsQuery } from '@/lib/orders/order-work'
import {
  holders,
  noOrderFilter,
  orderFilterKeys,
  staffOrderListOf,
  type OrderFilterKey,
} from '@/lib/orders/staff-order-list'
import { changeQueryState, useQueryState } from '@/lib/url-state'
import { compactInputClass } from '../parts/compact'
import { FilterChoice } from '../parts/list/filter-choice'
import { SavedViews } from '../parts/list/saved-views'
import { BrowserViews } from './browser-views'

/** Nothing chosen is nothing in the address, and what is found begins on the first page. */
const change = (key: OrderFilterKey, value: string | null) =>
  changeQueryState('replace', { page: null, [key]: value || null })

/** Searches and narrows staff's list over all its pages. All of it stands in the address, where the list reads it. `children`: how many it leaves. */
export function OrdersFilter({ children }: { children?: ReactNode }) {
  const t = useTranslations()
  const query = useQueryState()
  const { status, delivery, paid, stock, late, held, tag } = staffOrderListOf(query)
  const isFiltered = orderFilterKeys.some((key) => query.has(key))
  return (
    <search className="flex flex-wrap items-center gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:*:min-w-0">
      <SavedViews fields={orderFilterKeys}>
        <BrowserViews />
      </SavedViews>
      <Input
        required={false}
        type="search"
        aria-label={t('admin.search')}
        placeholder={t('admin.search_placeholder')}
        className={clsx(compactInputClass, 'min-w-44 flex-1 max-sm:col-span-full')}
        value={query.get('search') ?? ''}
        maxLength={100}
        onChange={(event) => change('search', event.target.value)}
      />
      <FilterChoice
        label={t('admin.status_filter')}
        chosen={status}
        options={orderStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChoose={(value) => change('status', value)}
      />
      <FilterChoice
        label={t('admin_orders.delivery')}
        chosen={delivery}
        options={deliveryMethods.map((value) => ({ value, label: t(`admin_orders.deliveries.${value}`) }))}
        onChoose={(value) => change('delivery', value)}
      />
      <FilterChoice
        label={t('admin_orders.payment')}
        chosen={paid}
        options={paidStates.map((value) => ({ value, label: t(`admin_orders.paid.${value}`) }))}
        onChoose={(value) => change('paid', value)}
      />
      <FilterChoice
        label={t('admin_orders.stock')}
        chosen={stock}
        options={orderStockStates.map((value) => ({ value, label: t(`admin_orders.stocks.${value}`) }))}
        onChoose={(value) => change('stock', value)}
      />
      {late && (
        <FilterChoice
          label={t('admin_orders.late')}
          chosen={late}
          options={lateStates.map((value) => ({ value, label: t(`admin_orders.lates.${value}`) }))}
          onChoose={(value) => change('late', value)}
        />
      )}
      <FilterChoice
        label={t('admin_orders.handling')}
        chosen={held}
        options={holders.map((value) => ({ value, label: t(`admin_orders.holders.${value}`) }))}
        onChoose={(value) => change('held', value)}
      />
      <TagChoice chosen={tag} />
      <DayInput name="from" />
      <DayInput name="to" />
      {isFiltered && (
        <Button
          variant="quiet"
          className="lg:min-h-9!"
          onClick={() => changeQueryState('replace', noOrderFilter)}
        >
          {t('admin_orders.clear')}
        </Button>
      )}
      {children}
    </search>
  )
}

/** Also where there are no tags yet: what follows it would move when they come. */
function TagChoice({ chosen }: { chosen: string | undefined }) {
  const t = useTranslations('admin_orders')
  const auth = useAuth()
  const { data = [] } = useQuery({ ...tagsQuery, enabled: auth.status === 'signed-in' })
  const known = chosen === undefined || data.includes(chosen) ? data : [chosen, ...data]
  return (
    <FilterChoice
      label={t('tag')}
      chosen={chosen}
      options={known.map((value) => ({ value, label: value }))}
      onChoose={(value) => change('tag', value)}
    />
  )
}

/** The first or the last day. */
function DayInput({ name }: { name: 'from' | 'to' }) {
  const t = useTranslations('admin_orders')
  const query = useQueryState()
  return (
    <label
      className={clsx('flex min-w-0 items-center gap-1 text-sm', name === 'from' && 'max-sm:col-start-1')}
    >
      <span className="text-quiet">{t(name)}</span>
      <Input
        required={false}
        type="date"
        className={clsx(compactInputClass, 'w-full! min-w-0 sm:w-36!')}
        value={query.get(name) ?? ''}
        onChange={(event) => change(name, event.target.value)}
      />
    </label>
  )
}

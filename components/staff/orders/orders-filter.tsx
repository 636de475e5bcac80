'use client'

import { lateStates, orderStockStates, paidStates } from '@bieznik/contract/selling/order-list'
import { deliveryMethods } from '@bieznik/contract/selling/order'
import { orderStatuses } from '@bieznik/contract/selling/order-status'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
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
import { FiltersButton, foldedClass } from '../parts/list/filters-button'
import { FilterChoices } from '../parts/list/filter-choices'
import { SavedViews } from '../parts/list/saved-views'
import { useStaffQuery } from '../parts/use-staff-query'
import { BrowserViews } from './browser-views'

/** Nothing chosen is nothing in the address, and what is found begins on the first page. */
const change = (key: OrderFilterKey, value: string | readonly string[] | null) =>
  changeQueryState('replace', { page: null, [key]: value || null })

/** Searches and narrows staff's list over all its pages. All of it stands in the address, where the list reads it. `children`: how many it leaves. */
export function OrdersFilter({ children }: { children?: ReactNode }) {
  const t = useTranslations()
  const query = useQueryState()
  const { status, delivery, paid, stock, late, held, tag } = staffOrderListOf(query)
  const [isOpen, setOpen] = useState(false)
  const isFiltered = orderFilterKeys.some((key) => query.has(key))
  return (
    <search className="flex flex-wrap items-center gap-2">
      <Input
        required={false}
        type="search"
        aria-label={t('admin.search')}
        placeholder={t('admin.search_placeholder')}
        className={clsx(compactInputClass, 'min-w-44 flex-1')}
        value={query.get('search') ?? ''}
        maxLength={100}
        onChange={(event) => change('search', event.target.value)}
      />
      <FiltersButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      <div className={clsx(foldedClass(isOpen), 'max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:gap-2')}>
        <FilterChoices
          label={t('admin.status_filter')}
          chosen={status ?? []}
          options={orderStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChoose={(values) => change('status', values)}
        />
        <FilterChoices
          label={t('admin_orders.delivery')}
          chosen={delivery ?? []}
          options={deliveryMethods.map((value) => ({ value, label: t(`admin_orders.deliveries.${value}`) }))}
          onChoose={(values) => change('delivery', values)}
        />
        <FilterChoices
          label={t('admin_orders.payment')}
          chosen={paid ?? []}
          options={paidStates.map((value) => ({ value, label: t(`admin_orders.paid.${value}`) }))}
          onChoose={(values) => change('paid', values)}
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
        <FilterChoices
          label={t('admin_orders.handling')}
          chosen={held ?? []}
          options={holders.map((value) => ({ value, label: t(`admin_orders.holders.${value}`) }))}
          onChoose={(values) => change('held', values)}
        />
        <TagChoices chosen={tag ?? []} />
        <DayInput name="from" />
        <DayInput name="to" />
        <SavedViews fields={orderFilterKeys}>
          <BrowserViews />
        </SavedViews>
      </div>
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
function TagChoices({ chosen }: { chosen: readonly string[] }) {
  const t = useTranslations('admin_orders')
  const { data = [] } = useStaffQuery(tagsQuery)
  const known = [...new Set([...chosen, ...data])]
  return (
    <FilterChoices
      label={t('tag')}
      chosen={chosen}
      options={known.map((value) => ({ value, label: value }))}
      onChoose={(values) => change('tag', values)}
    />
  )
}

/** The first or the last day. */
function DayInput({ name }: { name: 'from' | 'to' }) {
  const t = useTranslations('admin_orders')
  const query = useQueryState()
  return (
    <label className="flex min-w-0 items-center gap-1 text-sm">
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

'use client'

import type { Order } from '@bieznik/contract/selling/order'
import { orderStatuses, type OrderStatus } from '@bieznik/contract/selling/order-status'
import { MAX_ORDERS_AT_ONCE } from '@bieznik/contract/selling/many-orders'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { LinkButton } from '@/components/ui/link-button'
import { Options, Select } from '@/components/ui/select'
import { BulkQuestion } from './bulk-question'
import { CarrierListButton } from './carrier-list-button'
import { compactSelectClass } from '../parts/compact'
import { ManyParcels } from './many-parcels'
import type { Selection } from './use-selection'

interface BulkBarProps {
  selection: Selection
  isPending: boolean
  onChange: (orders: readonly Order[], status: OrderStatus) => void
}

/** What is done with all the chosen orders at once; it stays in view below them. */
export function BulkBar({ selection, isPending, onChange }: BulkBarProps) {
  const t = useTranslations()
  const [chosen, setChosen] = useState<OrderStatus>()
  /** What is asked about: the orders as they were seen at that moment. */
  const [asked, setAsked] = useState<{ orders: readonly Order[]; status: OrderStatus }>()
  const [parcelsOf, setParcelsOf] = useState<readonly Order[]>()
  const parcels = parcelsOf && <ManyParcels orders={parcelsOf} onClose={() => setParcelsOf(undefined)} />
  const count = selection.orders.length
  const isTooMany = count > MAX_ORDERS_AT_ONCE
  if (count === 0) return parcels

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (chosen) setAsked({ orders: selection.orders, status: chosen })
  }

  return (
    <div
      role="group"
      aria-label={t('admin_orders.selected', { count })}
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border border-edge bg-sheet p-2 text-sm shadow-lift"
    >
      <p role="status">
        <span>{t('admin_orders.selected', { count })}</span>
        {selection.hidden > 0 && (
          <span className="text-quiet">{` ${t('admin_orders.selected_hidden', { count: selection.hidden })}`}</span>
        )}
        {isTooMany && (
          <span className="font-medium text-amber">{` ${t('admin_orders.too_many', { max: MAX_ORDERS_AT_ONCE })}`}</span>
        )}
      </p>
      <Form onSubmit={submit} className="flex gap-2">
        <Select
          aria-label={t('admin_orders.new_status')}
          className={compactSelectClass}
          value={chosen ?? ''}
          onChange={(event) => setChosen(orderStatuses.find((known) => known === event.target.value))}
        >
          <option value="">{t('admin.choose')}</option>
          <Options of={orderStatuses} nameOf={(status) => t(`status.${status}`)} />
        </Select>
        <Button type="submit" size="compact" busy={isPending} disabled={chosen === undefined || isTooMany}>
          {t('admin_orders.change_selected')}
        </Button>
      </Form>
      <LinkButton
        href={`/admin/print?orders=${selection.orders.map(({ id }) => id).join(',')}`}
        variant="secondary"
        size="compact"
        prefetch={false}
        target="_blank"
        rel="noopener"
      >
        {t('admin_orders.print')}
      </LinkButton>
      <CarrierListButton orders={selection.orders} />
      <Button variant="secondary" size="compact" onClick={() => setParcelsOf(selection.orders)}>
        {t('admin_orders.many_parcels.open')}
      </Button>
      <Button variant="quiet" size="compact" onClick={selection.clear}>
        {t('admin_orders.unselect')}
      </Button>
      {parcels}
      {asked && (
        <BulkQuestion
          {...asked}
          onCancel={() => setAsked(undefined)}
          onConfirm={(orders) => {
            setAsked(undefined)
            setChosen(undefined)
            onChange(orders, asked.status)
          }}
        />
      )}
    </div>
  )
}

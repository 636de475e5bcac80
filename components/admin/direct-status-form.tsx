'use client'

import type { Order } from '@bieznik/contract/order'
import { orderStatuses } from '@bieznik/contract/order-status'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { useChangeStatus } from './use-change-status'

/** The list's way: any of the five statuses, confirmed with Update. */
export function DirectStatusForm({ order }: { order: Pick<Order, 'id' | 'status'> }) {
  const t = useTranslations('admin')
  const statusName = useTranslations('status')
  const [chosen, setChosen] = useState(order.status)
  const { change, isPending } = useChangeStatus(order, 'direct')
  const id = String(order.id)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    change(chosen)
  }

  return (
    <form onSubmit={submit} className="flex gap-2">
      <Select
        aria-label={t('new_status_of', { id })}
        value={chosen}
        onChange={(event) => setChosen(orderStatuses.find((known) => known === event.target.value) ?? chosen)}
        className="min-w-40"
      >
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {statusName(status)}
          </option>
        ))}
      </Select>
      <Button
        type="submit"
        variant="secondary"
        busy={isPending}
        disabled={chosen === order.status}
        aria-label={t('update_of', { id })}
      >
        {t('update')}
      </Button>
    </form>
  )
}

'use client'

import type { Order } from '@bieznik/contract/order'
import { reachableStatuses, type OrderStatus } from '@bieznik/contract/order-status'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useChangeStatus } from './use-change-status'

/** The detail's way: the next status in order, or Canceled; nothing after Canceled. */
export function StepStatusForm({ order }: { order: Pick<Order, 'id' | 'status'> }) {
  const t = useTranslations('admin')
  const statusName = useTranslations('status')
  const choices = reachableStatuses(order.status, 'step')
  const [chosen, setChosen] = useState<OrderStatus | undefined>(choices[0])
  const { change, isPending } = useChangeStatus(order, 'step')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (chosen) change(chosen)
  }

  if (choices.length === 0) return <p>{t('no_next_step')}</p>
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field label={t('change_status')}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={(event) => setChosen(choices.find((known) => known === event.target.value))}
          >
            {choices.map((status) => (
              <option key={status} value={status}>
                {statusName(status)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" busy={isPending}>
        {t('update')}
      </Button>
    </form>
  )
}

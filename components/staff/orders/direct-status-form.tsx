'use client'

import { orderStatuses, type OrderStatus } from '@bieznik/contract/selling/order-status'
import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { Options, Select } from '@/components/ui/select'
import { rowButtonClass, rowSelectClass } from '../parts/compact'
import type { LeavingOrder } from '@/lib/orders/leaves-unpaid'
import { OvertakenNotice } from '../parts/overtaken-notice'
import { StatusQuestion } from './status-question'
import { useChangeStatus } from './use-change-status'
import { useStatusChoice } from './use-status-choice'

const same = (current: OrderStatus) => current

interface DirectStatusFormProps {
  order: LeavingOrder
  /** In a table of low rows. */
  inRow?: boolean
}

/** The list's way: all five statuses, confirmed with Update. */
export function DirectStatusForm({ order, inRow = false }: DirectStatusFormProps) {
  const t = useTranslations('admin')
  const statusName = useTranslations('status')
  const { request, isPending, own, question } = useChangeStatus(order, 'direct')
  const { chosen, isOvertaken, choose } = useStatusChoice(order.status, {
    own,
    initial: same,
    afterOthers: same,
  })
  const id = String(order.id)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (chosen) request(chosen)
  }

  return (
    <Form
      onSubmit={submit}
      className={
        inRow ? 'grid grid-cols-[6.75rem_auto] gap-1' : 'grid grid-cols-[minmax(9rem,1fr)_auto] gap-2'
      }
    >
      <Select
        className={inRow ? rowSelectClass : undefined}
        aria-label={t('new_status_of', { id })}
        value={chosen}
        onChange={(event) => choose(orderStatuses.find((known) => known === event.target.value))}
      >
        <Options of={orderStatuses} nameOf={(status) => statusName(status)} />
      </Select>
      <Button
        type="submit"
        variant="secondary"
        size={inRow ? 'compact' : 'md'}
        className={inRow ? rowButtonClass : undefined}
        busy={isPending}
        disabled={chosen === order.status}
        aria-label={t('update_of', { id })}
      >
        {t('update')}
      </Button>
      <OvertakenNotice isOvertaken={isOvertaken} status={order.status} />
      <StatusQuestion order={order} {...question} />
    </Form>
  )
}

'use client'

import { reachableStatuses, type OrderStatus } from '@bieznik/contract/selling/order-status'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Options, Select } from '@/components/ui/select'
import { StatusMail } from './status-mail'
import { STATUS_CHOICE } from './use-order-keys'
import type { LeavingOrder } from '@/lib/orders/leaves-unpaid'
import { compactSelectClass } from '../parts/compact'
import { OvertakenNotice } from '../parts/overtaken-notice'
import { StatusQuestion } from './status-question'
import { useChangeStatus } from './use-change-status'
import { useStatusChoice } from './use-status-choice'

const screen = {
  initial: (current: OrderStatus) => reachableStatuses(current, 'step')[0],
  /** Nothing is chosen for somebody who may be about to press the button. */
  afterOthers: () => undefined,
}

interface StepStatusFormProps {
  order: LeavingOrder
  /** As high as the fields of the list. */
  isCompact?: boolean
}

/** The detail's way: the next status in order, or Canceled; nothing after Canceled. */
export function StepStatusForm({ order, isCompact = false }: StepStatusFormProps) {
  const t = useTranslations('admin')
  const statusName = useTranslations('status')
  const choices = reachableStatuses(order.status, 'step')
  const { request, isPending, own, question } = useChangeStatus(order, 'step')
  const { chosen, isOvertaken, choose } = useStatusChoice(order.status, { own, ...screen })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (chosen) request(chosen)
  }

  if (choices.length === 0)
    return (
      <div>
        <p>{t('no_next_step')}</p>
        <OvertakenNotice isOvertaken={isOvertaken} status={order.status} />
      </div>
    )
  return (
    <Form onSubmit={submit} className={clsx('flex flex-wrap items-end', isCompact ? 'gap-2' : 'gap-3')}>
      <Field label={t('change_status')}>
        <Select
          className={isCompact ? compactSelectClass : undefined}
          {...{ [STATUS_CHOICE]: '' }}
          value={chosen ?? ''}
          onChange={(event) => choose(choices.find((known) => known === event.target.value))}
        >
          {chosen === undefined && <option value="">{t('choose')}</option>}
          <Options of={choices} nameOf={(status) => statusName(status)} />
        </Select>
      </Field>
      <Button
        type="submit"
        size={isCompact ? 'compact' : 'md'}
        busy={isPending}
        disabled={chosen === undefined}
      >
        {t('update')}
      </Button>
      <OvertakenNotice isOvertaken={isOvertaken} status={order.status} />
      {chosen && <StatusMail orderId={order.id} status={chosen} />}
      <StatusQuestion order={order} {...question} />
    </Form>
  )
}

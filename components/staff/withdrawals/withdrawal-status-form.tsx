'use client'

import { withdrawalStatuses, type WithdrawalStatus } from '@bieznik/contract/care/withdrawal-status'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Options, Select } from '@/components/ui/select'
import type { StaffWithdrawal } from '@/lib/withdrawal/withdrawal-requests'
import { useChangeWithdrawal } from './use-change-withdrawal'

/** What usually comes next; after the end nothing does. */
const usual: Record<WithdrawalStatus, WithdrawalStatus> = {
  received: 'goods_back',
  goods_back: 'refunded',
  refunded: 'refunded',
  rejected: 'rejected',
}

export function WithdrawalStatusForm({
  withdrawal: { id, status },
}: {
  withdrawal: Pick<StaffWithdrawal, 'id' | 'status'>
}) {
  const t = useTranslations('admin_withdrawals')
  const [chosen, setChosen] = useState(usual[status])
  const { change, isPending } = useChangeWithdrawal(id)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void change({ part: 'status', json: { status: chosen, from: status } })
  }

  return (
    <Form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field label={t('change_status')}>
        <Select
          value={chosen}
          onChange={(event) =>
            setChosen(withdrawalStatuses.find((known) => known === event.target.value) ?? chosen)
          }
        >
          <Options of={withdrawalStatuses} nameOf={(known) => t(`statuses.${known}`)} />
        </Select>
      </Field>
      <Button type="submit" busy={isPending} disabled={chosen === status}>
        {t('save_status')}
      </Button>
    </Form>
  )
}

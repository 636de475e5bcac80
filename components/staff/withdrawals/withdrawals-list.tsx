'use client'

import type { Withdrawal } from '@bieznik/contract/care/withdrawal'
import { withdrawalStatuses } from '@bieznik/contract/care/withdrawal-status'
import { withdrawals } from '@bieznik/contract/endpoints/withdrawals'
import { OPEN } from '@bieznik/contract/endpoints/case-endpoints'
import { useTranslations } from 'next-intl'
import { useCaseColumns } from '../cases/use-case-columns'
import { ListScreen } from '../parts/list/list-screen'
import { useStaffList } from '../parts/list/use-staff-list'
import { LateBadge, RefundDays, WithdrawalStatusBadge } from './withdrawal-marks'

/** All withdrawals, the most urgent refund first. */
export function WithdrawalsList() {
  const t = useTranslations('admin_withdrawals')
  const columns = useCaseColumns<Withdrawal>({
    path: '/admin/withdrawals',
    deadline: { head: t('refund'), cell: (withdrawal) => <RefundDays withdrawal={withdrawal} /> },
    status: (withdrawal) => (
      <span className="flex gap-1">
        <WithdrawalStatusBadge status={withdrawal.status} /> <LateBadge withdrawal={withdrawal} />
      </span>
    ),
  })
  const options = [
    { value: OPEN, label: t('open') },
    ...withdrawalStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
  ]
  return (
    <ListScreen
      {...useStaffList(withdrawals.list)}
      caption={t('title')}
      filters={[{ field: 'status', label: t('status_filter'), options }]}
      countText={(count) => t('count', { count })}
      empty={t('empty')}
      keyOf={({ id }) => id}
      columns={columns}
    />
  )
}

import type { Withdrawal } from '@bieznik/contract/care/withdrawal'
import { useTranslations } from 'next-intl'
import { CaseTable } from '../cases/case-table'
import { LateBadge, RefundDays, WithdrawalStatusBadge } from './withdrawal-marks'

export function WithdrawalsTable({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const t = useTranslations('admin_withdrawals')
  return (
    <CaseTable
      cases={withdrawals}
      caption={t('title')}
      path="/admin/withdrawals"
      deadline={{ head: t('refund'), cell: (withdrawal) => <RefundDays withdrawal={withdrawal} /> }}
      status={(withdrawal) => (
        <span className="flex flex-wrap gap-1">
          <WithdrawalStatusBadge status={withdrawal.status} /> <LateBadge withdrawal={withdrawal} />
        </span>
      )}
    />
  )
}

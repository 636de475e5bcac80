'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { withdrawalQuery } from '@/lib/withdrawal/withdrawal-queries'
import type { StaffWithdrawal } from '@/lib/withdrawal/withdrawal-requests'
import { CaseScreen } from '../cases/case-screen'
import { MatchForm } from '../cases/match-form'
import { NoteForm } from './note-form'
import { useChangeWithdrawal } from './use-change-withdrawal'
import { WithdrawalFacts } from './withdrawal-facts'
import { WithdrawalHistory } from './withdrawal-history'
import { WithdrawalStatusForm } from './withdrawal-status-form'
import { useStaffQuery } from '../parts/use-staff-query'

/** One withdrawal as it is now, with what staff may do with it. */
export function WithdrawalScreen({ withdrawalId }: { withdrawalId: number }) {
  const t = useTranslations('admin_withdrawals')
  const query = useStaffQuery(withdrawalQuery(withdrawalId))
  return (
    <CaseScreen query={query} back={{ href: '/admin/withdrawals', label: t('back') }}>
      {(withdrawal) => <Loaded withdrawal={withdrawal} />}
    </CaseScreen>
  )
}

function Loaded({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { id, orderId, suggestedOrderId, note, status } = withdrawal
  const { change, isPending } = useChangeWithdrawal(id)
  return (
    <>
      <Card className="grid gap-6 lg:grid-cols-2 [&>*]:min-w-0">
        <WithdrawalFacts withdrawal={withdrawal} />
        <div className="flex flex-col gap-6">
          {/* What others have saved begins the form anew. */}
          <WithdrawalStatusForm key={`status ${status}`} withdrawal={withdrawal} />
          <MatchForm
            key={`order ${orderId}`}
            orderId={orderId}
            suggestedOrderId={suggestedOrderId}
            isPending={isPending}
            onMatch={(matched) => void change({ part: 'order', json: { orderId: matched } })}
          />
          <NoteForm id={id} note={note} />
        </div>
      </Card>
      <WithdrawalHistory withdrawal={withdrawal} />
    </>
  )
}

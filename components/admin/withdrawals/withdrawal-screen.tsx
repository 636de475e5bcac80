'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Loading } from '@/components/ui/loading'
import { TextLink } from '@/components/ui/text-link'
import { withdrawalQuery } from '@/lib/admin-withdrawals/withdrawal-queries'
import type { StaffWithdrawal } from '@/lib/admin-withdrawals/withdrawal-requests'
import { useAuth } from '@/lib/auth/use-auth'
import { LoadFailure } from '../load-failure'
import { MatchForm } from '../match-form'
import { NoteForm } from './note-form'
import { useChangeWithdrawal } from './use-change-withdrawal'
import { WithdrawalFacts } from './withdrawal-facts'
import { WithdrawalHistory } from './withdrawal-history'
import { WithdrawalStatusForm } from './withdrawal-status-form'

/** One withdrawal as it is now, with what staff may do with it. */
export function WithdrawalScreen({ withdrawalId }: { withdrawalId: number }) {
  const t = useTranslations('admin_withdrawals')
  const auth = useAuth()
  const {
    data: withdrawal,
    error,
    refetch,
  } = useQuery({ ...withdrawalQuery(withdrawalId), enabled: auth.status === 'signed-in' })
  return (
    <div className="flex flex-col gap-4">
      <p>
        <TextLink href="/admin/withdrawals">{t('back')}</TextLink>
      </p>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {withdrawal && <Loaded withdrawal={withdrawal} />}
      {!withdrawal && !error && <Loading />}
    </div>
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

import type { Withdrawal } from '@bieznik/contract/care/withdrawal'
import type { WithdrawalStatus } from '@bieznik/contract/care/withdrawal-status'
import { CircleCheck, CircleX, Inbox, PackageCheck, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { DaysLeft } from '../cases/days-left'

const looks: Record<WithdrawalStatus, { tone: BadgeTone; icon: ReactNode }> = {
  received: { tone: 'signal', icon: <Inbox aria-hidden /> },
  goods_back: { tone: 'neutral', icon: <PackageCheck aria-hidden /> },
  refunded: { tone: 'green', icon: <CircleCheck aria-hidden /> },
  rejected: { tone: 'quiet', icon: <CircleX aria-hidden /> },
}

export function WithdrawalStatusBadge({ status }: { status: WithdrawalStatus }) {
  const t = useTranslations('admin_withdrawals.statuses')
  return <Badge {...looks[status]}>{t(status)}</Badge>
}

/** On a statement that came after the period; only staff see it. */
export function LateBadge({ withdrawal }: { withdrawal: Pick<Withdrawal, 'isLate'> }) {
  const t = useTranslations('admin_withdrawals')
  if (!withdrawal.isLate) return null
  return (
    <Badge tone="amber" icon={<TriangleAlert aria-hidden />}>
      {t('late')}
    </Badge>
  )
}

/** From so many days on a refund is urgent. */
const URGENT_DAYS = 3

/** Days until the deadline of the refund, and the deadline. */
export function RefundDays({
  withdrawal: { daysLeft, refundDue },
}: {
  withdrawal: Pick<Withdrawal, 'daysLeft' | 'refundDue'>
}) {
  const t = useTranslations('admin_withdrawals')
  if (daysLeft === null) return <span className="text-quiet">{t('settled')}</span>
  return <DaysLeft daysLeft={daysLeft} until={refundDue} urgentDays={URGENT_DAYS} />
}

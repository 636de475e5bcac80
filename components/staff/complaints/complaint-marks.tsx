import type { Complaint } from '@bieznik/contract/care/complaint'
import type { ComplaintStatus } from '@bieznik/contract/care/complaint-status'
import { CircleCheck, CircleX, Inbox, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Day } from '@/components/ui/day'
import { DaysLeft } from '../cases/days-left'

const looks: Record<ComplaintStatus, { tone: BadgeTone; icon: ReactNode }> = {
  received: { tone: 'signal', icon: <Inbox aria-hidden /> },
  accepted: { tone: 'green', icon: <CircleCheck aria-hidden /> },
  rejected: { tone: 'quiet', icon: <CircleX aria-hidden /> },
  silence: { tone: 'amber', icon: <TriangleAlert aria-hidden /> },
}

export function ComplaintStatusBadge({ status }: { status: ComplaintStatus }) {
  const t = useTranslations('admin_complaints.statuses')
  return <Badge {...looks[status]}>{t(status)}</Badge>
}

/** From so many days on an answer is urgent: it is the tenth day. */
const URGENT_DAYS = 4

/** Days until the deadline of the answer, and the deadline; nothing once there is an answer. */
export function AnswerDays({
  complaint: { daysLeft, answerDue, status },
}: {
  complaint: Pick<Complaint, 'daysLeft' | 'answerDue' | 'status'>
}) {
  const t = useTranslations('admin_complaints')
  if (status === 'silence')
    return (
      <span className="font-semibold text-amber">
        <span>{t('overdue')}</span> <Day date={answerDue} />
      </span>
    )
  if (daysLeft === null) return <span className="text-quiet">{t('answered')}</span>
  return <DaysLeft daysLeft={daysLeft} until={answerDue} urgentDays={URGENT_DAYS} />
}

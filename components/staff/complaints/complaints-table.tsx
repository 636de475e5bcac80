import type { Complaint } from '@bieznik/contract/care/complaint'
import { useTranslations } from 'next-intl'
import { CaseTable } from '../cases/case-table'
import { AnswerDays, ComplaintStatusBadge } from './complaint-marks'

export function ComplaintsTable({ complaints }: { complaints: readonly Complaint[] }) {
  const t = useTranslations('admin_complaints')
  return (
    <CaseTable
      cases={complaints}
      caption={t('title')}
      path="/admin/complaints"
      deadline={{ head: t('answer_due'), cell: (complaint) => <AnswerDays complaint={complaint} /> }}
      status={({ status }) => <ComplaintStatusBadge status={status} />}
      own={{ head: t('demand'), cell: ({ demand }) => t(`outcomes.${demand}`) }}
    />
  )
}

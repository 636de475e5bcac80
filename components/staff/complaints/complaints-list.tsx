'use client'

import type { Complaint } from '@bieznik/contract/care/complaint'
import { complaintStatuses } from '@bieznik/contract/care/complaint-status'
import { complaints } from '@bieznik/contract/endpoints/complaints'
import { OPEN } from '@bieznik/contract/endpoints/case-endpoints'
import { useTranslations } from 'next-intl'
import { useCaseColumns } from '../cases/use-case-columns'
import { ListScreen } from '../parts/list/list-screen'
import { useStaffList } from '../parts/list/use-staff-list'
import { AnswerDays, ComplaintStatusBadge } from './complaint-marks'

/** All complaints, the answer that is due next first. */
export function ComplaintsList() {
  const t = useTranslations('admin_complaints')
  const shared = useTranslations('admin_withdrawals')
  const columns = useCaseColumns<Complaint>({
    path: '/admin/complaints',
    deadline: { head: t('answer_due'), cell: (complaint) => <AnswerDays complaint={complaint} /> },
    status: ({ status }) => <ComplaintStatusBadge status={status} />,
    own: { head: t('demand'), cell: ({ demand }) => t(`outcomes.${demand}`) },
  })
  const options = [
    { value: OPEN, label: shared('open') },
    ...complaintStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
  ]
  return (
    <ListScreen
      {...useStaffList(complaints.list)}
      caption={t('title')}
      filters={[{ field: 'status', label: shared('status_filter'), options }]}
      countText={(count) => t('count', { count })}
      empty={t('empty')}
      keyOf={({ id }) => id}
      columns={columns}
    />
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { complaintQuery, changeComplaintMutation } from '@/lib/complaint/complaint-queries'
import type { AnswerTemplates, StaffComplaint } from '@/lib/complaint/complaint-requests'
import { CaseScreen } from '../cases/case-screen'
import { MatchForm } from '../cases/match-form'
import { ForStaff } from '../members/for-staff'
import { AnswerForm } from './answer-form'
import { ComplaintAnswer } from './complaint-answer'
import { ComplaintFacts } from './complaint-facts'
import { ComplaintPhotos } from './complaint-photos'
import { useStaffQuery } from '../parts/use-staff-query'
import { useQueryClient } from '@tanstack/react-query'
import { useChangeCase } from '../cases/use-change-case'

interface ComplaintScreenProps {
  complaintId: number
  templates: AnswerTemplates
}

interface LoadedProps {
  complaint: StaffComplaint
  /** In the language of the complaint. */
  templates: AnswerTemplates[keyof AnswerTemplates]
}

/** One complaint as it is now, with what staff may do with it. */
export function ComplaintScreen({ complaintId, templates }: ComplaintScreenProps) {
  const t = useTranslations('admin_complaints')
  const query = useStaffQuery(complaintQuery(complaintId))
  return (
    <CaseScreen query={query} back={{ href: '/admin/complaints', label: t('back') }}>
      {(complaint) => <Loaded complaint={complaint} templates={templates[complaint.language]} />}
    </CaseScreen>
  )
}

function Loaded({ complaint, templates }: LoadedProps) {
  const { id, orderId, suggestedOrderId, photos, answer } = complaint
  const { change, isPending } = useChangeComplaint(id)
  return (
    <>
      <Card className="grid gap-6 lg:grid-cols-2 [&>*]:min-w-0">
        <ComplaintFacts complaint={complaint} />
        <div className="flex flex-col gap-6">
          <MatchForm
            // What others have saved begins the form anew.
            key={`order ${orderId}`}
            orderId={orderId}
            suggestedOrderId={suggestedOrderId}
            isPending={isPending}
            onMatch={(matched) => void change({ part: 'order', json: { orderId: matched } })}
          />
          {answer === null ? (
            <ForStaff area="office">
              <AnswerForm
                complaint={complaint}
                templates={templates}
                isPending={isPending}
                onAnswer={(json) => void change({ part: 'answer', json })}
              />
            </ForStaff>
          ) : (
            <ComplaintAnswer complaint={complaint} answer={answer} />
          )}
        </div>
      </Card>
      {photos.length > 0 && <ComplaintPhotos id={id} photos={photos} />}
    </>
  )
}

function useChangeComplaint(id: number) {
  return useChangeCase(changeComplaintMutation(useQueryClient(), id), ({ part }) =>
    part === 'answer' ? 'admin_complaints.sent' : 'admin_withdrawals.saved',
  )
}

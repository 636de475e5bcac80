import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import { getTranslations } from 'next-intl/server'
import { ComplaintScreen } from '@/components/staff/complaints/complaint-screen'
import { requireStaff } from '@/lib/session/session.server'
import { answerTemplates } from '@/lib/complaint/answer-templates.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { requireId } from '../../../require-id'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/admin/complaints/[complaintId]'>

export const generateMetadata = titleOf(
  'admin_complaints.one_title',
  ({ complaintId }: { complaintId: string }) => ({ number: complaintNumber(requireId(complaintId)) }),
)

export default async function AdminComplaintPage({ params }: Props) {
  const locale = await requireLocale()
  const id = requireId((await params).complaintId)
  await requireStaff(locale, `/admin/complaints/${id}`)
  const t = await getTranslations('admin_complaints')
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('one_title', { number: complaintNumber(id) })}</h1>
      <ClientMessages namespaces={['ui', 'errors', 'failure', 'admin_withdrawals', 'admin_complaints']}>
        <ComplaintScreen complaintId={id} templates={answerTemplates()} />
      </ClientMessages>
    </>
  )
}

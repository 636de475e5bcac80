import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ComplaintScreen } from '@/components/staff/complaints/complaint-screen'
import { requireStaff } from '@/lib/session/session.server'
import { answerTemplates } from '@/lib/complaint/answer-templates.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { requireId } from '../../../require-id'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/admin/complaints/[complaintId]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('admin_complaints')
  const number = complaintNumber(requireId((await params).complaintId))
  return { title: t('one_title', { number }), robots: { index: false } }
}

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

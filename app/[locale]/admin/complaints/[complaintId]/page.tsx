import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { complaintNumber } from '@bieznik/contract/care/complaint-status'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { ComplaintScreen } from '@/components/staff/complaints/complaint-screen'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/admin/complaints/[complaintId]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('admin_complaints')
  const number = complaintNumber(await requireComplaintId(params))
  return { title: t('one_title', { number }), robots: { index: false } }
}

export default async function AdminComplaintPage({ params }: Props) {
  const locale = await requireLocale()
  const id = await requireComplaintId(params)
  await requireStaff(locale, `/admin/complaints/${id}`)
  const t = await getTranslations('admin_complaints')
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('one_title', { number: complaintNumber(id) })}</h1>
      <ClientMessages namespaces={['ui', 'errors', 'failure', 'admin_withdrawals', 'admin_complaints']}>
        <ComplaintScreen complaintId={id} />
      </ClientMessages>
    </>
  )
}

async function requireComplaintId(params: Props['params']): Promise<number> {
  const id = idParamSchema.safeParse((await params).complaintId)
  return id.success ? id.data : notFound()
}

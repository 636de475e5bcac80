import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { EntryForm } from '@/components/staff/complaints/entry-form'
import { TextLink } from '@/components/ui/text-link'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'

/** Who asks is known before anything is shown. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('admin_complaints')
  return { title: t('new_title'), robots: { index: false } }
}

export default async function NewComplaintPage() {
  const locale = await requireLocale()
  await requireStaff(locale, '/admin/complaints/new')
  const t = await getTranslations('admin_complaints')
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('new_title')}</h1>
      <p>
        <TextLink href="/admin/complaints">{t('back')}</TextLink>
      </p>
      <p className="max-w-prose">{t('entry_lead')}</p>
      <ClientMessages
        namespaces={[
          'ui',
          'errors',
          'failure',
          'admin_withdrawals',
          'admin_complaints',
          'withdrawal.errors',
          'complaint.errors',
        ]}
      >
        <EntryForm />
      </ClientMessages>
    </>
  )
}

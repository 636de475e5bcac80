import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuditScreen } from '@/components/admin/audit/audit-screen'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'

/** Who asks is known before anything is shown. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('admin_audit')
  return { title: t('title'), robots: { index: false } }
}

export default async function AdminAuditPage() {
  const locale = await requireLocale()
  await requireStaff(locale, '/admin/audit')
  const t = await getTranslations('admin_audit')
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('title')}</h1>
      <p className="max-w-prose">{t('lead')}</p>
      <ClientMessages namespaces={['ui', 'errors', 'failure', 'staff_roles', 'admin_audit']}>
        <AuditScreen />
      </ClientMessages>
    </>
  )
}

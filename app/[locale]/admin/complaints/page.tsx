import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ComplaintsList } from '@/components/admin/complaints/complaints-list'
import { LinkButton } from '@/components/ui/link-button'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'

/** Who asks is known before anything is shown. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('admin_complaints')
  return { title: t('title'), robots: { index: false } }
}

export default async function AdminComplaintsPage() {
  const locale = await requireLocale()
  await requireStaff(locale, '/admin/complaints')
  const t = await getTranslations('admin_complaints')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{t('title')}</h1>
        <LinkButton href="/admin/complaints/new" prefetch={false} variant="secondary">
          {t('add')}
        </LinkButton>
      </div>
      <ClientMessages namespaces={['ui', 'errors', 'failure', 'admin_withdrawals', 'admin_complaints']}>
        <ComplaintsList />
      </ClientMessages>
    </>
  )
}

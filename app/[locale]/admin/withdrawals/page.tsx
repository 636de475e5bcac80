import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { WithdrawalsList } from '@/components/admin/withdrawals/withdrawals-list'
import { LinkButton } from '@/components/ui/link-button'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'

/** Who asks is known before anything is shown. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('admin_withdrawals')
  return { title: t('title'), robots: { index: false } }
}

export default async function AdminWithdrawalsPage() {
  const locale = await requireLocale()
  await requireStaff(locale, '/admin/withdrawals')
  const t = await getTranslations('admin_withdrawals')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{t('title')}</h1>
        <LinkButton href="/admin/withdrawals/new" prefetch={false} variant="secondary">
          {t('add')}
        </LinkButton>
      </div>
      <ClientMessages namespaces={['ui', 'errors', 'failure', 'admin_withdrawals']}>
        <WithdrawalsList />
      </ClientMessages>
    </>
  )
}

import { getTranslations } from 'next-intl/server'
import { PaymentsScreen } from '@/components/staff/payments/payments-screen'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { requireStaff } from '@/lib/session/session.server'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_payments.title')

export default async function AdminPaymentsPage() {
  const locale = await requireLocale()
  await requireStaff(locale, '/admin/payments')
  const t = await getTranslations('admin_payments')
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('title')}</h1>
      <ClientMessages
        namespaces={[
          'ui',
          'errors',
          'failure',
          'admin',
          'admin_payments',
          'status',
          'payment',
          'money',
          'corrections',
        ]}
      >
        <PaymentsScreen />
      </ClientMessages>
    </>
  )
}

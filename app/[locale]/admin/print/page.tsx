import { getTranslations } from 'next-intl/server'
import { RunShipments } from '@/components/staff/shipments/run-shipments'
import { PrintRun } from '@/components/order/print-run'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('print.run_title')

export default async function PrintPage() {
  const locale = await requireLocale()
  await requireStaff(locale, '/admin/print')
  const t = await getTranslations('print')
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('run_title')}</h1>
      <ClientMessages
        namespaces={['ui', 'errors', 'failure', 'print', 'meta', 'delivery', 'payment', 'shipments']}
      >
        <RunShipments />
        <PrintRun />
      </ClientMessages>
    </>
  )
}

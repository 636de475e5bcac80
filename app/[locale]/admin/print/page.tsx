import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RunShipments } from '@/components/staff/shipments/run-shipments'
import { PrintRun } from '@/components/order/print-run'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'

/** Who asks is known before anything is shown. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('print')
  return { title: t('run_title'), robots: { index: false } }
}

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

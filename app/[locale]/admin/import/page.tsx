import { getTranslations } from 'next-intl/server'
import { ExportForm } from '@/components/staff/import/export-form'
import { Suppliers } from '@/components/staff/import/suppliers'
import { ImportScreen } from '@/components/staff/import/import-screen'
import { PastImports } from '@/components/staff/import/past-imports'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('product_import.title')

export default async function ImportPage() {
  const locale = await requireLocale()
  await requireStaff(locale, '/admin/import')
  const t = await getTranslations('product_import')
  return (
    <ClientMessages namespaces={['ui', 'errors', 'failure', 'product_import', 'admin_bulk']}>
      <h1 className="text-2xl font-semibold">{t('title')}</h1>
      <ImportScreen />
      <Suppliers />
      <ExportForm />
      <PastImports />
    </ClientMessages>
  )
}

import { InvoicesScreen } from '@/components/staff/invoices/invoices-screen'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffPage } from '../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_invoices.title')

export default async function AdminInvoicesPage() {
  await requireStaff(await requireLocale(), '/admin/invoices')
  return (
    <StaffPage screen="admin_invoices" namespaces={['ui', 'errors', 'failure', 'invoices', 'admin_invoices']}>
      <InvoicesScreen />
    </StaffPage>
  )
}

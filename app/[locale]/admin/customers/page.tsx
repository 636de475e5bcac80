import { CustomersScreen } from '@/components/staff/customers/customers-screen'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffPage } from '../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_customers.title')

export default async function AdminCustomersPage() {
  await requireStaff(await requireLocale(), '/admin/customers')
  return (
    <StaffPage
      screen="admin_customers"
      namespaces={['ui', 'errors', 'failure', 'payment', 'status', 'admin_withdrawals', 'admin_customers']}
    >
      <CustomersScreen />
    </StaffPage>
  )
}

import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { ReportsScreen } from '@/components/staff/reports/reports-screen'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffPage } from '../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_numbers.title')

export default async function AdminNumbersPage() {
  await requireStaff(await requireLocale(), '/admin/numbers')
  return (
    <StaffPage
      screen="admin_numbers"
      namespaces={['ui', 'errors', 'failure', 'product_import', 'admin_books', 'admin_numbers']}
    >
      <ReportsScreen today={dayInWarsaw(new Date())} />
    </StaffPage>
  )
}

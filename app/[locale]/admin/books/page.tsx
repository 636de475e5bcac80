import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { RegistersScreen } from '@/components/staff/registers/registers-screen'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffPage } from '../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_books.title')

export default async function AdminRegistersPage() {
  await requireStaff(await requireLocale(), '/admin/books')
  return (
    <StaffPage screen="admin_books" namespaces={['ui', 'errors', 'failure', 'payment', 'admin_books']}>
      <RegistersScreen today={dayInWarsaw(new Date())} />
    </StaffPage>
  )
}

import { StaffScreen } from '@/components/staff/members/staff-screen'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffPage } from '../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_staff.title')

export default async function AdminStaffPage() {
  await requireStaff(await requireLocale(), '/admin/staff')
  return (
    <StaffPage screen="admin_staff" namespaces={['ui', 'errors', 'failure', 'staff_roles', 'admin_staff']}>
      <StaffScreen />
    </StaffPage>
  )
}

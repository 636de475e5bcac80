import { ComplaintsList } from '@/components/staff/complaints/complaints-list'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffListPage } from '../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_complaints.title')

export default async function AdminComplaintsPage() {
  await requireStaff(await requireLocale(), '/admin/complaints')
  return (
    <StaffListPage
      screen="admin_complaints"
      add="/admin/complaints/new"
      namespaces={['ui', 'errors', 'failure', 'admin_withdrawals', 'admin_complaints']}
    >
      <ComplaintsList />
    </StaffListPage>
  )
}

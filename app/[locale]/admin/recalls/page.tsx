import { RecallsScreen } from '@/components/staff/recalls/recalls-screen'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffPage } from '../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_recalls.title')

export default async function AdminRecallsPage() {
  await requireStaff(await requireLocale(), '/admin/recalls')
  return (
    <StaffPage screen="admin_recalls" namespaces={['ui', 'errors', 'failure', 'admin', 'admin_recalls']}>
      <RecallsScreen />
    </StaffPage>
  )
}

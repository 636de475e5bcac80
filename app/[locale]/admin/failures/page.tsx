import { FailuresScreen } from '@/components/staff/failures/failures-screen'
import { requireLocale } from '@/lib/i18n/locale.server'
import { requireStaff } from '@/lib/session/session.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffPage } from '../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_failures.title')

export default async function AdminFailuresPage() {
  const locale = await requireLocale()
  await requireStaff(locale, '/admin/failures')
  return (
    <StaffPage screen="admin_failures" namespaces={['ui', 'errors', 'failure', 'admin_failures']}>
      <FailuresScreen />
    </StaffPage>
  )
}

import { OpeningScreen } from '@/components/staff/opening/opening-screen'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { StaffPage, titleOf } from '../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_opening')

export default async function AdminOpeningPage() {
  await requireStaff(await requireLocale(), '/admin/opening')
  return (
    <StaffPage screen="admin_opening" namespaces={['ui', 'errors', 'failure', 'admin_opening']}>
      <OpeningScreen />
    </StaffPage>
  )
}

import { OpeningScreen } from '@/components/staff/opening/opening-screen'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffPage } from '../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_opening.title')

export default async function AdminOpeningPage() {
  await requireStaff(await requireLocale(), '/admin/opening')
  return (
    <StaffPage screen="admin_opening" namespaces={['ui', 'errors', 'failure', 'admin_opening']}>
      <OpeningScreen />
    </StaffPage>
  )
}

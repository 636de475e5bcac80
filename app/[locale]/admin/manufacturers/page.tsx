import { ManufacturersScreen } from '@/components/staff/manufacturers/manufacturers-screen'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffPage } from '../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_manufacturers.title')

export default async function AdminManufacturersPage() {
  await requireStaff(await requireLocale(), '/admin/manufacturers')
  return (
    <StaffPage screen="admin_manufacturers" namespaces={['ui', 'errors', 'failure', 'admin_manufacturers']}>
      <ManufacturersScreen />
    </StaffPage>
  )
}

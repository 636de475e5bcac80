import { SearchesScreen } from '@/components/staff/searches/searches-screen'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffPage } from '../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_searches.title')

export default async function AdminSearchesPage() {
  await requireStaff(await requireLocale(), '/admin/searches')
  return (
    <StaffPage screen="admin_searches" namespaces={['ui', 'errors', 'failure', 'admin_searches', 'search']}>
      <SearchesScreen />
    </StaffPage>
  )
}

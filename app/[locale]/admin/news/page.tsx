import { NewsList } from '@/components/staff/news/news-list'
import { requireStaff } from '@/lib/session/session.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { StaffListPage } from '../staff-page'

/** Who asks is known before anything is shown. */
export const instant = false

export const generateMetadata = titleOf('admin_news.title')

export default async function AdminNewsPage() {
  await requireStaff(await requireLocale(), '/admin/news')
  return (
    <StaffListPage
      screen="admin_news"
      add="/admin/news/new"
      namespaces={['ui', 'errors', 'failure', 'admin_news']}
    >
      <NewsList />
    </StaffListPage>
  )
}

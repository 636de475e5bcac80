import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/ui/text-link'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { requireId } from '../../../require-id'
import { NewsScreen } from '../news-screen'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/admin/news/[newsId]'>

export const generateMetadata = titleOf('admin_news.title_edit', ({ newsId }: { newsId: string }) => ({
  id: String(requireId(newsId)),
}))

export default async function AdminNewsItemPage({ params }: Props) {
  const locale = await requireLocale()
  const newsId = requireId((await params).newsId)
  await requireStaff(locale, `/admin/news/${newsId}`)
  const t = await getTranslations('admin_news')
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('title_edit', { id: String(newsId) })}</h1>
      <p>
        <TextLink href="/admin/news">{t('back')}</TextLink>
      </p>
      <ClientMessages namespaces={['ui', 'errors', 'failure', 'admin_news', 'news', 'pictures']}>
        <NewsScreen newsId={newsId} />
      </ClientMessages>
    </>
  )
}

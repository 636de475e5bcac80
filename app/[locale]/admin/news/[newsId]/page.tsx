import { newsIdParamSchema } from '@bieznik/contract/content/news'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { TextLink } from '@/components/ui/text-link'
import { requireStaff } from '@/lib/session/session.server'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { NewsScreen } from '../news-screen'

/** Who asks is known before anything is shown. */
export const instant = false

type Props = PageProps<'/[locale]/admin/news/[newsId]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('admin_news')
  return { title: t('title_edit', { id: String(await requireNewsId(params)) }), robots: { index: false } }
}

export default async function AdminNewsItemPage({ params }: Props) {
  const locale = await requireLocale()
  const newsId = await requireNewsId(params)
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

async function requireNewsId(params: Props['params']): Promise<number> {
  const id = newsIdParamSchema.safeParse((await params).newsId)
  return id.success ? id.data : notFound()
}

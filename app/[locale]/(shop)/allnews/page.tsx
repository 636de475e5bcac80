import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NewsList } from '@/components/news/news-list'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listNews } from '@/lib/product-api/news.server'
import { pageMetadata } from '@/lib/seo/page-head.server'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('news')
  return pageMetadata({ title: t('all'), description: t('description'), href: '/allnews' })
}

export default async function AllNewsPage() {
  const locale = await requireLocale()
  const t = await getTranslations('news')
  const items = await listNews(locale)
  return (
    <>
      <h1 className="text-3xl font-semibold">{t('all')}</h1>
      <NewsList items={items} />
    </>
  )
}

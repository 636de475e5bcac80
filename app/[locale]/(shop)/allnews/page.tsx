import { getTranslations } from 'next-intl/server'
import { NewsList } from '@/components/news/news-list'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listNews } from '@/lib/product-api/news.server'
import { listedHead } from '@/lib/seo/page-titles.server'

export const ensureStatic = 'navigation'

export const generateMetadata = listedHead('/allnews', 'news.all', 'news.description')

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

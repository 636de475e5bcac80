import { getTranslations } from 'next-intl/server'
import { NewsList } from '@/components/news/news-list'
import { PageTags } from '@/components/seo/page-tags'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listNews } from '@/lib/product-api/news.server'
import { pageMetadata, type PageHead } from '@/lib/seo/page-head.server'

export const ensureStatic = 'navigation'

export const generateMetadata = async () => pageMetadata(await describe())

async function describe(): Promise<PageHead> {
  await requireLocale()
  const t = await getTranslations('news')
  return { title: t('all'), description: t('description'), href: '/allnews' }
}

export default async function AllNewsPage() {
  await requireLocale()
  const t = await getTranslations('news')
  const items = await listNews()
  return (
    <>
      <PageTags head={await describe()} />
      <h1 className="text-3xl font-semibold">{t('all')}</h1>
      <NewsList items={items} />
    </>
  )
}

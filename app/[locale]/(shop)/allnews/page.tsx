import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NewsList } from '@/components/news/news-list'
import { languageAlternates } from '@/lib/i18n/alternates'
import { requireLocale } from '@/lib/i18n/locale.server'
import { listNews } from '@/lib/product-api/news.server'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await requireLocale()
  const t = await getTranslations('news')
  return {
    title: t('all'),
    description: t('description'),
    alternates: languageAlternates('/allnews', locale),
  }
}

export default async function AllNewsPage() {
  await requireLocale()
  const t = await getTranslations('news')
  const items = await listNews()
  return (
    <>
      <h1 className="text-3xl font-semibold">{t('all')}</h1>
      <NewsList items={items} />
    </>
  )
}

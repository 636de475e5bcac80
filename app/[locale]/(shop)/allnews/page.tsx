import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NewsCard } from '@/components/news/news-card'
import { EmptyState } from '@/components/ui/empty-state'
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
      {items.length > 0 ? (
        <ul className="flex max-w-4xl flex-col gap-3 sm:gap-4">
          {items.map((item) => (
            <NewsCard key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t('empty')} />
      )}
    </>
  )
}

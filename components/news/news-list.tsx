import type { NewsItem } from '@bieznik/contract/news'
import { useTranslations } from 'next-intl'
import { NewsCard } from '@/components/news/news-card'
import { EmptyState } from '@/components/ui/empty-state'

export function NewsList({ items }: { items: readonly NewsItem[] }) {
  const t = useTranslations('news')
  if (items.length === 0) return <EmptyState title={t('empty')} />
  return (
    <ul className="flex max-w-4xl flex-col gap-3 sm:gap-4">
      {items.map((item) => (
        <NewsCard key={item.id} item={item} />
      ))}
    </ul>
  )
}

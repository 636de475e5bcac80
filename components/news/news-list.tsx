import type { NewsItem } from '@bieznik/contract/content/news'
import { useTranslations } from 'next-intl'
import { NewsCards } from '@/components/news/news-cards'
import { Day } from '@/components/ui/day'
import { EmptyState } from '@/components/ui/empty-state'
import { newsPlateAddress } from '@/lib/drawings/news-plate'
import { excerptOf } from '@/lib/news/excerpt'

export function NewsList({ items }: { items: readonly NewsItem[] }) {
  const t = useTranslations('news')
  if (items.length === 0) return <EmptyState title={t('empty')} />
  return (
    <NewsCards
      items={items.map(({ id, title, url, description, createdDate, language = 'pl' }) => ({
        id,
        title,
        language,
        url,
        plate: newsPlateAddress({ id, title }),
        excerpt: excerptOf(description),
        day: <Day date={createdDate} />,
      }))}
    />
  )
}

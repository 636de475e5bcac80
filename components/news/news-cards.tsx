'use client'

import { NewsCard, type NewsCardItem } from '@/components/news/news-card'

/** The cards of the list; in the browser as well, so that their markup is not sent twice. */
export function NewsCards({ items }: { items: readonly NewsCardItem[] }) {
  return (
    <ul className="flex max-w-4xl flex-col gap-3 sm:gap-4">
      {items.map((item) => (
        <NewsCard key={item.id} item={item} />
      ))}
    </ul>
  )
}

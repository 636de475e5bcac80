'use client'

import type { NewsItem } from '@bieznik/contract/content/news'
import { EditNews } from '@/components/staff/news/edit-news'
import { NewNews } from '@/components/staff/news/new-news'
import { NewsArticle } from '@/components/news/news-article'
import { NewsVideo } from '@/components/news/news-video'
import { videoIdOf } from '@/lib/news/video'

/** The form for a news item (`newsId` null: a new one) above the item's own page, as it will be. */
export function NewsScreen({ newsId }: { newsId: number | null }) {
  return newsId === null ? (
    <NewNews renderPreview={preview} />
  ) : (
    <EditNews newsId={newsId} renderPreview={preview} />
  )
}

function preview(item: NewsItem) {
  const videoId = videoIdOf(item.urlVideo)
  return (
    <NewsArticle
      item={item}
      titleAs="h3"
      // Another video begins anew, not started.
      video={<NewsVideo key={videoId} videoId={videoId} title={item.title} />}
    />
  )
}

'use client'

import type { NewsItem } from '@bieznik/contract/content/news'
import type { ManagedNews } from '@bieznik/contract/content/news-input'
import { useLocale, useTranslations } from 'next-intl'
import { useDeferredValue, type ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { newsFormOf, newsPreviewOf, type NewsForm } from '@/lib/news/news-form'

/** Draws the item as the shop will show it. */
export type RenderNews = (item: NewsItem) => ReactNode

interface NewsPreviewProps {
  control: Control<NewsForm>
  base: ManagedNews | null
  render: RenderNews
}

/** The item as the form describes it, below the form. */
export function NewsPreview({ control, base, render }: NewsPreviewProps) {
  const t = useTranslations('admin_news')
  const language = useLocale()
  const typed = useDeferredValue(useWatch({ control }))
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-4 border-t-2 border-rubber pt-6">
      <h2 id="preview" className="text-sm font-medium text-quiet">
        {t('preview')}
      </h2>
      {render(newsPreviewOf({ ...newsFormOf(base), ...typed }, base, language))}
    </section>
  )
}

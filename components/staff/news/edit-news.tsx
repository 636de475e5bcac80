'use client'

import { useTranslations } from 'next-intl'
import { Loading } from '@/components/ui/loading'
import { showToast } from '@/components/ui/toast'
import { newsItemQuery } from '@/lib/news/news-queries'
import { LoadFailure } from '../parts/load-failure'
import { NewsForm } from './news-form'
import type { RenderNews } from './news-preview'
import { useStaffQuery } from '../parts/use-staff-query'

interface EditNewsProps {
  newsId: number
  renderPreview: RenderNews
}

export function EditNews({ newsId, renderPreview }: EditNewsProps) {
  const t = useTranslations('admin_news')
  const { data: item, error, refetch } = useStaffQuery(newsItemQuery(newsId))
  // What is typed stays on the screen when the item cannot be read anew.
  if (item)
    return (
      <NewsForm
        item={item}
        onSaved={() => showToast({ tone: 'success', message: t('saved') })}
        renderPreview={renderPreview}
      />
    )
  return error ? (
    <LoadFailure error={error} onRetry={() => void refetch()} />
  ) : (
    <Loading>{t('loading')}</Loading>
  )
}

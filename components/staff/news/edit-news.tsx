'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Loading } from '@/components/ui/loading'
import { showToast } from '@/components/ui/toast'
import { newsItemQuery } from '@/lib/news/news-queries'
import { useAuth } from '@/lib/auth/use-auth'
import { LoadFailure } from '../parts/load-failure'
import { NewsForm } from './news-form'
import type { RenderNews } from './news-preview'

interface EditNewsProps {
  newsId: number
  renderPreview: RenderNews
}

export function EditNews({ newsId, renderPreview }: EditNewsProps) {
  const t = useTranslations('admin_news')
  const auth = useAuth()
  const {
    data: item,
    error,
    refetch,
  } = useQuery({ ...newsItemQuery(newsId), enabled: auth.status === 'signed-in' })
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

'use client'

import type { ManagedNews } from '@bieznik/contract/content/news-input'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { TextLink } from '@/components/ui/text-link'
import { publishNewsMutation } from '@/lib/news/news-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { PublicationBadge } from './publication-badge'

interface PublicationFormProps {
  /** The item as it is seen; another version is not published. */
  base: ManagedNews
  /** Something is typed that is not saved. */
  isUnsaved: boolean
  onChanged: (item: ManagedNews) => void
}

/** Whether everyone sees the item, and the other way round. */
export function PublicationForm({ base, isUnsaved, onChanged }: PublicationFormProps) {
  const t = useTranslations()
  const { mutate, isPending } = useMutation(publishNewsMutation(useQueryClient()))
  const isPublished = base.publishedAt !== null

  function change(): void {
    mutate(
      { base, isPublished: !isPublished },
      {
        onSuccess: (item) => {
          onChanged(item)
          const done = item.publishedAt === null ? 'unpublish_done' : 'publish_done'
          showToast({ tone: 'success', message: t(`admin_news.${done}`) })
        },
        onError: (error) => showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) }),
      },
    )
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <PublicationBadge isPublished={isPublished} />
      <p className="text-sm text-quiet">
        {t(isPublished ? 'admin_news.published_text' : 'admin_news.draft_text')}
      </p>
      {isPublished && (
        <TextLink href={`/news/${base.id}`} prefetch={false} className="inline-block py-2">
          {t('admin_news.show')}
        </TextLink>
      )}
      <Button variant="secondary" busy={isPending} disabled={isUnsaved} onClick={change}>
        {t(isPublished ? 'admin_news.unpublish' : 'admin_news.publish')}
      </Button>
      {isUnsaved && <p className="text-sm text-quiet">{t('admin_news.save_first')}</p>}
    </div>
  )
}

'use client'

import { videoIdInLink } from '@bieznik/contract/video-link'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Input } from '@/components/ui/input'
import type { NewsForm } from '@/lib/admin-news/news-form'
import { videoEmbedUrl } from '@/lib/news/video'
import { NewsField } from './news-field'

/** The link to a video, and what becomes of it, as one types. */
export function NewsVideoField() {
  const { register, control: form } = useFormContext<NewsForm>()
  const link = useWatch({ control: form, name: 'urlVideo' })
  return (
    <NewsField name="urlVideo" hint={<LinkCheck link={link} />} optional>
      {(control) => (
        <Input {...control} {...register('urlVideo')} inputMode="url" autoComplete="off" spellCheck={false} />
      )}
    </NewsField>
  )
}

function LinkCheck({ link }: { link: string }) {
  const t = useTranslations('admin_news')
  const id = videoIdInLink(link)
  return (
    <span role="status" className="wrap-anywhere">
      {link.trim() === ''
        ? t('video_none')
        : id === null
          ? t('video_bad')
          : t('video_ok', { link: videoEmbedUrl(id) })}
    </span>
  )
}

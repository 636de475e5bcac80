'use client'

import { videoIdInLink } from '@bieznik/contract/content/video-link'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { TextField } from '@/components/ui/text-field'
import { videoEmbedUrl } from '@/lib/news/video'
import type { NewsFormReturn } from './use-news-form'

/** The link to a video, and what becomes of it, as one types. */
export function NewsVideoField({ form }: { form: NewsFormReturn }) {
  const t = useTranslations('admin_news')
  const link = useWatch({ control: form.control, name: 'urlVideo' })
  return (
    <TextField
      {...form.field('urlVideo')}
      label={t('fields.urlVideo')}
      hint={<LinkCheck link={link} />}
      optional
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
    />
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

'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Input } from '@/components/ui/input'
import type { NewsForm } from '@/lib/admin-news/news-form'
import { NewsField } from './news-field'

/** The picture of a news item, as an address. */
export function NewsPictureField() {
  const t = useTranslations('admin_news')
  const { register } = useFormContext<NewsForm>()
  return (
    <NewsField name="url" hint={t('url_hint')} optional>
      {(control) => (
        <Input {...control} {...register('url')} inputMode="url" autoComplete="off" spellCheck={false} />
      )}
    </NewsField>
  )
}

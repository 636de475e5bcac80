'use client'

import { useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { PictureField } from '@/components/staff/parts/picture-field'
import type { NewsFormReturn } from './use-news-form'

/** The picture of a news item: uploaded, or given by its address. */
export function NewsPictureField({ form }: { form: NewsFormReturn }) {
  const t = useTranslations('admin_news')
  const { field } = useController({ control: form.control, name: 'url' })
  return (
    <PictureField
      id={form.idOf('url')}
      label={t('fields.url')}
      hint={t('url_hint')}
      error={form.errorOf('url')}
      pictures={field.value === '' ? [] : [field.value]}
      onChange={([url = '']) => field.onChange(url)}
      max={1}
    />
  )
}

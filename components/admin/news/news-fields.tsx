'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { NewsForm } from '@/lib/admin-news/news-form'
import { NewsField } from './news-field'
import { NewsPictureField } from './news-picture-field'
import { NewsVideoField } from './news-video-field'

export function NewsFields() {
  const t = useTranslations('admin_news')
  const { register } = useFormContext<NewsForm>()
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_12rem]">
        <NewsField name="title">{(control) => <Input {...control} {...register('title')} />}</NewsField>
        <NewsField name="createdDate">
          {(control) => <Input {...control} {...register('createdDate')} type="date" />}
        </NewsField>
      </div>
      <NewsField name="description" hint={t('description_hint')}>
        {(control) => <Textarea {...control} {...register('description')} rows={12} />}
      </NewsField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NewsPictureField />
        <NewsVideoField />
      </div>
    </>
  )
}

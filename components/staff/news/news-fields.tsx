'use client'

import { otherLanguages, type OtherLanguage } from '@bieznik/contract/language'
import { translationOf } from '@bieznik/contract/translated'
import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { NewsVideoField } from './news-video-field'
import type { NewsFormReturn } from './use-news-form'
import { useController } from 'react-hook-form'
import { PictureField } from '@/components/staff/parts/picture-field'

interface TranslationProps {
  form: NewsFormReturn
  lang: OtherLanguage
}

/** Title and text in another language. */
function Translation({ form, lang }: TranslationProps) {
  const t = useTranslations('admin_news')
  const title = translationOf('title', lang)
  const text = translationOf('description', lang)
  return (
    <div className="flex flex-col gap-4">
      <TextField {...form.field(title)} label={t(`fields.${title}`)} lang={lang} optional />
      <Field {...form.field(text)} label={t(`fields.${text}`)} hint={t('translation_hint')} optional>
        <Textarea rows={12} lang={lang} />
      </Field>
    </div>
  )
}

export function NewsFields({ form }: { form: NewsFormReturn }) {
  const t = useTranslations('admin_news')
  const { field } = form
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_12rem]">
        <TextField {...field('title')} label={t('fields.title')} />
        <TextField {...field('createdDate')} label={t('fields.createdDate')} type="date" />
      </div>
      <Field {...field('description')} label={t('fields.description')} hint={t('description_hint')}>
        <Textarea rows={12} />
      </Field>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {otherLanguages.map((lang) => (
          <Translation key={lang} form={form} lang={lang} />
        ))}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NewsPictureField form={form} />
        <NewsVideoField form={form} />
      </div>
    </>
  )
}

/** The picture of a news item: uploaded, or given by its address. */
function NewsPictureField({ form }: { form: NewsFormReturn }) {
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

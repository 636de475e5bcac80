'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field, type FieldControlProps } from '@/components/ui/field'
import type { NewsField as Name, NewsForm } from '@/lib/admin-news/news-form'
import { useNewsFormErrors } from './news-form-errors'

/** The id of a field's control, where the error summary leads. */
export const newsFieldId = (name: Name) => `news-${name}`

interface NewsFieldProps {
  name: Name
  hint?: ReactNode
  optional?: boolean
  /** Draws the control. */
  children: (control: FieldControlProps) => ReactNode
}

/** One field of the form of a news item, with its error below it. */
export function NewsField({ name, hint, optional = false, children }: NewsFieldProps) {
  const t = useTranslations('admin_news.fields')
  const { formState } = useFormContext<NewsForm>()
  const error = useNewsFormErrors()(formState.errors[name]?.message)
  return (
    <Field id={newsFieldId(name)} label={t(name)} hint={hint} error={error} optional={optional}>
      {children}
    </Field>
  )
}

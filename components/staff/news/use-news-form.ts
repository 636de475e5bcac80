'use client'

import type { ManagedNews } from '@bieznik/contract/content/news-input'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm, type KitForm } from '@/components/ui/use-form'
import { newsFields, newsFormOf, newsFormSchema, type NewsField, type NewsForm } from '@/lib/news/news-form'
import { saveNewsMutation } from '@/lib/news/news-queries'
import { isMessageKey } from '@/lib/i18n/is-message-key'

export type NewsFormReturn = KitForm<NewsForm, NewsForm, NewsField>

/**
 * The form of a news item, or of a new one (`item` null). What is typed stays, whatever becomes of saving and whatever somebody else does
 * to the item meanwhile.
 */
export function useNewsForm(item: ManagedNews | null, onSaved: (saved: ManagedNews) => void) {
  const t = useTranslations('admin_news.errors')
  const { errors } = useMessages().admin_news
  /** The item as it was seen when what is typed began. */
  const [base, setBase] = useState(item)
  const { mutateAsync } = useMutation(saveNewsMutation(useQueryClient()))
  const form: NewsFormReturn = useForm({
    id: 'news',
    schema: newsFormSchema,
    defaultValues: newsFormOf(item),
    fields: newsFields,
    errorText: (key) => (isMessageKey(errors, key) ? t(key) : undefined),
    send: async (values) => {
      const saved = await mutateAsync({ form: values, base })
      startFrom(saved)
      onSaved(saved)
    },
  })

  /** Forgets what is typed. */
  function startFrom(start: ManagedNews | null): void {
    setBase(start)
    form.reset(newsFormOf(start))
  }

  /** Keeps what is changed here, takes the rest from `known`; saving writes over that. */
  function keepOver(known: ManagedNews): void {
    setBase(known)
    form.reset(newsFormOf(known), { keepDirtyValues: true })
  }

  // `formState` is a proxy: react-hook-form updates only what is read while rendering.
  const { isDirty, isSubmitting, dirtyFields } = form.formState
  const isOutdated = !isSubmitting && item !== null && item.version > (base?.version ?? 0)
  const [seen, known] = [newsFormOf(base), newsFormOf(item)]
  const changedElsewhere = newsFields.filter((name) => seen[name] !== known[name])
  return { form, base, startFrom, keepOver, isDirty, dirtyFields, isOutdated, changedElsewhere }
}

'use client'

import type { ManagedNews } from '@bieznik/contract/content/news-input'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages, useTranslations } from 'next-intl'
import type { KitForm } from '@/components/ui/use-form'
import { newsFields, newsFormOf, newsFormSchema, type NewsField, type NewsForm } from '@/lib/news/news-form'
import { saveNewsMutation } from '@/lib/news/news-queries'
import { isMessageKey } from '@/lib/i18n/is-message-key'
import { useSeenForm } from '../parts/use-seen-form'

export type NewsFormReturn = KitForm<NewsForm, NewsForm, NewsField>

/** The form of a news item as it is known by now, or of a new one (`known` null). */
export function useNewsForm(known: ManagedNews | null, onSaved: (saved: ManagedNews) => void) {
  const t = useTranslations('admin_news.errors')
  const { errors } = useMessages().admin_news
  const { mutateAsync } = useMutation(saveNewsMutation(useQueryClient()))
  const seenForm = useSeenForm({
    known,
    formOf: newsFormOf,
    id: 'news',
    schema: newsFormSchema,
    fields: newsFields,
    errorText: (key) => (isMessageKey(errors, key) ? t(key) : undefined),
    send: async (form, base) => {
      const saved = await mutateAsync({ form, base })
      seenForm.goOnFrom(saved)
      onSaved(saved)
    },
  })
  const { form, seen } = seenForm
  const isOutdated = !form.formState.isSubmitting && known !== null && known.version > (seen?.version ?? 0)
  return { ...seenForm, isOutdated }
}

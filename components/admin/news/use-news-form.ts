'use client'

import type { ManagedNews } from '@bieznik/contract/news-input'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { newsFields, newsFormOf, newsFormSchema, type NewsForm } from '@/lib/admin-news/news-form'
import { saveNewsMutation } from '@/lib/admin-news/news-queries'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'
import { newsFieldId } from './news-field'
import { useNewsFormErrors } from './news-form-errors'

/**
 * The form of a news item, or of a new one (`item` null). What is typed stays, whatever becomes of saving and whatever somebody else does
 * to the item meanwhile.
 */
export function useNewsForm(item: ManagedNews | null, onSaved: (saved: ManagedNews) => void) {
  const t = useTranslations('errors')
  const textOf = useNewsFormErrors()
  /** The item as it was seen when what is typed began. */
  const [base, setBase] = useState(item)
  const [failure, setFailure] = useState<string | null>(null)
  const { mutateAsync } = useMutation(saveNewsMutation(useQueryClient()))
  const form = useForm<NewsForm>({
    resolver: zodResolver(newsFormSchema),
    defaultValues: newsFormOf(item),
    shouldFocusError: false,
  })

  async function save(values: NewsForm): Promise<void> {
    setFailure(null)
    try {
      const saved = await mutateAsync({ form: values, base })
      startFrom(saved)
      onSaved(saved)
    } catch (error) {
      if (error instanceof ProblemError) markRefused(error)
      setFailure(t(problemCodeOf(error)))
    }
  }

  function markRefused({ fields }: ProblemError): void {
    for (const { path, message } of fields) {
      const name = newsFields.find((known) => known === path)
      if (name) form.setError(name, { message })
    }
  }

  /** Forgets what is typed. */
  function startFrom(start: ManagedNews | null): void {
    setBase(start)
    setFailure(null)
    form.reset(newsFormOf(start))
  }

  /** Keeps what is changed here, takes the rest from `known`; saving writes over that. */
  function keepOver(known: ManagedNews): void {
    setBase(known)
    setFailure(null)
    form.reset(newsFormOf(known), { keepDirtyValues: true })
  }

  const { errors, submitCount, isDirty, isSubmitting, dirtyFields } = form.formState
  const faults = newsFields.flatMap((name) => {
    const message = textOf(errors[name]?.message)
    return message ? [{ fieldId: newsFieldId(name), message }] : []
  })
  const summary = [...(failure ? [{ fieldId: null, message: failure }] : []), ...faults]
  const submit = form.handleSubmit(save, () => setFailure(null))
  const isOutdated = !isSubmitting && item !== null && item.version > (base?.version ?? 0)
  const [seen, known] = [newsFormOf(base), newsFormOf(item)]
  const changedElsewhere = newsFields.filter((name) => seen[name] !== known[name])
  const state = { submitCount, isDirty, dirtyFields, isSaving: isSubmitting, isOutdated, changedElsewhere }
  return { form, base, submit, summary, startFrom, keepOver, ...state }
}

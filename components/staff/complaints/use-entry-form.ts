'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages, useTranslations } from 'next-intl'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { useForm, type KitForm } from '@/components/ui/use-form'
import { enterComplaintMutation } from '@/lib/complaint/complaint-queries'
import {
  emptyEntry,
  entryFields,
  entryFormSchema,
  type EntryField,
  type EntryForm,
  type FilledComplaint,
} from '@/lib/complaint/entry-form'
import { problemCodeOf } from '@/lib/http/problem-error'
import { isMessageKey } from '@/lib/i18n/is-message-key'
import { useRouter } from '@/lib/i18n/navigation'

const schema = entryFormSchema(() => new Date())

/** Writes a complaint down and leads to it. */
export function useEntryForm(): KitForm<EntryForm, FilledComplaint, EntryField> {
  const t = useTranslations()
  const router = useRouter()
  const { withdrawal, complaint, admin_withdrawals: arrival } = useMessages()
  const [defaultValues] = useState(() => emptyEntry(new Date()))
  const { mutateAsync } = useMutation(enterComplaintMutation(useQueryClient()))

  function errorText(key: string): string | undefined {
    if (isMessageKey(complaint.errors, key)) return t(`complaint.errors.${key}`)
    if (isMessageKey(arrival.errors, key)) return t(`admin_withdrawals.errors.${key}`)
    return isMessageKey(withdrawal.errors, key) ? t(`withdrawal.errors.${key}`) : undefined
  }

  return useForm({
    id: 'entry',
    schema,
    defaultValues,
    fields: entryFields,
    errorText,
    send: async (entry) => {
      const { id } = await mutateAsync(entry)
      showToast({ tone: 'success', message: t('admin_withdrawals.saved') })
      router.replace(`/admin/complaints/${id}`)
    },
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })
}

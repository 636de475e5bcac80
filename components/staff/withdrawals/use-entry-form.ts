'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages, useTranslations } from 'next-intl'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { useForm, type KitForm } from '@/components/ui/use-form'
import {
  emptyEntry,
  entryFields,
  entryFormSchema,
  type EntryField,
  type EntryForm,
  type FilledEntry,
} from '@/lib/withdrawal/entry-form'
import { enterWithdrawalMutation } from '@/lib/withdrawal/withdrawal-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { isMessageKey } from '@/lib/i18n/is-message-key'
import { useRouter } from '@/lib/i18n/navigation'

type EntryFormReturn = KitForm<EntryForm, FilledEntry, EntryField>

const schema = entryFormSchema(() => new Date())

/** Writes a statement down and leads to it. */
export function useEntryForm(): EntryFormReturn {
  const t = useTranslations()
  const router = useRouter()
  const { withdrawal, admin_withdrawals: own } = useMessages()
  const [defaultValues] = useState(() => emptyEntry(new Date()))
  const { mutateAsync } = useMutation(enterWithdrawalMutation(useQueryClient()))

  function errorText(key: string): string | undefined {
    if (isMessageKey(own.errors, key)) return t(`admin_withdrawals.errors.${key}`)
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
      router.replace(`/admin/withdrawals/${id}`)
    },
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })
}

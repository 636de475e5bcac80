'use client'

import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useMessages, useTranslations } from 'next-intl'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { showToast } from '@/components/ui/toast'
import { useForm, type FormOptions, type KitForm } from '@/components/ui/use-form'
import { problemCodeOf } from '@/lib/http/problem-error'
import { isMessageKey } from '@/lib/i18n/is-message-key'
import { useRouter } from '@/lib/i18n/navigation'

interface CaseEntry<
  Entered extends { id: number },
  Values extends FieldValues,
  Output,
  Name extends FieldPath<Values>,
> extends Pick<FormOptions<Values, Output, Name>, 'schema' | 'defaultValues' | 'fields'> {
  mutation: UseMutationOptions<Entered, Error, Output>
  /** Of the list, below which the one that is written down stands. */
  path: string
  /** The texts of what only these cases say of a field. */
  ownErrorText?: (key: string) => string | undefined
}

/** Writes down a withdrawal or a complaint that came by mail, letter or phone, and leads to it. */
export function useCaseEntry<
  Entered extends { id: number },
  Values extends FieldValues,
  Output,
  Name extends FieldPath<Values>,
>({
  mutation,
  path,
  ownErrorText,
  ...form
}: CaseEntry<Entered, Values, Output, Name>): KitForm<Values, Output, Name> {
  const t = useTranslations()
  const router = useRouter()
  const { withdrawal, admin_withdrawals: arrival } = useMessages()
  const { mutateAsync } = useMutation(mutation)

  function errorText(key: string): string | undefined {
    const own = ownErrorText?.(key)
    if (own !== undefined) return own
    if (isMessageKey(arrival.errors, key)) return t(`admin_withdrawals.errors.${key}`)
    return isMessageKey(withdrawal.errors, key) ? t(`withdrawal.errors.${key}`) : undefined
  }

  return useForm<Values, Output, Name>({
    ...form,
    id: 'entry',
    errorText,
    send: async (entry) => {
      const { id } = await mutateAsync(entry)
      showToast({ tone: 'success', message: t('admin_withdrawals.saved') })
      router.replace(`${path}/${id}`)
    },
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })
}

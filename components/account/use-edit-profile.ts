'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useForm } from '@/components/ui/use-form'
import { profileSchema, type Profile, type UserRecord } from '@/lib/account/account'
import { saveProfileMutation } from '@/lib/account/account-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { profileFields } from './profile-fields'
import { usePersonErrorText } from './use-person-error-text'

const NOTHING: Profile = { name: '', surname: '', phone: '', address: '', index: '', city: '' }

function profileOf(record: UserRecord | null): Profile {
  if (!record) return NOTHING
  const { name, surname, phone, address, index, city } = record
  return { name, surname, phone, address, index, city }
}

/** The form of one's data, which starts with `record` and keeps what is typed when another one comes. */
export function useEditProfile(uid: string, record: UserRecord | null, onSaved: () => void) {
  const t = useTranslations()
  const [base, setBase] = useState(record)
  const mutation = useMutation(saveProfileMutation(useQueryClient(), uid))
  const form = useForm({
    id: 'profile',
    schema: profileSchema,
    defaultValues: profileOf(record),
    fields: profileFields.map(({ name }) => name),
    errorText: usePersonErrorText(),
    send: async (profile) => {
      await mutation.mutateAsync(profile)
      onSaved()
    },
    failureText: (error) => `${t('my_data.not_saved')} ${t(`errors.${problemCodeOf(error)}`)}`,
  })
  const { setFocus } = form
  useEffect(() => setFocus(profileFields[0].name), [setFocus])

  function showChanged(): void {
    setBase(record)
    form.reset(profileOf(record))
  }

  const isSaving = mutation.isPending || mutation.isSuccess
  const isOutdated = !isSaving && record?.updatedAt !== base?.updatedAt
  return { form, isSaving, isOutdated, showChanged }
}

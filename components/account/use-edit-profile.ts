'use client'

import type { ProblemCode } from '@bieznik/contract/problem'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { profileSchema, type Profile, type UserRecord } from '@/lib/account/account'
import { saveProfileMutation } from '@/lib/account/account-queries'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'
import { isProfileField, profileFields } from './profile-fields'

const NOTHING: Profile = { name: '', surname: '', phone: '', address: '', index: '', city: '' }

function profileOf(record: UserRecord | null): Profile {
  if (!record) return NOTHING
  const { name, surname, phone, address, index, city } = record
  return { name, surname, phone, address, index, city }
}

/** The form of one's data, which starts with `record` and keeps what is typed when another one comes. */
export function useEditProfile(uid: string, record: UserRecord | null, onSaved: () => void) {
  const [base, setBase] = useState(record)
  const [failure, setFailure] = useState<ProblemCode | null>(null)
  const mutation = useMutation(saveProfileMutation(useQueryClient(), uid))
  const form = useForm({
    resolver: zodResolver(profileSchema),
    defaultValues: profileOf(record),
    shouldFocusError: false,
  })
  const { setFocus } = form
  useEffect(() => setFocus(profileFields[0].name), [setFocus])

  async function save(profile: Profile): Promise<void> {
    setFailure(null)
    try {
      await mutation.mutateAsync(profile)
      onSaved()
    } catch (error) {
      if (error instanceof ProblemError) markRefused(error)
      setFailure(problemCodeOf(error))
    }
  }

  function markRefused({ fields }: ProblemError): void {
    for (const { path, message } of fields) if (isProfileField(path)) form.setError(path, { message })
  }

  function showChanged(): void {
    setBase(record)
    form.reset(profileOf(record))
  }

  const isSaving = mutation.isPending || mutation.isSuccess
  const isOutdated = !isSaving && record?.updatedAt !== base?.updatedAt
  return { form, save, failure, isSaving, isOutdated, showChanged }
}

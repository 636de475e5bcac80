'use client'

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Registration, RegistrationInput } from '@/lib/account/registration'
import { keepDraft, readDraft } from '@/lib/account/registration-draft'

/** Brings back what was typed before the page was loaded again, for example in another language. */
export function useRegistrationDraft({
  getValues,
  setValue,
  subscribe,
}: UseFormReturn<RegistrationInput, unknown, Registration>): void {
  useEffect(() => {
    const draft = readDraft()
    for (const field of ['name', 'surname', 'email', 'phone'] as const)
      if (draft?.[field] && !getValues(field)) setValue(field, draft[field])
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) })
  }, [getValues, setValue, subscribe])
}

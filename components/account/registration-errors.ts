'use client'

import { useTranslations } from 'next-intl'
import type { FieldErrors } from 'react-hook-form'
import type { SummaryError } from '@/components/ui/error-summary'
import type { RegistrationInput } from '@/lib/account/registration'
import type { SignUpFailure } from '@/lib/auth/sign-up-failure'
import { usePersonErrors } from './person-errors'

const FIELDS = ['name', 'surname', 'email', 'password', 'phone', 'consent'] as const

export const registrationFieldId = (field: (typeof FIELDS)[number]) => `registration-${field}`

/** What is missing of a pair is said once above the form, and of each of the two at its field. */
const PAIRS = {
  name_required: 'name_and_surname_required',
  surname_required: 'name_and_surname_required',
  email_required: 'email_and_password_required',
  password_required: 'email_and_password_required',
} as const

const isOfPair = (key: string): key is keyof typeof PAIRS => Object.hasOwn(PAIRS, key)

/** Everything that keeps somebody from registering, in the order of the fields. */
export function useRegistrationSummary(
  errors: FieldErrors<RegistrationInput>,
  failure: SignUpFailure | null,
): SummaryError[] {
  const t = useTranslations()
  const textOf = usePersonErrors()
  const summary = new Map<string, SummaryError & { fields: number }>()
  const add = (message: string, fieldId: string | null) => {
    const said = summary.get(message) ?? { fieldId, message, fields: 0 }
    summary.set(message, { ...said, fields: said.fields + 1 })
  }
  if (failure) add(failureText(failure), null)
  for (const field of FIELDS) {
    const key = errors[field]?.message ?? ''
    const message = isOfPair(key) ? t(`registration.${PAIRS[key]}`) : textOf(key)
    if (message) add(message, registrationFieldId(field))
  }
  return [...summary.values()]

  function failureText(reason: SignUpFailure): string {
    if ('key' in reason) return t(`registration.failures.${reason.key}`)
    return 'problem' in reason ? t(`errors.${reason.problem}`) : reason.words
  }
}

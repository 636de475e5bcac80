'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useForm } from '@/components/ui/use-form'
import { register } from '@/lib/account/register'
import { registrationSchema } from '@/lib/account/registration'
import { forgetDraft, storeDraft, readDraft } from '@/lib/account/registration-draft'
import { signUpFailure } from '@/lib/account/sign-up-failure'
import { getPathname } from '@/lib/i18n/navigation'
import { usePersonErrorText } from './use-person-error-text'

/** What is missing of a pair is said once above the form, and of each of the two at its field. */
const PAIRS = new Map<string, 'name_and_surname_required' | 'email_and_password_required'>([
  ['name_required', 'name_and_surname_required'],
  ['surname_required', 'name_and_surname_required'],
  ['email_required', 'email_and_password_required'],
  ['password_required', 'email_and_password_required'],
])

/**
 * Registers somebody and goes on to sign-in; somebody who shopped without an account is signed in already. What was typed is there again after
 * the page was loaded again, for example in another language.
 */
export function useRegistrationForm() {
  const t = useTranslations()
  const locale = useLocale()
  const form = useForm({
    id: 'registration',
    schema: registrationSchema,
    defaultValues: { name: '', surname: '', email: '', password: '', phone: '', consent: false },
    fields: ['name', 'surname', 'email', 'password', 'phone', 'consent'],
    errorText: usePersonErrorText(),
    summaryText: (key) => {
      const pair = PAIRS.get(key)
      return pair && t(`registration.${pair}`)
    },
    send: async (filledIn) => {
      const { isSignedIn } = await register(filledIn, locale)
      forgetDraft()
      const next = isSignedIn ? '/cart' : { pathname: '/signIn', query: { reason: 'registered' } }
      window.location.assign(getPathname({ href: next, locale }))
    },
    failureText: (error) => {
      const failure = signUpFailure(error)
      if ('key' in failure) return t(`registration.failures.${failure.key}`)
      return 'problem' in failure ? t(`errors.${failure.problem}`) : failure.words
    },
  })
  const { getValues, setValue, subscribe } = form

  useEffect(() => {
    const draft = readDraft()
    for (const field of ['name', 'surname', 'email', 'phone'] as const)
      if (draft?.[field] && !getValues(field)) setValue(field, draft[field])
    return subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) })
  }, [getValues, setValue, subscribe])

  return form
}

'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Form } from '@/components/ui/form'
import { useEarlyInput } from '@/components/ui/use-early-input'
import { register as registerPerson } from '@/lib/account/register'
import { registrationSchema, type Registration } from '@/lib/account/registration'
import { forgetDraft } from '@/lib/account/registration-draft'
import { signUpFailure, type SignUpFailure } from '@/lib/auth/sign-up-failure'
import { getPathname } from '@/lib/i18n/navigation'
import { DataConsent } from './data-consent'
import { PasswordField } from './password-field'
import { PasswordStrength } from './password-strength'
import { usePersonErrors } from './person-errors'
import { PersonField } from './person-field'
import { registrationFieldId, useRegistrationSummary } from './registration-errors'
import { useRegistrationDraft } from './use-registration-draft'

const EMPTY = { name: '', surname: '', email: '', password: '', phone: '', consent: false }

const TYPED = ['name', 'surname', 'email', 'password', 'phone'] as const

/** Registers somebody and goes on to sign-in. */
export function RegistrationForm() {
  const t = useTranslations()
  const locale = useLocale()
  const [failure, setFailure] = useState<SignUpFailure | null>(null)
  const form = useForm({
    resolver: zodResolver(registrationSchema),
    defaultValues: EMPTY,
    shouldFocusError: false,
  })
  const { register, control, handleSubmit, formState } = form
  const { errors, submitCount, isSubmitting, isSubmitSuccessful } = formState
  const { form: element, isReady } = useEarlyInput(TYPED, form.setValue)
  useRegistrationDraft(form)
  const textOf = usePersonErrors()
  const summary = useRegistrationSummary(errors, failure)
  const field = (name: 'name' | 'surname' | 'email' | 'phone') => ({
    id: registrationFieldId(name),
    error: textOf(errors[name]?.message),
    ...register(name),
  })

  async function submit(filledIn: Registration) {
    setFailure(null)
    try {
      await registerPerson(filledIn, locale)
      forgetDraft()
      window.location.assign(
        getPathname({ href: { pathname: '/signIn', query: { reason: 'registered' } }, locale }),
      )
    } catch (error) {
      setFailure(signUpFailure(error))
    }
  }

  return (
    <Form
      ref={element}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      className="flex flex-col gap-4"
    >
      <ErrorSummary errors={summary} submitCount={submitCount} />
      <PersonField {...field('name')} label={t('person.name')} autoComplete="given-name" />
      <PersonField {...field('surname')} label={t('person.surname')} autoComplete="family-name" />
      <PersonField {...field('email')} label={t('account.email')} type="email" autoComplete="username" />
      <PasswordField
        id={registrationFieldId('password')}
        error={textOf(errors.password?.message)}
        hint={t('registration.password_hint')}
        autoComplete="new-password"
        input={register('password')}
      />
      <PasswordStrength control={control} />
      <PersonField
        {...field('phone')}
        label={t('person.phone')}
        hint={t('person.phone_hint')}
        type="tel"
        autoComplete="tel"
      />
      <DataConsent error={textOf(errors.consent?.message)} {...register('consent')} />
      <Button type="submit" disabled={!isReady} busy={isSubmitting || (isSubmitSuccessful && !failure)}>
        {t('registration.submit')}
      </Button>
    </Form>
  )
}

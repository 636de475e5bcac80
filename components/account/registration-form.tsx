'use client'

import { useTranslations } from 'next-intl'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { DataConsent } from './data-consent'
import { PasswordField } from './password-field'
import { PasswordStrength } from './password-strength'
import { useRegistrationForm } from './use-registration-form'

export function RegistrationForm() {
  const t = useTranslations()
  const form = useRegistrationForm()
  const { field, control, formState } = form
  return (
    <Form form={form} className="flex flex-col gap-4">
      <TextField {...field('name')} label={t('person.name')} autoComplete="given-name" />
      <TextField {...field('surname')} label={t('person.surname')} autoComplete="family-name" />
      <TextField {...field('email')} label={t('account.email')} type="email" autoComplete="username" />
      <PasswordField
        {...field('password')}
        hint={t('registration.password_hint')}
        autoComplete="new-password"
      />
      <PasswordStrength control={control} />
      <TextField
        {...field('phone')}
        label={t('person.phone')}
        hint={t('person.phone_hint')}
        type="tel"
        autoComplete="tel"
      />
      <DataConsent {...field('consent')} />
      <SubmitButton busy={formState.isSubmitting || formState.isSubmitSuccessful}>
        {t('registration.submit')}
      </SubmitButton>
    </Form>
  )
}

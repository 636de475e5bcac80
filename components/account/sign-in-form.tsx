'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { Form } from '@/components/ui/form'
import { isBeingTyped } from '@/components/ui/is-being-typed'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { useForm } from '@/components/ui/use-form'
import { finishRegistration } from '@/lib/account/finish-registration'
import { forgetRegisteredEmail, readRegisteredEmail } from '@/lib/account/registered-email'
import { typedEmailSchema } from '@/lib/account/typed-email'
import { SecondFactorAsked, signIn } from '@/lib/auth/sign-in'
import { signInFailure } from '@/lib/account/sign-in-failure'
import { PasswordField } from './password-field'

/** Of those who sign in only staff meet it. */
const CodeForm = dynamic(() => import('./code-form').then((module) => module.CodeForm))

const signInSchema = z.object({
  email: typedEmailSchema,
  password: z.string().min(1, 'password_required'),
})

interface SignInFormProps {
  /** Where it goes on to, already checked to be a page of ours. */
  next: string
  /** Where a member of staff goes on to. */
  staffNext: string
}

export function SignInForm({ next, staffNext }: SignInFormProps) {
  const t = useTranslations('account')
  const texts: Record<string, string> = {
    email_required: t('email_required'),
    email_invalid: t('email_invalid'),
    password_required: t('password_required'),
  }
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)

  async function goOn({ isStaff }: { isStaff: boolean }): Promise<void> {
    forgetRegisteredEmail()
    await finishRegistration()
    window.location.assign(isStaff ? staffNext : next)
  }

  const form = useForm({
    id: '',
    schema: signInSchema,
    defaultValues: { email: '', password: '' },
    fields: ['email', 'password'],
    errorText: (key) => texts[key],
    send: async ({ email, password }) => {
      try {
        await goOn(await signIn(email, password))
      } catch (error) {
        if (!(error instanceof SecondFactorAsked)) throw error
        setAsked(error)
      }
    },
    failureText: (error) => t(signInFailure(error)),
  })
  const { field, formState, getValues, setValue } = form

  useEffect(() => {
    const registered = readRegisteredEmail()
    if (registered && !getValues('email') && !isBeingTyped('email')) setValue('email', registered)
  }, [getValues, setValue])

  if (asked) return <CodeForm onCode={async (code) => goOn(await asked.finish(code))} submit={t('sign_in')} />
  return (
    <Form form={form} className="flex flex-col gap-4">
      <TextField {...field('email')} label={t('email')} type="email" autoComplete="username" />
      <PasswordField {...field('password')} autoComplete="current-password" />
      <SubmitButton busy={formState.isSubmitting || formState.isSubmitSuccessful}>
        {t('sign_in')}
      </SubmitButton>
    </Form>
  )
}

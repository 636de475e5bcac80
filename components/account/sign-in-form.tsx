'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Form } from '@/components/ui/form'
import { isBeingTyped } from '@/components/ui/is-being-typed'
import { useEarlyInput } from '@/components/ui/use-early-input'
import { finishRegistration } from '@/lib/account/finish-registration'
import { forgetRegisteredEmail, readRegisteredEmail } from '@/lib/account/registered-email'
import { typedEmailSchema } from '@/lib/account/typed-email'
import { signIn } from '@/lib/auth/auth-store'
import { signInFailure, type SignInFailure } from '@/lib/auth/sign-in-failure'
import { PasswordField } from './password-field'
import { PersonField } from './person-field'

const signInSchema = z.object({
  email: typedEmailSchema,
  password: z.string().min(1, 'password_required'),
})

const FIELDS = ['email', 'password'] as const

interface SignInFormProps {
  /** Where it goes on to, already checked to be a page of ours. */
  next: string
  /** Where a member of staff goes on to. */
  staffNext: string
}

export function SignInForm({ next, staffNext }: SignInFormProps) {
  const t = useTranslations('account')
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const { register, handleSubmit, formState, getValues, setValue } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount, isSubmitting, isSubmitSuccessful } = formState
  const texts: Record<string, string> = {
    email_required: t('email_required'),
    email_invalid: t('email_invalid'),
    password_required: t('password_required'),
  }
  const textOf = (key: string | undefined) => (key ? texts[key] : undefined)
  const summary = [
    ...(failure ? [{ fieldId: null, message: t(failure) }] : []),
    ...FIELDS.flatMap((field) => {
      const message = textOf(errors[field]?.message)
      return message ? [{ fieldId: field, message }] : []
    }),
  ]

  const { form, isReady } = useEarlyInput(FIELDS, setValue)
  useEffect(() => {
    const registered = readRegisteredEmail()
    if (registered && !getValues('email') && !isBeingTyped('email')) setValue('email', registered)
  }, [getValues, setValue])

  async function submit({ email, password }: z.output<typeof signInSchema>) {
    setFailure(null)
    try {
      const { isStaff } = await signIn(email, password)
      forgetRegisteredEmail()
      await finishRegistration()
      window.location.assign(isStaff ? staffNext : next)
    } catch (error) {
      setFailure(signInFailure(error))
    }
  }

  return (
    <Form ref={form} onSubmit={(event) => void handleSubmit(submit)(event)} className="flex flex-col gap-4">
      <ErrorSummary errors={summary} submitCount={submitCount} />
      <PersonField
        id="email"
        label={t('email')}
        error={textOf(errors.email?.message)}
        type="email"
        autoComplete="username"
        {...register('email')}
      />
      <PasswordField
        error={textOf(errors.password?.message)}
        autoComplete="current-password"
        input={register('password')}
      />
      <Button type="submit" disabled={!isReady} busy={isSubmitting || (isSubmitSuccessful && !failure)}>
        {t('sign_in')}
      </Button>
    </Form>
  )
}

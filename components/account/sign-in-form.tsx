'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { signIn } from '@/lib/auth/auth-store'
import { signInFailure, type SignInFailure } from '@/lib/auth/sign-in-failure'

const signInSchema = z.object({
  email: z.string().trim().min(1, 'email_required').pipe(z.email('email_invalid')),
  password: z.string().min(1, 'password_required'),
})

/** `next` is where it goes on to, already checked to be a page of ours. */
export function SignInForm({ next }: { next: string }) {
  const t = useTranslations('account')
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const { register, handleSubmit, formState } = useForm({
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
  const textOf = (key: string | undefined) => key && texts[key]
  const summary = [
    ...(failure ? [{ fieldId: null, message: t(failure) }] : []),
    ...(['email', 'password'] as const).flatMap((field) => {
      const message = textOf(errors[field]?.message)
      return message ? [{ fieldId: field, message }] : []
    }),
  ]

  async function submit({ email, password }: z.output<typeof signInSchema>) {
    setFailure(null)
    try {
      await signIn(email, password)
      window.location.assign(next)
    } catch (error) {
      setFailure(signInFailure(error))
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="flex flex-col gap-4">
      <ErrorSummary errors={summary} submitCount={submitCount} />
      <Field id="email" label={t('email')} error={textOf(errors.email?.message)}>
        {(control) => <Input {...control} type="email" autoComplete="username" {...register('email')} />}
      </Field>
      <PasswordField error={textOf(errors.password?.message)} input={register('password')} />
      <Button type="submit" busy={isSubmitting || (isSubmitSuccessful && !failure)}>
        {t('sign_in')}
      </Button>
    </form>
  )
}

interface PasswordFieldProps {
  error: string | undefined
  input: React.ComponentProps<'input'>
}

function PasswordField({ error, input }: PasswordFieldProps) {
  const t = useTranslations('account')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field id="password" label={t('password')} error={error}>
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            className="pr-12"
            {...input}
          />
          <Button
            variant="quiet"
            size="icon"
            className="absolute top-0 right-0"
            aria-label={t(isShown ? 'hide_password' : 'show_password')}
            onClick={() => setShown(!isShown)}
          >
            <Icon aria-hidden className="size-5" />
          </Button>
        </span>
      )}
    </Field>
  )
}

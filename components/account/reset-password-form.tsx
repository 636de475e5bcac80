'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { MailCheck } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Form } from '@/components/ui/form'
import { useEarlyInput } from '@/components/ui/use-early-input'
import { typedEmailSchema } from '@/lib/account/typed-email'
import { knownProblem } from '@/lib/auth/firebase-problem'
import { sendPasswordReset } from '@/lib/auth/password-reset'
import { getPathname } from '@/lib/i18n/navigation'
import { usePersonErrors } from './person-errors'
import { PersonField } from './person-field'

const resetSchema = z.object({
  email: typedEmailSchema,
})

const EMAIL_ID = 'reset-email'
const FIELDS = ['email'] as const

/** Has the e-mail for a new password sent; whether the address is known is not told. */
export function ResetPasswordForm() {
  const t = useTranslations()
  const locale = useLocale()
  const textOf = usePersonErrors()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const { register, handleSubmit, formState, setValue } = useForm({
    resolver: zodResolver(resetSchema),
    defaultValues: { email: '' },
    shouldFocusError: false,
  })
  const { form, isReady } = useEarlyInput(FIELDS, setValue)
  const emailError = textOf(formState.errors.email?.message)

  async function submit({ email }: z.output<typeof resetSchema>) {
    setFailure(null)
    try {
      await sendPasswordReset(email, locale)
      setSent(true)
    } catch (error) {
      const problem = knownProblem(error)
      setFailure(
        problem
          ? t('reset_password.failed_because', { reason: t(`errors.${problem}`) })
          : t('reset_password.failed'),
      )
    }
  }

  if (isSent) return <Sent />
  return (
    <Card>
      <Form ref={form} onSubmit={(event) => void handleSubmit(submit)(event)} className="flex flex-col gap-4">
        <ErrorSummary
          errors={[
            ...(failure ? [{ fieldId: null, message: failure }] : []),
            ...(emailError ? [{ fieldId: EMAIL_ID, message: emailError }] : []),
          ]}
          submitCount={formState.submitCount}
        />
        <PersonField
          id={EMAIL_ID}
          label={t('account.email')}
          error={emailError}
          type="email"
          autoComplete="username"
          {...register('email')}
        />
        <Button type="submit" disabled={!isReady} busy={formState.isSubmitting}>
          {t('reset_password.send')}
        </Button>
      </Form>
    </Card>
  )
}

function Sent() {
  const t = useTranslations('reset_password')
  const locale = useLocale()
  return (
    <EmptyState
      role="status"
      icon={<MailCheck aria-hidden />}
      title={t('sent')}
      action={
        <Button asChild>
          <a href={getPathname({ href: '/', locale })}>{t('home')}</a>
        </Button>
      }
    />
  )
}
